import { foldParaBuscar } from '../texto/fold-texto.ts'
import { formatLinea } from '../texto/format-linea.ts'

/** A person's form, as staff typed it. */
export interface CamposDeCV {
  primerNombre: string
  segundoNombre: string | null
  primerApellido: string
  segundoApellido: string
  telefono: string | null
  celular: string
  correo: string
  estado: string
  etiquetasPuestos: string[]
}

export const ESTADO_INICIAL = 'Validado'

/** Stands in the field of the second surname for somebody who has none; it is no part of the name. */
export const SIN_SEGUNDO_APELLIDO = 'No tiene'

export const getSegundoApellido = ({ segundoApellido }: Pick<CamposDeCV, 'segundoApellido'>): string =>
  segundoApellido === SIN_SEGUNDO_APELLIDO ? '' : segundoApellido

export const LIMITES_DE_CV = {
  nombre: 80,
  telefono: 40,
  correo: 254,
  estado: 40,
  etiqueta: 60,
  etiquetas: 30,
  nombreArchivo: 150,
  filtro: 200,
  etiquetasDeFiltro: 10,
  archivosPorSubida: 200,
  exportados: 5_000,
  busquedas: 20,
  nombreDeBusqueda: 60,
  nombreDeVacante: 80,
  notaDeCandidato: 500,
  vacantes: 200,
  candidatos: 300,
  pagina: 100,
  /** CVs with which something is done at once. */
  escogidos: 500,
} as const

/** Time for which "Deshacer" is offered after a deletion. */
export const PLAZO_PARA_DESHACER_MS = 10_000

/** Time for which a deleted CV can be brought back: who presses at the last moment is still on the way to the server. */
export const PLAZO_PARA_RECUPERAR_MS = PLAZO_PARA_DESHACER_MS + 800

/** Time for which it then lies in "Eliminados", from where an administrator brings it back or has it erased. */
export const DIAS_EN_ELIMINADOS = 30

export function formatNombreCompleto(
  campos: Pick<CamposDeCV, 'primerNombre' | 'segundoNombre' | 'primerApellido' | 'segundoApellido'>,
): string {
  const { primerNombre, segundoNombre, primerApellido } = campos
  return [primerNombre, segundoNombre, primerApellido, getSegundoApellido(campos)].filter(Boolean).join(' ')
}

/** As one greets somebody. */
export const formatNombres = ({
  primerNombre,
  segundoNombre,
}: Pick<CamposDeCV, 'primerNombre' | 'segundoNombre'>) =>
  [primerNombre, segundoNombre].filter(Boolean).join(' ')

/** Fields of the person alone, whoever writes them down. */
export const CAMPOS_PROPIOS = [
  'primerNombre',
  'segundoNombre',
  'primerApellido',
  'segundoApellido',
  'celular',
  'telefono',
  'correo',
] as const

export type CampoPropio = (typeof CAMPOS_PROPIOS)[number]

/** A tag as it is shown: surrounding and repeated spaces say nothing. */
export const formatEtiqueta = formatLinea

/** The key by which two tags are the same: neither case nor accents tell them apart. */
export const getClaveDeEtiqueta = (puesto: string) => foldParaBuscar(formatEtiqueta(puesto))
