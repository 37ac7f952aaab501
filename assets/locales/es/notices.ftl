# What the player must be told wherever they are.

notice-dismiss = Entendido
notice-show-report = Ver el informe
notice-crashed = Lo sentimos, Skipstone se ha detenido por un error. Tu partida está guardada. El informe para el equipo de desarrollo no contiene cartas, nombres ni claves.
notice-no-viewer = No hay ningún programa para mostrar el informe. Está en { $path }.
notice-other-profile = Usar otro perfil
notice-unsaved = Aún sin guardar. { $why } Puedes seguir jugando; con cada jugada se vuelve a intentar.
unsaved-lost = { $why } { $moves ->
    [0] Se perderían tus últimos cambios.
    [one] Se perdería una jugada.
   *[other] Se perderían { $moves } jugadas.
}
unsaved-disk-full = El disco está lleno.
unsaved-asks-close = { $lost } ¿Cerrar Skipstone de todos modos?
unsaved-asks-switch = { $lost } ¿Usar otro perfil de todos modos?
unsaved-cancel = Cancelar
unsaved-close = Cerrar igualmente
unsaved-switch = Cambiar igualmente
notice-setting = { $path }: valor no válido { $found } en { $key }; se esperaba { $allowed }. Se usa el valor de fábrica.
setting-one-of = uno de { $values }
setting-name = una línea de hasta 64 bytes
setting-interfaces = "all", "loopback", "none" o nombres de interfaces separados por comas
setting-number = un número del { $low } al { $high }
notice-series-gone = Esta partida ya no está.
notice-series-no-round = Esta partida no tiene ninguna ronda con la que practicar.
notice-no-key = No se ha podido crear la clave por la que te reconocen los demás: { $why }
notice-no-table = No se puede abrir tu mesa. { $why }
notice-no-home-dir = Este sistema no tiene carpeta personal para ti, así que no se guardará nada cuando cierres esta ventana.

store-error-in-use = Otra ventana de Skipstone está usando los datos de este perfil. Aquí no se guarda nada hasta que la cierres.
store-error-unusable = No se puede usar { $path }: { $why }.
store-error-damaged = { $path } está dañado ({ $why }). Se conserva como { $now } y se ha empezado un archivo nuevo.
store-error-newer = Tus datos guardados en { $path } son de una versión más nueva de Skipstone y se dejan como están. Actualiza Skipstone o usa otro perfil.
store-error-foreign = { $path } es de otro programa. Se conserva como { $now } y se ha empezado un archivo nuevo.
store-error-unreleased = { $path } se escribió con un Skipstone anterior a la versión 0.1.0. Se conserva como { $now } y se ha empezado un archivo nuevo.
store-error-library-format = { $path } tiene un formato demasiado antiguo para leerlo. Se conserva como { $now } y se ha empezado un archivo nuevo.
store-error-value = No se puede leer una entrada ({ $what } { $key }: { $why }). Se ha dejado como estaba.
store-error-round = No se puede continuar la ronda en curso ({ $why }). Se ha apartado y se repartirá de nuevo.

cause-full = el disco está lleno
cause-read-only = es de solo lectura
cause-denied = acceso denegado
notice-played-for-you = Un jugador virtual hizo jugadas por ti. Por lo demás, el reparto fue limpio y se jugó según las reglas.
notice-round = Ronda { $number }: { $words }
notice-broken-round = Quien organiza rompió las reglas de una ronda. La prueba firmada está en { $path }; «skipstone verify» muestra a cualquiera lo que demuestra.
