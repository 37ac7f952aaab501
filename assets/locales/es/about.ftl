# What Skipstone is, and what it is not.

about-title = Acerca de Skipstone
about-version = Skipstone { $version }
about-game = Un juego de cartas de una a doce personas: construye cuatro pilas del 1 al 12, vacía tu reserva y ten tus descartes bien ordenados. Juega por tu cuenta contra jugadores virtuales o en equipos, con las reglas habituales o con tus propias reglas de la casa.
about-fair = Los jugadores virtuales solo ven lo que vería cualquiera en su asiento.
about-privacy-title = Privacidad
about-privacy = Skipstone no tiene cuentas, servidores ni publicidad, y no informa de nada a nadie. Tus ajustes, partidas y estadísticas son archivos en este ordenador, igual que tu clave personal y las claves de las personas con las que has jugado. La red es solo para las mesas con más gente: Skipstone busca mesas en ella, muestra la tuya mientras la tienes abierta y comunica a quienes están en tu mesa tu nombre, tu clave, tus jugadas y tus mensajes.
about-trademark-title = Compatible, sin afiliación
about-trademark = Skipstone sigue las reglas del juego de cartas de secuencias que se vende como SKIP-BO®. SKIP-BO es una marca de Mattel, Inc. Skipstone no está afiliado a Mattel, ni respaldado por ella, ni relacionado con ella; su nombre, sus cartas y sus imágenes son propios.
about-licence-title = Software libre
about-licence = Puedes usar, modificar y compartir Skipstone con la licencia MIT o con la licencia Apache 2.0, la que prefieras. La tipografía es Fira Sans, con la licencia SIL Open Font.
about-licences = Licencias de terceros

licences-title = Licencias de terceros
licences-about = Skipstone incluye el trabajo de otras personas, y se lo agradecemos. Se publicó con estas licencias; pulsa una para leerla.
licences-standard-library = La biblioteca estándar de Rust, obra del Rust Project, también tiene la licencia Apache 2.0.
licences-more = { $named } y { $count } más
