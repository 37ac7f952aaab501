# Why nobody finds a table: what was looked at, what it means, and the one thing to do.
# $system: linux, windows or macos. $network, $vpn: what the system calls a network interface

network-title = A mesa não aparece?
network-looking = Verificando este computador e as redes dele…
network-looking-about = Isso leva até dez segundos. Com um endereço, um pouco mais.
# $causes, $possible: how many of each
network-summary = { $causes ->
    [0] { $possible ->
        [0] Neste computador, nada parece impedir que as mesas sejam encontradas.
        [one] Nenhuma causa certa, mas uma possível.
       *[other] Nenhuma causa certa, mas { $possible } possíveis.
    }
    [one] Uma coisa impede que as mesas sejam encontradas.
   *[other] { $causes } coisas impedem que as mesas sejam encontradas.
}
network-again = Verificar de novo
network-address = O endereço da mesa
network-address-example = 192.168.1.20 ou 0A5K2-…
network-try = Testar o endereço
network-address-about = Está na tela de quem organiza a mesa: o Skipstone então diz até onde um pacote chega. Um código de convite também serve.
network-address-short-code = Um código curto não contém o endereço. Ele aparece logo abaixo do código, na tela de quem organiza a mesa.
network-section-cause = O que impede que as mesas sejam encontradas
network-section-possible = O que pode ser a causa
network-section-unknown = O que não dá para saber
network-section-fine = O que funciona
network-section-general = O que nenhum programa consegue ver

## Causes
network-discovery-off = As mesas não são anunciadas nem procuradas em nenhuma rede.
network-discovery-off-next = Nas configurações, em “Mesas na rede”, escolha “Em todas”. Até lá, só dá para chegar a uma mesa com um endereço ou um código de convite.
network-loopback-only = As mesas são anunciadas e procuradas só neste computador.
network-loopback-only-next = Nas configurações, em “Mesas na rede”, escolha “Em todas”.
network-interfaces-missing = Este computador não tem a rede indicada nas configurações: { $names }.
network-interfaces-missing-next = Nas configurações, em “Mesas na rede”, escolha “Em todas”.
network-no-network = Este computador não está em nenhuma rede.
network-no-network-next = Conecte-se ao mesmo Wi-Fi das outras pessoas, ou ligue o cabo. Sem nenhum dos dois, o hotspot de um celular também é uma rede.
network-port-held = Outro programa ocupa a porta UDP 5353 e não a divide com ninguém, então não dá para anunciar nem encontrar mesas.
network-port-held-next = { $system ->
    [windows] Feche esse programa: muitas vezes é um Bonjour antigo ou um programa de música. No terminal, netstat -abno -p UDP mostra qual é. Até lá, dá para chegar à mesa com o endereço ou o código de convite.
    [macos] Feche esse programa: no terminal, sudo lsof -i UDP:5353 mostra qual é. Até lá, dá para chegar à mesa com o endereço ou o código de convite.
   *[linux] Feche esse programa: no terminal, sudo ss -ulpn 'sport = :5353' mostra qual é. Até lá, dá para chegar à mesa com o endereço ou o código de convite.
}
network-port-half-held = Outro programa ocupa a porta UDP 5353 de uma das versões do IP e não a divide com ninguém. As mesas só são encontradas pela outra versão.
network-local-network-denied = O macOS não deixa o Skipstone entrar na rede local.
network-local-network-denied-next = Nos Ajustes do Sistema, em “Privacidade e Segurança”, “Rede Local”, ative o Skipstone; depois feche o jogo e abra de novo.
network-send-refused = Este computador não deixa o Skipstone enviar nada na rede { $network }.
network-send-refused-next = { $system ->
    [windows] Permita o Skipstone no firewall do Windows para redes privadas, ou no do seu programa de segurança.
    [macos] Permita o Skipstone no firewall do seu programa de segurança.
   *[linux] No firewall deste computador, permita a saída de UDP para a porta 5353 e para a porta da mesa.
}
network-send-refused-vpn = A VPN { $vpn } não deixa passar nada para a rede { $network }.
network-send-refused-vpn-next = Desligue a VPN ou o kill switch dela enquanto estiver jogando, ou permita a rede local nas configurações dela.
network-send-failed = Não dá para enviar nada a outras pessoas na rede { $network }.
network-send-failed-next = Desconecte-se desta rede e conecte-se de novo. Se não adiantar, dá para chegar à mesa com o endereço ou o código de convite.
network-not-heard-back = Na rede { $network }, uma mensagem enviada por este computador não voltou: um firewall neste computador a bloqueia.
network-not-heard-back-next = { $system ->
    [windows] Permita o Skipstone no firewall do Windows para redes privadas, ou no do seu programa de segurança.
    [macos] Nos Ajustes do Sistema, em “Rede”, “Firewall”, “Opções”, permita conexões de entrada para o Skipstone.
   *[linux] Libere a entrada na porta UDP 5353 e na porta da mesa: no ufw, com sudo ufw allow 5353/udp e sudo ufw allow 7462/udp; no firewalld, com o serviço mdns e uma regra para 7462/udp.
}
network-vpn-takes-network = O que deveria ir para a rede { $network } vai para a VPN { $vpn }.
network-vpn-takes-network-next = Desligue a VPN enquanto estiver jogando, ou permita a rede local nas configurações dela (muitas vezes “acesso à LAN” ou “split tunneling”).
network-public = O Windows considera esta rede pública e esconde este computador nela.
network-public-next = Em Configurações, “Rede e Internet”, abra as propriedades da rede e escolha “Rede privada”. Só faça isso em casa.
network-firewall-blocks-all = O firewall do macOS bloqueia todas as conexões de entrada.
network-firewall-blocks-all-next = Nos Ajustes do Sistema, em “Rede”, “Firewall”, “Opções”, desative “Bloquear todas as conexões de entrada”.
network-other-subnet = Há uma mesa anunciada em { $theirs }, mas este computador está em { $ours }: são duas redes diferentes.
network-other-subnet-next = Conecte-se ao mesmo Wi-Fi ou ao mesmo roteador de quem organiza a mesa. Se o roteador ligar uma rede à outra, o endereço funciona mesmo assim.
network-name-unknown = Não há aqui nenhum computador chamado “{ $name }”.
network-name-unknown-next = Digite o endereço em números que aparece na tela de quem organiza a mesa.

## How far a packet gets
network-reach-table = Uma mesa responde em { $to }.
network-reach-busy = A mesa em { $to } responde, mas não aceita mais conexões no momento.
network-reach-busy-next = Espere um minuto e tente de novo.
network-reach-other-program = Algo responde em { $to }, mas não é uma mesa desta versão do Skipstone.
network-reach-other-program-next = Compare a porta com a que aparece na tela de quem organiza a mesa, e comparem as versões do Skipstone.
network-reach-nothing-listens = O computador em { $to } está lá, e diz que não há mesa aberta nesta porta.
network-reach-nothing-listens-next = Compare a porta com a que aparece na tela de quem organiza a mesa. Se estiver certa, um firewall no computador da mesa não deixa ninguém entrar: ele precisa liberar a porta UDP { $port }.
network-reach-not-allowed = Este computador não envia nada para { $to }: um firewall ou uma VPN daqui não deixa.
network-reach-not-allowed-next = Permita o Skipstone no firewall deste computador. Se houver uma VPN ligada, desligue enquanto estiver jogando, ou permita a rede local nas configurações dela.
network-reach-no-route = Não há caminho daqui até { $to }: este computador não está nessa rede.
network-reach-no-route-next = Conecte-se ao mesmo Wi-Fi ou roteador de quem organiza a mesa, ou ative o túnel entre vocês.
network-reach-nobody-there = Nenhum computador aqui tem o endereço { $to }, embora outros aparelhos desta rede tenham dado sinal.
network-reach-nobody-there-next = Compare o endereço com o que aparece na tela de quem organiza a mesa: ele pode ter mudado. Se for um Wi-Fi para visitantes, passem os dois para o Wi-Fi principal.
network-reach-kept-apart = Ninguém responde em { $to }, e nenhum outro aparelho desta rede deu sinal: ela provavelmente mantém os aparelhos separados, como faz um Wi-Fi para visitantes.
network-reach-kept-apart-next = Conectem os dois computadores ao Wi-Fi principal, ou os dois ao hotspot de um celular. Se houver no roteador uma opção de isolamento de clientes, desliguem essa opção.
network-reach-rejected = O computador em { $to } está lá, mas o firewall dele não deixa ninguém entrar.
network-reach-rejected-next = No computador da mesa, o firewall precisa liberar a porta UDP { $port }.
network-reach-dropped = O computador em { $to } está lá, mas nada volta por UDP: um firewall, lá ou no caminho, bloqueia tudo, ou a mesa está fechada.
network-reach-dropped-next = No computador da mesa, o firewall precisa liberar a porta UDP { $port }. Em um escritório ou hotel, a própria rede pode estar bloqueando.
network-reach-silent = Nada volta de { $to }. Não dá para saber se o computador está lá.
network-reach-silent-next = A mesa está aberta, e o endereço está certo? Então, no computador da mesa, o firewall precisa liberar a porta UDP { $port }. Se for um Wi-Fi para visitantes, passem os dois para o Wi-Fi principal.
network-reach-silent-tunnel = Nada volta de { $to } pelo túnel.
network-reach-silent-tunnel-next = O túnel está ativo nas duas pontas, e cada ponta deixa entrar o endereço da outra? O endereço é o da mesa dentro do túnel?
network-reach-other-network = Nenhuma resposta de { $to }, que está em uma rede diferente da deste computador.
network-reach-other-network-next = Conecte-se ao mesmo Wi-Fi ou roteador de quem organiza a mesa. Se vocês estiverem em lugares diferentes, precisam de um túnel entre vocês.

## Possible causes
network-announcement-missing = A mesa em { $to } responde, mas o anúncio dela não chega aqui: a rede retém o multicast, ou a mesa não está sendo anunciada.
network-announcement-missing-next = Entre com o endereço ou o código de convite: funciona do mesmo jeito. No roteador, pode estar ligado o IGMP snooping ou um “filtro de multicast”.
network-vpn-is-default = A VPN { $vpn } está ligada. Muitas VPNs deixam passar quem está na mesma rede que você, outras não.
network-vpn-is-default-next = Se as outras pessoas não encontrarem você, desligue a VPN ou o kill switch dela enquanto estiver jogando, ou permita a rede local nas configurações dela.
network-only-tunnel = Só o túnel { $network } leva a outras pessoas, e nele nada é anunciado.
network-only-tunnel-next = Por ele, dá para entrar nas mesas com o endereço ou o código de convite.
network-no-lease = Nenhum roteador deu um endereço a este computador na rede { $network }.
network-no-lease-next = Conecte-se de novo ao Wi-Fi, ou confira o cabo. Entre dois computadores ligados por um cabo, isso é normal.
network-several = Este computador está em várias redes: { $names }. As outras pessoas só o encontram na rede em que elas estão.
network-several-next = Se as outras pessoas não encontrarem você, desligue o Wi-Fi no computador que está no cabo, ou comparem os endereços.
network-only-ipv6 = Este computador só tem endereços IPv6. Aparelhos que só têm IPv4 não o encontram.
network-only-ipv6-next = Digite o endereço dele entre colchetes, como em [fd00::20]:7462, ou ligue o DHCP no roteador.
network-nobody-heard = Nenhum outro aparelho deu sinal nesta rede. Ou não há nenhum que diga alguma coisa, ou a rede mantém os aparelhos separados.
network-nobody-heard-next = Em um Wi-Fi para visitantes ou em um hotel, conectem-se ao Wi-Fi principal, ou todo mundo ao hotspot de um celular. Fora isso, teste o endereço da mesa.
network-own-table-unheard = O anúncio da sua mesa não chegou, embora outras mensagens deste computador tenham voltado.
network-own-table-unheard-next = Verifique de novo daqui a alguns segundos. Se continuar assim, feche a mesa e abra de novo; até lá, dá para chegar a ela com o endereço ou o código de convite.
network-firewall-on = { $firewall } está ligado. Não dá para saber se ele deixa o Skipstone passar.
network-firewall-on-ufw-next = Se as outras pessoas não encontrarem sua mesa ou não conseguirem entrar nela: sudo ufw allow 7462/udp e sudo ufw allow 5353/udp; para celulares, também sudo ufw allow 7463/tcp.
network-firewall-on-firewalld-next = Se as outras pessoas não encontrarem sua mesa ou não conseguirem entrar nela: sudo firewall-cmd --add-service=mdns --add-port=7462/udp; para celulares, também --add-port=7463/tcp.
network-firewall-on-windows-next = Se as outras pessoas não conseguirem entrar na sua mesa: na Segurança do Windows, em “Firewall e proteção de rede”, escolha “Permitir um aplicativo pelo firewall” e marque o Skipstone para redes privadas.
network-firewall-on-macos-next = Se as outras pessoas não conseguirem entrar na sua mesa: nos Ajustes do Sistema, em “Rede”, “Firewall”, “Opções”, permita conexões de entrada para o Skipstone.

## What can't be known
network-firewall-unknown = Se há um firewall ligado, e o que ele deixa passar.
network-public-unknown = Se o Windows considera esta rede pública.
network-networks-unknown = Em quais redes este computador está: o sistema não diz.

## What works
network-no-known-firewall = { $system ->
    [windows] O firewall do Windows está desligado.
    [macos] O firewall do macOS está desligado.
   *[linux] Nem o ufw nem o firewalld estão ligados. O que outros firewalls deixam passar, não dá para saber.
}
network-addresses = { $kind ->
    [tunnel] Túnel ou VPN { $network }: { $addresses }
    [virtual] Máquinas virtuais e contêineres, { $network }: { $addresses }
   *[local] Rede { $network }: { $addresses }
}
network-heard-back = A mensagem deste computador voltou na rede { $network }.
network-devices-heard = { $count ->
    [one] Outro aparelho deu sinal.
   *[other] Outros { $count } aparelhos deram sinal.
}
network-own-table-heard = O anúncio da sua mesa chegou.
network-tables-heard = { $count ->
    [one] Uma mesa de outra pessoa deu sinal.
   *[other] { $count } mesas de outras pessoas deram sinal.
}

## What no program can see
network-general-apart = Wi-Fi para visitantes, hotéis e alguns escritórios mantêm os aparelhos separados. Passem para o Wi-Fi principal, ou liguem o hotspot de um celular e entrem todos nele: jogar assim não gasta dados.
network-general-vpn = Uma VPN em qualquer um dos computadores ou celulares pode deixá-lo fora da rede, principalmente uma com kill switch. Desliguem a VPN enquanto estiverem jogando.
network-general-https = Alguns navegadores de celular insistem em https e dizem que não dá para acessar a página. Digite http:// antes do endereço, ou escaneie o código na tela de quem organiza a mesa.
network-general-cable = Um computador no cabo e um celular no Wi-Fi se encontram se os dois estiverem no mesmo roteador. Um segundo roteador, ou um repetidor com rede própria, cria duas redes: nesse caso, conectem os dois ao mesmo.
network-general-away = Com a família longe, um túnel como o WireGuard leva até a mesa. O manual explica como.
