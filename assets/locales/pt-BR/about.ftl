# What Skipstone is, and what it is not.

about-title = Sobre o Skipstone
about-version = Skipstone { $version }
about-game = Um jogo de cartas de uma a doze pessoas: monte quatro pilhas de 1 a 12, livre-se do seu estoque e mantenha seus descartes em ordem. Jogue contra robôs, cada um por si ou em times, com as regras de sempre ou com as suas regras da casa.
about-fair = Os robôs só veem o que uma pessoa veria no lugar deles.
about-privacy-title = Privacidade
about-privacy = O Skipstone não tem conta, servidor nem propaganda, e não informa nada a ninguém. Suas configurações, partidas e estatísticas são arquivos neste computador, assim como a sua chave e as chaves de quem já jogou com você. A rede serve só para as mesas com outras pessoas: o Skipstone procura mesas nela, mostra a sua enquanto estiver aberta e envia a quem está na mesa o seu nome, a sua chave, as suas jogadas e as suas mensagens.
about-trademark-title = Compatível, mas independente
about-trademark = O Skipstone segue as regras do jogo de cartas em sequência vendido como SKIP-BO®. SKIP-BO é uma marca da Mattel, Inc. O Skipstone não é afiliado à Mattel, nem endossado por ela ou ligado a ela; o nome, as cartas e as imagens são do próprio Skipstone.
about-licence-title = Software livre
about-licence = Você pode usar, modificar e compartilhar o Skipstone sob a licença MIT ou a licença Apache 2.0, como preferir. A fonte é a Fira Sans, sob a SIL Open Font License.
about-licences = Licenças de terceiros

licences-title = Licenças de terceiros
licences-about = O Skipstone contém o trabalho de outras pessoas, e agradecemos por isso. Ele foi publicado sob estas licenças; escolha uma para ler.
licences-standard-library = A biblioteca padrão, de quem desenvolve o Projeto Rust, também está sob a licença Apache 2.0.
licences-more = { $named } e mais { $count }
