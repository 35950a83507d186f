import type { FirmaDePagina } from '#contract/page.ts'
import { formatMenosDe, getPromesa, getRotuloDeAnonimato } from '#domain/climas/anonimato.ts'
import { MINIMO_POR_GRUPO, SIN_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import { producto } from './producto.ts'
import type { PaginaDeTexto } from './tipos.ts'

const DEL_MINIMO = {
  con: 'Un porcentaje de muy pocas personas puede decir demasiado. Por eso un estudio tiene un mínimo por grupo, y lo que no lo alcanza se suma solo en el área o en toda la empresa. Desde la primera invitación ese mínimo solo puede subir.',
  sin: 'Un porcentaje de muy pocas personas puede decir demasiado, y este estudio se hizo sin un mínimo por grupo. Tenlo en cuenta si en tu grupo son pocas personas.',
}

const formatMenosInvitadas = (minimo: number | null) =>
  minimo === null ? 'menos personas invitadas que su mínimo' : `${formatMenosDe(minimo)} invitadas`

/** The table of who sees what, while the survey is open and after the close. Each cell is held against the product by a test. */
function listFilas(minimo: number | null): string[][] {
  const sinMinimo = minimo === SIN_MINIMO
  const menos = formatMenosDe(minimo)
  return [
    [
      'Tu empresa',
      `Cuántas personas han participado, desde ${sinMinimo ? MINIMO_POR_GRUPO : (minimo ?? 'su mínimo')} y mientras falten otras tantas, y de ningún grupo con ${formatMenosInvitadas(sinMinimo ? MINIMO_POR_GRUPO : minimo)}. Nada de lo que contestas.`,
      sinMinimo
        ? 'Los resultados que la consultora le publica. Ningún texto tal como lo escribiste.'
        : `Los resultados que la consultora le publica; de un grupo con ${menos}, ni cuántas contestaron. Ningún texto tal como lo escribiste.`,
    ],
    [
      'La consultora',
      sinMinimo
        ? 'A quién invitó, y quién no ha empezado, va en curso o terminó. Los resultados de cualquier grupo, al momento, y los textos abiertos con su grupo.'
        : `A quién invitó, y quién no ha empezado, va en curso o terminó. Cifras solo cuando se publican, todas juntas, y ninguna de ${menos}. Los textos publicados, sin nombre, y con su grupo solo donde el grupo se muestra.`,
      'Las cifras publicadas y los textos, a quién invitó y cuántas personas respondieron por grupo. Ya no quién terminó.',
    ],
    [
      'Quien administra el servidor',
      'Cuestionarios sellados: de cada uno, su grupo y si está completo. Para abrirlos necesitaría además la clave del estudio, que no está en la base de datos, y nuestras reglas le prohíben usarla para eso.',
      'Sumas y textos sin nombre. Ni cuestionarios, ni clave, ni huellas de tokens.',
    ],
  ]
}

/** The first things for a frightened reader: three lines, the way of an answer, five questions. The rest is for an auditor. */
export interface PaginaDeAnonimato extends PaginaDeTexto {
  lineas: { icono: 'persona' | 'equipo' | 'editar'; fuerte: string; texto: string }[]
  /** The words under the six stations of the drawing; none where there is no minimum to promise. */
  pasos: { titulo: string; texto: string }[]
  preguntas: { pregunta: string; respuesta: string; sinPromesa?: true }[]
}

function listLineas(minimo: number | null): PaginaDeAnonimato['lineas'] {
  const [fuerte, texto] = getPromesa(minimo)
  return [
    {
      icono: 'persona',
      fuerte: 'Sin tu nombre.',
      texto: 'No te lo preguntamos ni lo guardamos con lo que contestas.',
    },
    { icono: 'equipo', fuerte, texto },
    {
      icono: 'editar',
      fuerte: 'Cuida lo que escribes.',
      texto: 'Tus palabras se leen tal cual: no pongas tu nombre ni tu puesto.',
    },
  ]
}

const listPasos = (minimo: number | null): PaginaDeAnonimato['pasos'] =>
  minimo === SIN_MINIMO
    ? []
    : [
        { titulo: 'Tú contestas', texto: 'Nadie te pide tu nombre.' },
        { titulo: 'Sin tu nombre', texto: 'Sale con tu grupo y lo que marcaste.' },
        { titulo: 'Tu grupo', texto: 'La consultora ve quién terminó, nunca qué contestó.' },
        {
          titulo: 'La suma',
          texto:
            minimo === null
              ? 'Hay cifra desde el mínimo de la encuesta. Con menos, no.'
              : `Hay cifra desde ${minimo} personas. Con menos, no.`,
        },
        { titulo: 'El cierre', texto: 'Se borran las respuestas de cada persona.' },
        { titulo: 'El informe', texto: 'Quedan sumas, y textos sin nombre.' },
      ]

/** About the boss and about small groups: what depends on the minimum. */
function answerDelMinimo(minimo: number | null): [jefe: string, pocos: string] {
  if (minimo === SIN_MINIMO)
    return [
      'Tu empresa recibe los resultados que la consultora le publique, nunca una lista de respuestas. Pero el resultado de un grupo de una persona es el de esa persona.',
      'Esta encuesta no tiene un mínimo: un grupo tiene cifra aunque sean pocas personas. Tenlo en cuenta al contestar.',
    ]
  return [
    minimo === null
      ? 'No. Tu empresa recibe resultados por grupo, desde el mínimo de personas de la encuesta. La que no tiene mínimo lo dice antes de empezar.'
      : `No. Tu empresa recibe resultados por grupo, de ${minimo} personas o más.`,
    `Con ${formatMenosDe(minimo)} no se muestra ninguna cifra del grupo. Tus respuestas cuentan en tu área o en toda la empresa.`,
  ]
}

function listPreguntas(minimo: number | null): PaginaDeAnonimato['preguntas'] {
  const [jefe, pocos] = answerDelMinimo(minimo)
  return [
    { pregunta: '¿Mi jefe puede ver lo que contesté?', respuesta: jefe },
    {
      pregunta: '¿Alguien sabe si ya contesté?',
      respuesta:
        'La consultora ve quién terminó, para no insistirle. Tu empresa ve cuántas personas contestaron, no quiénes. Al cerrar se borra quién terminó.',
    },
    { pregunta: '¿Y si somos pocos en mi grupo?', respuesta: pocos },
    {
      pregunta: '¿Y lo que escribo?',
      respuesta: 'Se lee tal como lo escribes, sin tu nombre. No cuentes un caso que solo tú conoces.',
    },
    {
      pregunta: '¿Qué no pueden prometerme?',
      respuesta:
        'Que nadie te reconozca por tus palabras. Y que nadie haya copiado la clave del estudio: con esa copia y otra de la base de antes del cierre se podría llegar a tus respuestas.',
      sinPromesa: true,
    },
  ]
}

/** The texts of one climate, with its minimum; null: of none in particular. */
export const createAnonimato = (
  minimo: number | null,
  firma: Pick<FirmaDePagina, 'correo'>,
): PaginaDeAnonimato => ({
  meta: {
    ruta: '/anonimato',
    titulo: getRotuloDeAnonimato(minimo),
    descripcion:
      'Qué se guarda cuando respondes una encuesta de clima, qué ve tu empresa, qué ve la consultora y qué pasa al cerrar el estudio.',
  },
  titulo: getRotuloDeAnonimato(minimo),
  entrada: getPromesa(minimo).join(' '),
  lineas: listLineas(minimo),
  pasos: listPasos(minimo),
  preguntas: listPreguntas(minimo),
  secciones: [
    {
      id: 'que-se-guarda',
      titulo: 'Qué se guarda',
      parrafos: ['Dos cosas, sin nada escrito que las una.'],
      lista: [
        'La lista de personas invitadas: el grupo al que perteneces, tu correo si la invitación llegó por correo, si ese correo se envió, y si no has empezado, vas en curso o terminaste. Sin horas y sin contar respuestas.',
        'Los cuestionarios: lo que marcaste, tu antigüedad y lo que escribiste, sellados con la clave del estudio. A la vista quedan solo el grupo y si el cuestionario está completo. Sin nombre y sin correo.',
      ],
    },
    {
      id: 'que-no-se-guarda',
      titulo: 'Qué no se guarda',
      lista: [
        'Tu nombre: la encuesta no lo pregunta ni lo necesita.',
        'La dirección de internet (IP) o la hora de cada respuesta.',
        'Tu token. Se guarda una huella que permite reconocerlo cuando lo escribes, pero de la que no se puede sacar.',
      ],
      parrafos: [
        'Las respuestas que aún no has enviado esperan en tu propio teléfono o computadora, para que no las pierdas si se va la luz. Se borran de ahí en cuanto se guardan; si no vuelves, se descartan pasados 30 días.',
        'El token se recuerda solo en la pestaña abierta, hasta que terminas, sales o la cierras. Si contestas en una computadora compartida y no alcanzas a terminar, usa «Salir de la encuesta» antes de irte.',
      ],
    },
    {
      id: 'para-que-el-token',
      titulo: 'Para qué sirve el token',
      parrafos: [
        'Para que responda solo quien fue invitado, una sola vez, y para que puedas seguir donde te quedaste. Tu cuestionario se encuentra únicamente con tu token y con una clave que vive fuera de la base de datos. Con el token se puede escribir en él lo que falta, nunca leer lo que ya contestaste. Por eso conviene no compartirlo.',
        'El token viaja en tu invitación: quien pueda abrir tu correo podría usarlo. Si te lo dieron en papel, quien lo imprimió pudo verlo, y el sistema lo deja marcado. Si algo de esto te incomoda, pide antes de empezar que te inviten a un correo personal.',
      ],
    },
    {
      id: 'quien-ve-que',
      titulo: 'Quién ve qué',
      tabla: {
        columnas: ['Quién', 'Mientras está abierta', 'Después del cierre'],
        filas: listFilas(minimo),
      },
    },
    {
      id: 'el-cierre',
      titulo: 'Qué pasa al cerrar el estudio',
      lista: [
        'La clave del estudio, que vive en un archivo fuera de la base de datos, se destruye: ningún cuestionario se vuelve a abrir, tampoco los que queden en copias y registros de antes.',
        'Los cuestionarios se borran; solo quedan sumas. Los textos abiertos quedan legibles, sueltos y revueltos, con su grupo solo donde el grupo se puede mostrar.',
        'De la lista de invitados desaparece quién terminó y quién no; queda cuántas personas respondieron por grupo.',
        'Se borran las invitaciones que estaban por salir.',
      ],
      parrafos: ['El cierre no se puede deshacer.'],
    },
    {
      id: 'lo-que-nadie-puede-prometer',
      titulo: 'Lo que nadie puede prometer',
      lista: [
        'Quien tenga una copia de la clave del estudio y otra de la base de datos de antes del cierre podría abrir los cuestionarios. De las claves se guarda una copia aparte, por si falla un disco, y el cierre borra ahí la suya; a una copia de esa copia no llega.',
        'Sobrescribir un archivo no prueba nada en discos de estado sólido ni en copias instantáneas del disco: destruir esas copias le toca a quien las tiene.',
        'Quien contestara por todas las personas de un grupo menos una leería lo de la última. Por eso los tokens sin correo no pueden pasar de las personas planeadas, y queda anotado quién los hizo y cuántos cuestionarios llegaron por cada vía.',
        'Si todas las personas que cuentan en una cifra contestaron lo mismo, la cifra dice qué contestó cada una, por muchas que sean.',
        'Si una parte de tu grupo contesta en papel, quien pasa esos cuestionarios al sistema los conoce; si los demás son pocos, podría deducir qué dicen.',
        'Los recordatorios llegan solo a quien no ha terminado: quien administre el correo de tu empresa podría ver a quiénes les llegaron.',
      ],
    },
    {
      id: 'lo-que-depende-de-ti',
      titulo: 'Lo que depende de ti, y de nosotros',
      parrafos: [
        'En las preguntas abiertas escribe lo que piensas, pero evita datos que te señalen: tu puesto exacto, una fecha, un caso que solo tú conoces. El texto se lee tal como lo escribiste.',
        DEL_MINIMO[minimo === SIN_MINIMO ? 'sin' : 'con'],
      ],
    },
    {
      id: 'preguntas',
      titulo: 'Si tienes dudas',
      parrafos: [
        [
          'Escríbenos a ',
          { texto: firma.correo, correo: firma.correo },
          '. Mientras la encuesta está abierta puedes pedir que se borren tu invitación y tus respuestas; lo que ya se publicó queda sumado. Después del cierre podemos borrar tu correo, pero ya no sabríamos cuáles respuestas son las tuyas.',
        ],
      ],
    },
  ],
  vigencia: `Vigente desde ${producto.anio}.`,
})
