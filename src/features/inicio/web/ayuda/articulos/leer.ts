import { type Articulo, PERSONAL } from '../articulo.ts'

const VER = '/admin/clima-organizacional/ver-climas'
const base = { tema: 'Leer y entregar', para: PERSONAL } as const

export const LEER: readonly Articulo[] = [
  {
    ...base,
    clave: 'publicar',
    titulo: 'Publicar los resultados',
    entrada:
      'Las cifras llegan todas juntas. Así nadie puede mirar cómo cambian cuando contesta una persona.',
    pasos: [
      'Detén la encuesta y abre [[Gráficas]] desde la página del clima.',
      'Aprieta [[Publicar resultados]]. Antes de actuar, la pantalla nombra los grupos que se van a reservar.',
      'Publica los cuestionarios terminados. No se puede deshacer. Si activas otra vez la encuesta, los que vengan se publican juntos cuando sean suficientes.',
    ],
    dudas: [
      {
        duda: 'La encuesta sigue abierta y me piden un avance',
        respuesta:
          '[[Publicar un avance]], una vez por ronda: empresa, áreas y grupos, sin antigüedades ni textos. Entran los grupos con el triple del mínimo terminado a los que no les falta nadie, o el cuádruple o más. El botón dice antes cuántas antigüedades suele costar. El cliente lo lee al cerrar.',
      },
    ],
    cuida: 'Mientras no se publica, nadie ve cifras: ni quien administra el sitio.',
  },
  {
    ...base,
    clave: 'graficas',
    titulo: 'Leer las gráficas',
    entrada:
      'Dieciséis vistas responden cuánto; las lecturas de conjunto responden dónde, desde cuándo y qué primero.',
    pasos: [
      'Desde la página del clima entra a [[Gráficas]].',
      'Cada gráfica dice su base y cuántas personas hay detrás. Su tabla está a un toque.',
      '[[Mapa de Calor]] muestra de una vez todas las áreas y variables; toca una columna para ordenar por ella.',
      'Para trabajar los números, [[Descargar Excel]].',
    ],
    dudas: [
      {
        duda: 'Una barra dice que se reserva',
        respuesta:
          'Son menos personas que el mínimo, o restando se sabría lo que contestó un grupo pequeño. «¿Por qué se reserva?» lo explica con los números de ese clima.',
      },
      {
        duda: 'En lugar de la cifra general dice «Faltan 7 de 13 variables»',
        respuesta:
          'Una cifra general se muestra con al menos tres de cada cuatro de sus variables. Las que sí tienen cifra se ven en su gráfica.',
      },
      {
        duda: 'Una antigüedad dice «41 de 48 personas»',
        respuesta:
          'La dijeron 48, y se cuentan las de los grupos donde son tantas como el mínimo o más. Con menos, comparando con la cifra del grupo se sabría lo que dijeron.',
      },
      {
        duda: 'Qué es el eNPS y dónde se lee',
        respuesta:
          'De una pregunta de 0 a 10: la parte que dio 9 o 10 menos la que dio de 0 a 6, de −100 a 100. La vista [[eNPS]] lo da de la empresa, sus áreas y sus grupos, ronda por ronda; [[Tendencia]], de toda la empresa.',
      },
      {
        duda: 'Dice «Esta ronda se lee por área»',
        respuesta:
          'Se escogió antes de invitar: de cada grupo se ve cuántas personas contestaron, y lo que dijo cuenta en su área.',
      },
      {
        duda: 'Dos antigüedades aparecen juntas, o no se lee ninguna',
        respuesta:
          'Se juntan vecinas hasta que cada una cuente al menos a la mitad de quienes la dijeron; donde ni así quedan dos, se reservan. Con menos grupos, con menos tramos o leyendo por áreas se leen más. Con [[Nombrar las antigüedades]] les pones nombre, como «Nuevos».',
      },
    ],
    imagen: {
      ruta: `${VER}?vista=GraficasClima&clima=CLIMA&grafica=MapaDeCalor`,
      alt: 'Mapa de calor de un clima',
      pie: 'El mapa de calor de la demostración.',
    },
  },
  {
    ...base,
    clave: 'estudio-anterior',
    titulo: 'Traer un estudio anterior',
    entrada:
      'Las cifras de un año pasado, aunque sean de otra herramienta, quedan como una ronda cerrada que se compara con las de aquí.',
    pasos: [
      'En la página de un clima, abajo, aprieta [[Traer un estudio]]. Con sus variables, áreas y grupos se lee.',
      'Descarga la plantilla y llénala: una fila por área y grupo con sus personas, una columna por variable con su porcentaje de satisfechos. También se lee un Excel propio.',
      'Di cuándo se hizo, escoge el archivo y, donde un nombre sea otro, di qué es.',
      'Revisa qué filas no se guardan y aprieta [[Guardar el estudio]].',
    ],
    dudas: [
      {
        duda: 'Una fila no se guarda',
        respuesta:
          'Es de menos personas que el mínimo, o restando se sabría lo que dijeron tan pocas. No queda en ningún lado.',
      },
      {
        duda: 'Falta la cifra general',
        respuesta:
          'Se calcula con las variables, como en todas las rondas, y hace falta que estén tres de cada cuatro. La que traiga tu Excel no se lee.',
      },
      {
        duda: 'Qué no tiene un estudio',
        respuesta: 'Antigüedades, preguntas, respuestas y textos. No se edita: elimínalo y tráelo de nuevo.',
      },
    ],
    cuida: 'Lleva su marca, «2023 (de otra herramienta)», en cada vista, archivo e informe donde se nombra.',
  },
  {
    ...base,
    clave: 'comparar',
    titulo: 'Comparar con otra ronda',
    entrada:
      'Una diferencia vale cuando es más grande que la casualidad: solo entonces lleva flecha y color. Lo demás va en gris, «sin cambio claro».',
    pasos: [
      'En las vistas comparativas escoge la otra ronda en [[Selecciona un Clima:]]',
      'Si las dos rondas se calcularon con otra base, la otra se vuelve a calcular con la de esta, y se dice.',
      '[[Tendencia]] junta todas las rondas y corta la línea donde cambiaron las preguntas.',
    ],
  },
  {
    ...base,
    clave: 'abiertas',
    titulo: 'Leer las respuestas abiertas',
    entrada: 'Lo que la gente escribió explica las cifras.',
    pasos: [
      'En [[Gráficas]] abre las preguntas abiertas y escoge la pregunta.',
      'Filtra por grupo o por palabra. El grupo aparece solo donde se puede mostrar.',
      'Para ponerles tema y sacar citas, sigue en la [[Mesa de textos]].',
    ],
    cuida: 'Al cliente no le llegan los textos: solo las citas que escojas, sin nombres.',
  },
  {
    ...base,
    clave: 'mesa',
    titulo: 'Ordenar lo que la gente escribió',
    entrada: 'En la mesa se lee respuesta por respuesta, se le ponen temas y se escoge qué citar.',
    pasos: [
      'En la barra de la ronda entra a [[Mesa]] y escoge la pregunta.',
      'En [[Nuevo tema]] escribe un tema y agrégalo. Los nueve primeros se ponen con las teclas 1 a 9, o tocándolos.',
      'La mesa sugiere hasta dos temas, donde más de una palabra habla por ellos, y dice cuáles. Nunca los pone sola: Enter acepta el primero.',
      'Nombres, teléfonos, correos y DPI salen tapados. Acepta, aprieta [[Tapar palabras]] para tapar otra cosa, o destapa lo que no señala a nadie.',
      '[[Citar]] lleva al informe las frases que escojas, ya tapadas. [[Deshacer]] vuelve atrás lo último.',
    ],
    cuida:
      'El texto original no sale de aquí: al informe va lo tapado, con su área solo donde el grupo se puede mostrar.',
    dudas: [
      {
        duda: '¿Podemos trabajar dos personas a la vez?',
        respuesta: 'Sí. Cada tema puesto se guarda solo y se suma a lo que hizo la otra persona.',
      },
      {
        duda: 'Aquí puedo contar lo que Temas por área reserva',
        respuesta:
          'Sí: la mesa es para leer y Temas por área, para enseñar. No copies las cuentas de la mesa a lo que entregas.',
      },
      {
        duda: 'Las teclas me estorban.',
        respuesta: 'En [[Mi cuenta]] desactiva los [[Atajos de teclado]]: todo se hace también con botones.',
      },
      {
        duda: '¿Cómo uno dos temas?',
        respuesta:
          'Con el lápiz del tema: ahí se cambia el nombre, el lugar y su tecla, o se une a otro con [[Unir los temas]].',
      },
    ],
    imagen: {
      ruta: '/admin/clima-organizacional/mesa/CLIMA',
      alt: 'Mesa de textos con una respuesta en la mano y los temas a la derecha',
      pie: 'La respuesta en la mano al centro, los temas con su tecla a la derecha.',
    },
  },
  {
    ...base,
    clave: 'temas',
    titulo: 'Ver de qué habla cada área',
    entrada: 'Cuántas respuestas de cada área hablan de cada tema.',
    pasos: [
      'Desde la mesa aprieta [[Temas por área]] y escoge la pregunta.',
      'La barra dice qué parte del área habla del tema; en ámbar, más de una de cada cuatro respuestas.',
      'Toca una cifra para leer sus respuestas en la mesa.',
      '[[Descargar Excel]] baja lo mismo que ves: sin textos y sin lo que se reserva.',
    ],
    cuida: '«Se reserva» aparece donde lo dicen menos personas que el mínimo, o donde restando se sabría.',
    imagen: {
      ruta: '/admin/clima-organizacional/temas-por-area/CLIMA',
      alt: 'Tabla de temas por área con barras y celdas reservadas',
      pie: 'Áreas de distinto tamaño se comparan por la barra.',
    },
  },
  {
    ...base,
    clave: 'informe',
    titulo: 'Armar el informe para el cliente',
    entrada: 'El PDF para leer y el PowerPoint para presentar salen de las mismas cifras publicadas.',
    pasos: [
      'En la barra de la ronda entra a [[Informe]].',
      'Enciende, apaga y ordena las secciones. Cada una trae una redacción sugerida a partir de las cifras: edítala.',
      'Haz el archivo. Se prepara aparte; puedes seguir trabajando.',
      'Cuando esté listo, [[Publicar al cliente]]. Abajo, en [[Versiones publicadas]], queda qué recibió, si lo descargó, y [[Retirar]].',
    ],
    imagen: {
      ruta: '/admin/clima-organizacional/informe/CLIMA',
      alt: 'Pantalla para armar el informe',
      pie: 'Secciones a la izquierda, su redacción a la derecha.',
    },
  },
  {
    ...base,
    clave: 'plan',
    titulo: 'Llevar el plan de acción',
    entrada:
      'Un plan corto se cumple; uno largo se olvida. Cada compromiso dice qué, quién, para cuándo y qué debe moverse.',
    pasos: [
      'Bajo el menú de gráficas entra a [[Plan de acción]] y aprieta [[Nuevo compromiso]].',
      'Escoge la [[Variable o factor que debe moverse]] y dónde. La pantalla dice de cuánto se parte y qué diferencia sería clara.',
      'Pon [[Responsable]], correo y fecha. Se le avisa una semana antes y el día que vence.',
      'En [[Mapa de Calor]] y en [[Prioridades]], [[Agregar al plan]] empieza un compromiso con su variable y su área ya puestas.',
      'El cliente ve el plan, cambia el estado y deja notas con fecha.',
      'En la siguiente ronda, el plan muestra al lado de cada compromiso lo que hizo su variable.',
    ],
    imagen: {
      ruta: '/admin/clima-organizacional/plan/CLIMA',
      alt: 'Plan de acción con compromisos vencidos, de este mes y hechos',
      pie: 'Lo vencido arriba, sin que nadie lo marque.',
    },
  },
  {
    ...base,
    clave: 'cerrar',
    titulo: 'Cerrar y anonimizar',
    entrada:
      'Al cerrar, los cuestionarios contestados se vuelven sumas y ya no existe nada que una a una persona con lo que contestó.',
    pasos: [
      'En la página del clima abre [[Cerrar y anonimizar]].',
      'Descarga antes lo que quieras conservar: después del cierre no hay cuestionarios que volver a contar.',
      'Escribe el nombre que se pide y confirma. No se puede deshacer.',
    ],
    cuida:
      'La llave del clima se destruye. Borra también las copias de la carpeta de llaves hechas antes del cierre: con ellas y una copia de la base de entonces se podría volver atrás.',
  },
  {
    ...base,
    clave: 'al-cliente',
    titulo: 'Publicar al cliente',
    entrada:
      'Las personas de la empresa ven sus resultados y descargan el informe cuando la ronda está cerrada y tú los publicas.',
    pasos: [
      'Invita a las personas de la empresa como clientes desde [[Equipo]].',
      'Cierra la ronda. Bajo el menú de gráficas, en [[Para el cliente]], publica las cifras en pantalla.',
      'En [[Informe]] revisa cada redacción y aprieta [[Publicar al cliente]]: quedan el PDF, el PowerPoint y el Excel, y un correo les avisa dónde están.',
      'Publicar otra vez hace una versión nueva y la anterior deja de verse. En [[Versiones publicadas]] está qué recibió el cliente, si lo descargó, y [[Retirar]].',
    ],
    cuida:
      'El correo no lleva cifras ni archivos: se ven al entrar con la cuenta. Todo queda en la bitácora.',
  },
]
