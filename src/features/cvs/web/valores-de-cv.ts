import { type CamposDeCV, ESTADO_INICIAL } from '#domain/cvs/cv.ts'
import { formatEtiqueta } from '#domain/cvs/etiqueta.ts'
import { parseCampos } from '#domain/cvs/parse-campos.ts'
import { fail, type Leido, type Problemas } from '#domain/validacion/leido.ts'
import { checkElegido } from './archivo-elegido.ts'
import type { GetCVQuery } from './cvs.generated.ts'

/** The form as it stands on the screen (spec §3 keeps its tags as etiquetasPuesto). */
export interface ValoresDeCv {
  primerNombre: string
  segundoNombre: string
  primerApellido: string
  segundoApellido: string
  celular: string
  telefono: string
  correo: string
  etiquetasPuesto: string[]
  /** Typed into the tag field, and not a tag yet. */
  etiquetaEscrita: string
  estado: string
  archivo: File | null
}

export const VALORES_VACIOS: ValoresDeCv = {
  primerNombre: '',
  segundoNombre: '',
  primerApellido: '',
  segundoApellido: '',
  celular: '',
  telefono: '',
  correo: '',
  etiquetasPuesto: [],
  etiquetaEscrita: '',
  estado: ESTADO_INICIAL,
  archivo: null,
}

export const presentValores = (cv: GetCVQuery['appInfo']['getCV']): ValoresDeCv => ({
  primerNombre: cv.primerNombre,
  segundoNombre: cv.segundoNombre ?? '',
  primerApellido: cv.primerApellido,
  segundoApellido: cv.segundoApellido,
  celular: cv.celular,
  telefono: cv.telefono ?? '',
  correo: cv.correo,
  etiquetasPuesto: cv.etiquetasPuestos,
  etiquetaEscrita: '',
  estado: cv.estado,
  archivo: null,
})

/** The form as it is sent, and a sentence per field that is wrong. A new CV needs its file, an edited one has it. */
export function parseValores(
  { archivo, etiquetaEscrita, etiquetasPuesto, ...textos }: ValoresDeCv,
  { archivoObligatorio }: { archivoObligatorio: boolean },
): Leido<CamposDeCV, keyof ValoresDeCv> {
  const leido = parseCampos({ ...textos, etiquetasPuestos: etiquetasPuesto })
  const { etiquetasPuestos, ...deTextos } = leido.problemas
  const todos: Problemas<keyof ValoresDeCv> = { ...deTextos }
  const suelta = formatEtiqueta(etiquetaEscrita)
  const deEtiquetas = etiquetasPuestos ?? (suelta && `Escoge o crea la etiqueta «${suelta}», o bórrala.`)
  if (deEtiquetas) todos.etiquetasPuesto = deEtiquetas
  const deArchivo = archivo ? checkElegido(archivo) : archivoObligatorio && 'Adjunta el archivo del CV.'
  if (deArchivo) todos.archivo = deArchivo
  return leido.ok && Object.keys(todos).length === 0 ? leido : fail(todos)
}

const ROTULOS = {
  primerNombre: 'Primer nombre',
  segundoNombre: 'Segundo nombre',
  primerApellido: 'Primer apellido',
  segundoApellido: 'Segundo apellido',
  celular: 'Celular',
  telefono: 'Teléfono',
  correo: 'Correo',
  estado: 'Estado',
  etiquetasPuestos: 'Etiquetas',
  nombreArchivo: 'Archivo',
} as const

type CvLeido = GetCVQuery['appInfo']['getCV']

/** What somebody else changed, by the name of its field and as it stands now. */
export function listCambios(antes: CvLeido, ahora: CvLeido): string[] {
  const campos = Object.keys(ROTULOS) as (keyof typeof ROTULOS)[]
  const format = (valor: string | string[] | null) => [valor ?? ''].flat().join(', ')
  return campos
    .filter((campo) => format(antes[campo]) !== format(ahora[campo]))
    .map((campo) => `${ROTULOS[campo]}: ${format(ahora[campo]) || 'vacío'}`)
}
