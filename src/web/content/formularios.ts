import type { Campo, Formulario, Mensajes, Parrafo } from './tipos.ts'

const avisoDePrivacidad = { texto: 'aviso de privacidad', ruta: '/aviso-de-privacidad' } as const

const largo = 'Este texto es demasiado largo. Acórtalo, por favor.'

const nombre: Campo = { etiqueta: 'Nombre', fallas: { vacio: 'Escribe tu nombre.', largo } }

const correo: Campo = {
  etiqueta: 'Correo',
  fallas: {
    vacio: 'Escribe tu correo.',
    formato: 'Escribe el correo completo, por ejemplo ana@empresa.com.',
    largo,
  },
}

const tel: Campo = { etiqueta: 'Teléfono', fallas: { vacio: 'Escribe un teléfono.', largo } }

/** Specification §8, letter for letter; the CV form says "curriculum" where the contact form says "mensaje". */
const mensajesSobre = (envio: 'mensaje' | 'curriculum'): Mensajes => ({
  enviando: `Tu ${envio} se está enviando, por favor espera un momento`,
  exito: `Tu ${envio} ha sido Enviado`,
  error: `Ha habido un error de envío. Tu ${envio} no ha sido Enviado. Por favor prueba nuevamente`,
})

const consentimiento = (uso: string): Parrafo => ['Al enviar aceptas el ', avisoDePrivacidad, `. ${uso}`]

export const formularioDeContacto: Formulario<'nombre' | 'correo' | 'tel' | 'mensaje'> = {
  campos: {
    nombre,
    correo,
    tel,
    mensaje: {
      etiqueta: 'Mensaje',
      ejemplo: 'Cuántas personas son, qué te preocupa y para cuándo',
      fallas: { vacio: 'Escribe tu mensaje.', largo },
    },
  },
  boton: 'Enviar mensaje',
  consentimiento: consentimiento('Usamos tus datos solo para contestarte.'),
  mensajes: mensajesSobre('mensaje'),
}

export const formularioDeCv: Formulario<'nombre' | 'plaza' | 'correo' | 'tel' | 'mensaje' | 'archivo'> = {
  campos: {
    nombre,
    plaza: {
      etiqueta: 'Plaza',
      ayuda: 'El puesto que buscas o al que aplicas',
      fallas: { vacio: 'Escribe la plaza que buscas.', largo },
    },
    correo,
    tel,
    mensaje: {
      etiqueta: 'Mensaje',
      ejemplo: 'Qué sabes hacer mejor y desde cuándo podrías empezar',
      fallas: { vacio: 'Escribe unas líneas sobre ti.', largo },
    },
    archivo: {
      etiqueta: 'Currículum',
      ayuda: 'PDF, DOC, DOCX u ODT, o una foto JPG o PNG; de 10 MB como máximo',
      fallas: {
        vacio: 'Adjunta tu currículum.',
        tipo: 'El archivo debe ser PDF, DOC, DOCX u ODT, o una foto JPG o PNG. Si lo es, guárdalo como PDF y prueba de nuevo.',
        tamano: 'El archivo pesa más de 10 MB. Adjunta uno más ligero.',
      },
    },
  },
  boton: 'Enviar currículum',
  consentimiento: consentimiento('Usamos tus datos solo para procesos de selección.'),
  mensajes: mensajesSobre('curriculum'),
}

/** Shared by both forms. */
export const textosDeFormulario = {
  /** Above the fields, and announced, when something is missing. */
  revisa: 'Revisa los campos marcados.',
  sinArchivo: 'Ningún archivo elegido',
  elegirArchivo: 'Elegir archivo',
  cambiarArchivo: 'Cambiar archivo',
  /** Hidden from people; whoever fills it in is a program. */
  trampa: 'Deja este campo vacío',
  /** The page that answers a form sent without JavaScript. */
  volver: 'Volver al sitio',
  volverAlFormulario: 'Volver al formulario',
} as const
