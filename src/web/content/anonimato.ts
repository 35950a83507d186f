import { firma } from './firma.ts'
import type { PaginaDeTexto } from './tipos.ts'

export const anonimato: PaginaDeTexto = {
  meta: {
    ruta: '/anonimato',
    titulo: 'Cómo cuidamos el anonimato',
    descripcion:
      'Qué se guarda cuando respondes una encuesta de clima, qué ve tu empresa, qué ve la consultora y qué pasa al cerrar el estudio.',
  },
  titulo: 'Cómo cuidamos el anonimato',
  entrada:
    'Mientras la encuesta está abierta, tus respuestas son confidenciales. Cuando el estudio se cierra son anónimas: nadie puede saber quién contestó qué, tampoco nosotros ni quien administra la base de datos.',
  secciones: [
    {
      id: 'que-se-guarda',
      titulo: 'Qué se guarda',
      parrafos: ['Tres cosas, en lugares distintos y sin nada escrito que las una.'],
      lista: [
        'La lista de personas invitadas: el grupo al que perteneces, tu correo si la invitación llegó por correo, si ese correo se envió, y si no has empezado, vas en curso o terminaste. Sin horas y sin contar respuestas.',
        'Las hojas de respuestas: lo que marcaste, tu grupo y tu antigüedad. Sin nombre y sin correo.',
        'Lo que escribes en las preguntas abiertas se guarda aparte de tu hoja, texto por texto, solo con el grupo y la pregunta.',
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
        'Para que responda solo quien fue invitado, una sola vez, y para que puedas seguir donde te quedaste. Tu hoja se encuentra únicamente con tu token y con una clave que vive fuera de la base de datos. Por eso conviene no compartirlo.',
        'El token viaja en tu invitación: quien pueda abrir tu correo podría usarlo. Si te lo dieron en papel, quien lo imprimió pudo verlo, y el sistema lo deja marcado. Si algo de esto te incomoda, pide antes de empezar que te inviten a un correo personal.',
      ],
    },
    {
      id: 'quien-ve-que',
      titulo: 'Quién ve qué',
      tabla: {
        columnas: ['Quién', 'Mientras está abierta', 'Después del cierre'],
        filas: [
          [
            'Tu empresa',
            'Nada de lo que contestas. La consultora puede decirle cuánta gente ha participado.',
            'Resultados por área, grupo y antigüedad, y los textos abiertos sin nombre.',
          ],
          [
            'La consultora',
            'A quién invitó y quién ha terminado. Los resultados llegan juntos, cuando se publican: de menos personas que el mínimo del estudio (cinco, si no se acordó otro) no se muestra nada.',
            'Los resultados publicados y cuántas personas respondieron por grupo.',
          ],
          [
            'Quien administra el servidor',
            'Las respuestas sin nombre. Para unirlas con una persona necesitaría además la clave que se guarda fuera de la base de datos, y nuestras reglas le prohíben usarla para eso.',
            'Sumas por grupo y textos sin nombre. Las hojas ya no existen.',
          ],
        ],
      },
    },
    {
      id: 'el-cierre',
      titulo: 'Qué pasa al cerrar el estudio',
      lista: [
        'La clave del estudio se destruye: ningún token vuelve a abrir ninguna hoja.',
        'Las hojas se borran; solo quedan sumas. Los textos abiertos quedan sueltos, con su grupo solo donde el grupo se puede mostrar.',
        'De la lista de invitados desaparece quién terminó y quién no; queda cuántas personas respondieron por grupo.',
        'Se borran las invitaciones que estaban por salir.',
      ],
      parrafos: [
        'El cierre no se puede deshacer. Una copia de respaldo, o un registro de la base de datos, de antes del cierre todavía conserva la relación; el sistema se lo recuerda a la consultora en ese momento, para que la destruya. Eso ningún programa lo puede hacer por ella.',
      ],
    },
    {
      id: 'lo-que-depende-de-ti',
      titulo: 'Lo que depende de ti, y de nosotros',
      parrafos: [
        'En las preguntas abiertas escribe lo que piensas, pero evita datos que te señalen: tu puesto exacto, una fecha, un caso que solo tú conoces. El texto se lee tal como lo escribiste.',
        'Un porcentaje de tres personas puede decir demasiado. Por eso un estudio tiene un mínimo por grupo, y lo que no lo alcanza se suma solo en el área o en toda la empresa.',
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
  vigencia: `Vigente desde ${firma.anio}.`,
}
