import type { FirmaDePagina } from '#contract/page.ts'
import { VERSION_DE_AVISO } from '#domain/contacto/version-de-aviso.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { producto } from './producto.ts'
import type { PaginaDeTexto } from './tipos.ts'

/** diasDeMensajes: that the site keeps its copy of a message after it has gone out. */
export const createAvisoDePrivacidad = (
  diasDeMensajes: number,
  { razonSocial, ...firma }: Pick<FirmaDePagina, 'nombre' | 'razonSocial' | 'correo' | 'ciudad'>,
): PaginaDeTexto => ({
  meta: {
    ruta: '/aviso-de-privacidad',
    titulo: 'Aviso de privacidad',
    descripcion: `Qué datos guarda ${firma.nombre} cuando escribes o envías tu currículum, cuánto tiempo, quién los ve y cómo pedir que se borren.`,
  },
  titulo: 'Aviso de privacidad',
  entrada:
    'Qué guardamos cuando nos escribes o nos envías tu currículum, por cuánto tiempo, quién lo ve y cómo pedir que lo borremos. En palabras de todos los días.',
  secciones: [
    {
      id: 'quien',
      titulo: 'Quién responde por tus datos',
      parrafos: [
        [
          `${firma.nombre}${razonSocial ? ` (${razonSocial})` : ''}, con oficina en ${firma.ciudad}. Para cualquier asunto sobre tus datos escríbenos a `,
          { texto: firma.correo, correo: firma.correo },
          '.',
        ],
      ],
    },
    {
      id: 'que',
      titulo: 'Qué guardamos',
      lista: [
        'Si nos escribes: tu nombre, tu correo, tu teléfono y tu mensaje.',
        'Si envías tu currículum: además, la plaza que buscas y el archivo.',
        'Si pides algo sobre tus datos: tu correo, lo que pides y lo que nos cuentes.',
        'Si te consideramos para una plaza: su nombre, en qué va y una nota corta de nuestro equipo.',
        'La fecha en que lo enviaste, que es también la fecha en que aceptaste este aviso, y su versión.',
        'Por poco tiempo, la dirección de internet (IP) desde la que se envía, solo para frenar envíos masivos y ataques.',
      ],
      parrafos: [
        'No usamos cookies de publicidad ni herramientas que sigan lo que haces en el sitio. Las únicas cookies son de quienes entran con su usuario: la de su sesión, la de cómo prefieren ver la pantalla y, durante un minuto, la de la página que pidieron antes de entrar.',
      ],
    },
    {
      id: 'para-que',
      titulo: 'Para qué lo usamos',
      parrafos: [
        'Tu mensaje, para contestarte. Tu currículum, para considerarte en procesos de selección. Para nada más: no enviamos boletines, ni vendemos ni prestamos tus datos.',
      ],
    },
    {
      id: 'cuanto-tiempo',
      titulo: 'Cuánto tiempo',
      tabla: {
        columnas: ['Qué', 'Cuánto se queda'],
        filas: [
          [
            'La copia de tu mensaje o de tu currículum que sale por correo',
            `Se borra ${formatCantidad(diasDeMensajes, 'día', 'días')} después de haber salido hacia nuestro buzón.`,
          ],
          [
            'Tu mensaje en la lista de nuestro equipo',
            `Hasta que lo contestamos, y ${formatCantidad(diasDeMensajes, 'día', 'días')} más.`,
          ],
          [
            'Lo que pides sobre tus datos',
            `Si no lo confirmas, dos días. Si lo confirmas, hasta que lo atendemos y ${formatCantidad(diasDeMensajes, 'día', 'días')} más.`,
          ],
          [
            'Tu currículum, mientras espera que lo leamos',
            'Hasta que alguien del equipo decide si lo registra o lo descarta. Lo descartado se borra en el momento.',
          ],
          [
            'El correo que recibimos',
            'Lo que dure la conversación contigo, o el proceso de selección en el que participas.',
          ],
          [
            'Tu currículum en nuestra base de candidatos, si lo registramos',
            'Hasta que nos pidas borrarlo o deje de servir para encontrarte una plaza. Cuando lleva mucho tiempo sin cambios te escribimos para saber si sigue al día; si hay un plazo para borrarlo, el correo dice la fecha. Lo que el equipo elimina queda treinta días donde solo un administrador puede recuperarlo, y después se borra; si eres tú quien lo pide, se borra en el momento.',
          ],
          [
            'Los archivos anteriores de tu currículum y las notas de una plaza',
            'Lo que dure tu currículum: se borran con él. Si mandas un archivo nuevo desde el enlace que te escribimos, los anteriores se borran en ese momento.',
          ],
        ],
      },
    },
    {
      id: 'quien-lo-ve',
      titulo: 'Quién lo ve',
      parrafos: [
        'El equipo de la firma, con usuario y contraseña personales. Si una empresa busca a alguien como tú, primero te preguntamos; sin tu permiso no le entregamos ni tu nombre.',
      ],
    },
    {
      id: 'borrar',
      titulo: 'Cómo pedir que lo borremos',
      parrafos: [
        [
          'Pídelo en ',
          { texto: 'Tus datos', ruta: '/mis-datos' },
          ', o escribe a ',
          { texto: firma.correo, correo: firma.correo },
          ' desde el mismo correo que usaste: ver lo que tenemos, corregirlo o borrarlo. Te contestamos en diez días hábiles como máximo. No hace falta que expliques por qué.',
        ],
        'Borrar quiere decir borrar: tus datos, el archivo y sus versiones anteriores, el texto que el buscador había tomado de él, las notas de las plazas y las búsquedas que digan tu correo. En las copias de respaldo desaparecen cuando la copia se renueva.',
      ],
    },
    {
      id: 'encuestas',
      titulo: 'Si respondiste una encuesta de clima',
      parrafos: [
        [
          'Las encuestas tienen reglas propias, más estrictas. Están en ',
          { texto: 'Cómo cuidamos tu anonimato', ruta: '/anonimato' },
          '.',
        ],
      ],
    },
  ],
  vigencia: `Versión ${VERSION_DE_AVISO}, vigente desde ${producto.anio}.`,
})
