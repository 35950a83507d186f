import { formatNumero } from '../texto/cantidad.ts'
import {
  type Campo,
  type FallaDeCampo,
  type FallaDeEnvio,
  LARGO_MAXIMO,
  MAX_ARCHIVO_MB,
} from './formulario.ts'

const NOMBRES: Record<Campo, string> = {
  nombre: 'El nombre',
  plaza: 'La plaza',
  correo: 'El correo',
  tel: 'El teléfono',
  mensaje: 'El mensaje',
  archivo: 'El currículum',
}

const VACIO: Record<Campo, string> = {
  nombre: 'Escribe tu nombre.',
  plaza: 'Escribe la plaza que buscas.',
  correo: 'Escribe tu correo.',
  tel: 'Escribe un teléfono.',
  mensaje: 'Escribe tu mensaje.',
  archivo: 'Adjunta tu currículum.',
}

const FORMATO: Partial<Record<Campo, string>> = {
  correo: 'Escribe el correo completo, por ejemplo ana@empresa.com.',
  tel: 'Escribe el teléfono con números, por ejemplo +502 5555 1234.',
}

/** Also in the words of staff's forms. */
export const FOTO_HEIC =
  'Las fotos HEIC del iPhone no se abren en todas partes. Ábrela, haz una captura de pantalla y adjunta la captura, o en Ajustes › Cámara › Formatos escoge «Más compatible» y toma otra.'

/** A sentence for the person who filled in the form. */
export function formatFallaDeCampo(campo: Campo, falla: FallaDeCampo): string {
  const nombre = NOMBRES[campo]
  switch (falla) {
    case 'vacio':
      return VACIO[campo]
    case 'largo':
      return campo === 'archivo'
        ? 'El nombre del archivo es demasiado largo.'
        : `${nombre} pasa de los ${formatNumero(LARGO_MAXIMO[campo])} caracteres que caben.`
    case 'lineas':
      return `${nombre} va en una sola línea.`
    case 'ilegible':
      return `${nombre} trae caracteres que no se pueden leer. Prueba a escribir de nuevo.`
    case 'formato':
      return FORMATO[campo] ?? `${nombre} no es válido.`
    case 'repetido':
      return `${nombre} viene más de una vez.`
    case 'tipo':
      return 'El archivo debe ser PDF, DOC, DOCX u ODT, o una foto JPG o PNG. Si lo es, guárdalo como PDF y prueba de nuevo.'
    case 'clave':
      return 'El archivo pide una contraseña para abrirse. Quítasela y adjúntalo de nuevo.'
    case 'macros':
      return 'El archivo trae macros. Guárdalo sin ellas, o como PDF, y adjúntalo de nuevo.'
    case 'heic':
      return FOTO_HEIC
    case 'sinContenido':
      return 'El archivo está vacío: no trae nada escrito. Elige otro.'
    case 'tamano':
      return `El archivo pesa más de ${MAX_ARCHIVO_MB} MB. Adjunta uno más ligero.`
  }
}

const DE_ENVIO: Record<FallaDeEnvio, string> = {
  limite: 'Se han enviado muchos mensajes desde tu conexión. Espera una hora y prueba de nuevo.',
  lleno:
    'Por ahora no podemos recibir más archivos. Prueba de nuevo mañana, o escríbenos por teléfono o por correo.',
  tamano: 'El envío es demasiado grande.',
  formato: 'No pudimos leer el formulario. Prueba de nuevo.',
  origen: 'El formulario viene de otro sitio.',
  interno: 'Algo falló de nuestro lado. Intenta de nuevo en un momento.',
}

export const formatFallaDeEnvio = (falla: FallaDeEnvio): string => DE_ENVIO[falla]

/** Spec §8, letter for letter. */
export const formatEnviado = (envio: 'mensaje' | 'curriculum'): string => `Tu ${envio} ha sido Enviado`
