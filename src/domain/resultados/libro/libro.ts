import type { Papel } from '../../ajustes/ajustes.ts'
import type { Dia } from '../../fechas/dia.ts'

/** A workbook, as yet of no format. A sheet of it is a pestaña: a hoja is somebody's answers. */
export type Libro = {
  pestanas: Pestana[]
  /** The paper; letter unless told. */
  papel?: Papel
}

export type Pestana = {
  nombre: string
  /** In characters. */
  anchos: number[]
  /** Rows and columns that stay in sight, and stand on every page of paper. */
  filasFijas: number
  columnasFijas: number
  /** Each is written and forgotten before the next is asked for: there may be hundreds of thousands. */
  filas: Iterable<readonly Celda[]>
}

export type EstiloDeTexto =
  | 'titulo'
  | 'nota'
  | 'encabezado'
  | 'indicador'
  | 'variable'
  | 'texto'
  | 'parrafo'
  | 'apagado'
  | 'banda'

/** fraccion: shown as a percent; conBanda: on the colour of its band. */
export type Celda =
  | { tipo: 'texto'; texto: string; estilo: EstiloDeTexto }
  | { tipo: 'cantidad'; cantidad: number }
  | { tipo: 'fecha'; dia: Dia }
  | { tipo: 'porcentaje'; fraccion: number; conBanda: boolean }
  | null

/** The most letters of one cell of a spreadsheet. */
const MAX_TEXTO = 32_767

/** Control characters other than tab and line feed, and what is no character: XML has no way to write them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const NO_ESCRIBIBLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g

/** A spreadsheet would read "_x0041_" in a text as "A". */
const escapeCodigos = (texto: string) => texto.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

export function formatTextoDeCelda(texto: string): string {
  const limpio = texto.replace(/\r\n?/g, '\n').replace(NO_ESCRIBIBLE, '').toWellFormed()
  const escrito = escapeCodigos(limpio)
  return escrito.length <= MAX_TEXTO ? escrito : `${escrito.slice(0, MAX_TEXTO - 1)}…`.toWellFormed()
}

export const texto = (valor: string, estilo: EstiloDeTexto = 'texto'): Celda => ({
  tipo: 'texto',
  texto: formatTextoDeCelda(valor),
  estilo,
})

/** A day that a spreadsheet sorts and filters as one. */
export const fecha = (dia: Dia): Celda => ({ tipo: 'fecha', dia })

export const cantidad = (valor: number): Celda => ({ tipo: 'cantidad', cantidad: valor })

/** Null is said in words: an empty cell would look like a mistake. */
export function porcentaje(
  fraccion: number | null,
  {
    conBanda = true,
    noAplica = false,
    vacia = 'Sin datos',
  }: { conBanda?: boolean; noAplica?: boolean; vacia?: string } = {},
): Celda {
  if (fraccion === null) return texto(noAplica ? 'No aplica' : vacia, 'apagado')
  return { tipo: 'porcentaje', fraccion, conBanda }
}
