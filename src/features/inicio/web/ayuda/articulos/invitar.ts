import { type Articulo, PERSONAL } from '../articulo.ts'

const VER = '/admin/clima-organizacional/ver-climas'
const base = { tema: 'Invitar y seguir', para: PERSONAL } as const

export const INVITAR: readonly Articulo[] = [
  {
    ...base,
    clave: 'invitar',
    titulo: 'Invitar por correo',
    entrada: 'Cada persona recibe su propio token. El correo se manda solo; tú sigues trabajando.',
    pasos: [
      'En la barra de la ronda entra a [[Invitar]].',
      'Escoge [[A un grupo de opinión]] y pega las direcciones, o [[A toda la empresa, con un archivo]] si tienes una lista de Excel o CSV con grupos. [[Descargar la plantilla]] te da una para llenar; quien no tenga correo en ella recibe una papeleta. Si no se sabe qué es cada columna, la pantalla enseña las primeras filas y tú lo dices.',
      'Revisa lo que se leyó. Lo que trae una dirección sale; lo demás se queda como lo escribiste, con su motivo: sin correo, una tilde, un espacio entre dos palabras o un dominio como gmial.com, que se preguntan.',
      'Si un grupo pasaría de las personas planeadas, se dice antes de mandar nada: corrige primero lo planeado.',
      'Invita. En [[Encuestados]] se ve cómo salió cada correo.',
    ],
    cuida:
      'Nadie ve el token de otra persona, tampoco tú: viaja en el correo y no queda escrito en ninguna parte.',
    imagen: {
      ruta: `${VER}?vista=InvitacionDeEncuesta&clima=CLIMA`,
      alt: 'Pantalla de invitación con la participación por grupo',
      pie: 'Contestaron, invitadas y planeadas, siempre juntas.',
    },
  },
  {
    ...base,
    clave: 'palabras',
    titulo: 'Escribir los correos con tus palabras',
    entrada: 'La invitación, el recordatorio, la bienvenida y el gracias, iguales para todas las personas.',
    pasos: [
      'En [[Invitar]] entra a [[Palabras]].',
      'Escoge el texto y escribe el asunto, el saludo, el texto y la firma. Lo que dejes vacío sale con nuestras palabras.',
      'Aprieta {empresa}, {firma}, {fechaLimite} o {duracion}: se llenan solas en cada correo.',
      'Al lado está el correo tal como sale. [[Enviarme una prueba]] te lo manda a ti.',
      'Guarda. Vale para los correos que faltan por salir.',
    ],
    dudas: [
      {
        duda: '¿Puedo cambiar el botón o la promesa?',
        respuesta:
          'No: el botón, el código, la promesa que protege a quien contesta y el enlace para no recibir más son iguales en todos.',
      },
      {
        duda: '¿Y si siempre escribo lo mismo?',
        respuesta:
          'Un administrador lo deja en [[Ajustes]], en [[Palabras de los correos y de la encuesta]]: vale para toda ronda que no tenga las suyas.',
      },
    ],
  },
  {
    ...base,
    clave: 'sin-correo',
    titulo: 'Hacer papeletas para quienes no tienen correo',
    entrada:
      'Quien no tiene correo contesta en su teléfono con una papeleta: un código, un token y una dirección corta.',
    pasos: [
      'En la página del clima entra a [[Papeletas, kiosco y papel para quien no tiene correo]].',
      'En [[Hacer papeletas]] escoge el grupo y cuántas. Se descarga un archivo con diez por hoja.',
      'Imprime, recorta por las líneas, revuelve y deja que cada quien tome la suya. Borra el archivo: no se guarda en ningún lado ni se puede volver a sacar.',
      'Si se pierde una, [[Imprimir otra]] del mismo lote. Si se pierde la caja, [[Anular lo que queda]] y haz otro lote.',
      'Para la pared, [[Imprimir un cartel]] en la página del clima: lleva el código y la dirección corta, sin ningún token.',
      'En [[Avisar por WhatsApp]] hay un texto para el chat del grupo, con la dirección y sin tokens.',
    ],
    cuida:
      'Un lote para 20 personas acepta 20 encuestas, aunque se impriman más papeletas. Las papeletas de un grupo no pasan de las personas planeadas que no fueron invitadas por correo, y la bitácora dice quién las hizo.',
    dudas: [
      {
        duda: 'No dice cuántas se han usado',
        respuesta: 'En un lote de menos personas que el mínimo del clima, ese número diría quién contestó.',
      },
      {
        duda: '¿Y si solo necesito un token?',
        respuesta:
          'En la invitación de un grupo, apaga el envío por correo y crea los que quieras ver en pantalla.',
      },
    ],
  },
  {
    ...base,
    clave: 'kiosco',
    titulo: 'Prestar una tableta: el kiosco',
    entrada: 'Una tableta en la planta, con letras grandes, para quien no tiene teléfono a la mano.',
    pasos: [
      'En [[Sin correo]] abre [[Kiosco]] y escribe en la tableta la dirección que se muestra.',
      'Fija la pantalla de la tableta para que nadie salga del navegador.',
      'Cada persona entra con su papeleta: toca las letras o le muestra el código a la cámara.',
      'Al terminar, o si nadie la toca, la tableta vuelve al principio. Para sacarla del kiosco, teclea el código que está en [[Para salir del kiosco]].',
    ],
    cuida: 'Entre una persona y otra no queda nada en la tableta: ni el token, ni respuestas, ni historial.',
  },
  {
    ...base,
    clave: 'prueba',
    titulo: 'Que tu cliente la pruebe y la apruebe',
    entrada:
      'Antes de activarla, tu cliente contesta la encuesta como la verá su gente, sin que se guarde nada.',
    pasos: [
      'En el [[Resumen]] de la ronda copia el enlace de [[Prueba y aprobación]] y mándaselo.',
      'Abre la encuesta, contesta lo que quiera y aprieta [[Aprobar o pedir cambios]]: escribe su nombre y, si quiere, una nota.',
      'La ronda dice quién la aprobó y cuándo, y si cambió después.',
    ],
    cuida:
      'Es un consejo y no un candado: puedes activarla sin su aprobación. El enlace sirve treinta días y termina al activarla.',
  },
  {
    ...base,
    clave: 'calendario',
    titulo: 'Que la encuesta se abra y recuerde sola',
    entrada:
      'El calendario abre la encuesta, manda las invitaciones que esperan y hasta cuatro recordatorios.',
    pasos: [
      'Al invitar con la encuesta inactiva, escoge [[Cuando se abra la encuesta]]: los correos esperan.',
      'En [[Invitar]] entra a [[Calendario]], escribe la hora, el día en que se abre y los días de los recordatorios, y guarda.',
      'Te llega un correo un día antes de cada cosa y otro cuando sale.',
    ],
    cuida: 'Nunca publica ni cierra. Si la abres a mano antes, las invitaciones salen en ese momento.',
    dudas: [
      {
        duda: '¿Y si el sitio estaba apagado?',
        respuesta:
          'Sale hasta seis horas después. Más tarde ya no: queda en [[Por resolver]] del [[Dashboard]], y en el calendario escoges otro día o lo quitas.',
      },
    ],
  },
  {
    ...base,
    clave: 'captura',
    titulo: 'Cuestionarios en papel y su captura',
    entrada:
      'Quien no usa teléfono contesta a lápiz; después se teclea, una o dos veces, con el teclado y sin ratón.',
    pasos: [
      'En [[Sin correo]] abre [[Papel]], abre un lote para el grupo e imprime las copias.',
      'Recoge los papeles en una urna y revuélvelos. Entra a [[Capturar]] y di cuántos vas a teclear, hasta diez, y cuántas veces: una, una muestra dos veces (uno de cada diez, al azar) o todo dos veces.',
      'Teclea cada papel y guárdalo con Enter al terminarlo: 1 a 4 es la cara o la palabra marcada, N es No Aplica, espacio es en blanco. Los textos se escriben una vez y en la segunda captura se comparan con el papel.',
      'En la segunda captura, donde no coincida, mira el papel y teclea lo que dice. Al final destruye los papeles.',
    ],
    cuida:
      'Cada papel guardado es un cuestionario como el de cualquiera: no se puede leer ni corregir. La bitácora dice quién capturó cuántos y cuándo.',
    dudas: [
      {
        duda: 'Marcaron dos caras, o más opciones de las permitidas',
        respuesta: 'Se deja en blanco: esa pregunta queda sin contestar y lo demás cuenta.',
      },
    ],
  },
  {
    ...base,
    clave: 'seguir',
    titulo: 'Seguir la participación',
    entrada: 'Se sigue a los grupos, no a las personas.',
    pasos: [
      'El [[Dashboard]] muestra las encuestas abiertas, el grupo que va atrás y a cuánto llegaría al final.',
      'Lo que espera a alguien está en [[Por resolver]]: cada línea lleva a donde se resuelve.',
      'En la página del clima, [[Participación]] dice cuántas personas contestaron, cuántas se invitaron y cuántas se planearon.',
      'En [[Encuestados]] se ve a quién llegó el correo. Nunca qué contestó.',
    ],
    imagen: {
      ruta: '/dashboard',
      alt: 'Dashboard con las encuestas abiertas y lo que espera',
      pie: 'Lo de hoy, en una pantalla.',
    },
  },
  {
    ...base,
    clave: 'recordar',
    titulo: 'Recordar a quienes faltan',
    entrada: 'Un recordatorio le llega solo a quien no ha terminado, y una sola vez al día.',
    pasos: [
      'En [[Encuestados]] busca [[Recordar a quienes faltan]], o [[Recordar]] junto al grupo que va atrás.',
      'Confirma. El correo dice cuánto falta para la fecha límite y trae el mismo token.',
      'Quien no quiere más recordatorios los detiene con un enlace de su correo; la pantalla no dice quién.',
    ],
    dudas: [
      {
        duda: 'El botón dice que ya se mandó hoy',
        respuesta:
          'Va uno por grupo y día, sea a mano o del calendario. Insistir más rara vez ayuda y hace que el correo caiga como no deseado.',
      },
    ],
  },
  {
    ...base,
    clave: 'correo-fallido',
    titulo: 'Qué hacer cuando un correo no llega',
    entrada: 'Un correo puede regresar: la dirección está mal escrita o el buzón ya no existe.',
    pasos: [
      'En [[Encuestados]] filtra por [[Envío del correo]].',
      'Reenvía. A la misma dirección va el mismo token, y quien ya había empezado sigue donde iba; si no ha empezado puedes corregir su dirección: va un token nuevo, el anterior deja de servir y a la dirección de antes se le avisa.',
      'Si no tiene otra dirección, dale un token en papel y elimina su invitación.',
    ],
    imagen: {
      ruta: `${VER}?vista=TableEncuestados&clima=CLIMA`,
      alt: 'Lista de encuestados con el estado de sus correos',
      pie: 'De cada persona, solo cómo va su correo y si terminó.',
    },
  },
]
