import { foldParaBuscar } from '../texto/fold-texto.ts'
import { conclude, type Leido, type Problemas } from '../validacion/leido.ts'
import { formatEtiqueta, LIMITES_DE_CV } from './cv.ts'
import {
  formatDigitos,
  formatMes,
  listCorridas,
  palabraDeCorreo,
  palabraDeEstado,
  palabraDeEtiqueta,
  palabraDeFicha,
  palabraDeMes,
  palabraDeTelefono,
  palabraDeTexto,
} from './palabras.ts'

/** Words that must all be there, each whole or by how it begins. */
interface Alternativa {
  palabras: string[]
  porInicio: boolean
}
/** Found where one of its alternatives is. */
type Termino = Alternativa[]
/** Found where all of its terms are, and none of what is left out. */
export type Nivel = (Termino | { sin: Termino })[]

const TELEFONO = /^[\d+().\-/]*$/

interface Buscado {
  texto: string
  corridas: string[]
  digitos: string
}

function parseTermino(texto: string): Buscado {
  const digitos = TELEFONO.test(texto) ? formatDigitos(texto) : ''
  return { texto, corridas: listCorridas(texto), digitos }
}

function listAlternativas(
  { texto, corridas, digitos }: Buscado,
  zona: 'ficha' | 'todo',
  porInicio: boolean,
): Termino {
  const escribir = zona === 'ficha' ? palabraDeFicha : palabraDeTexto
  const alternativas = [
    [palabraDeCorreo(texto)],
    digitos ? [palabraDeTelefono(digitos)] : [],
    corridas.map(escribir),
  ]
  return alternativas.filter((palabras) => palabras.length > 0).map((palabras) => ({ palabras, porInicio }))
}

const MENOS = /^[-–−]+/

/**
 * The words of a filter, as typed between spaces: those that are looked for, and those after a minus, which are left out. Lone
 * punctuation ("Ana - López") says nothing beside words.
 */
function listBuscados(filtro: string): { con: Buscado[]; sin: Buscado[] } {
  const textos = [...new Set(foldParaBuscar(filtro).split(/\s+/).filter(Boolean))]
  const hayPalabras = ({ corridas }: Buscado) => corridas.length > 0
  const buscados = textos.map(parseTermino)
  const conPalabras = buscados.filter(hayPalabras)
  if (conPalabras.length === 0) return { con: buscados, sin: [] }
  return {
    con: conPalabras.filter(({ texto }) => !MENOS.test(texto)),
    sin: conPalabras
      .filter(({ texto }) => MENOS.test(texto))
      .map(({ texto }) => parseTermino(texto.replace(MENOS, ''))),
  }
}

/** Every CV has a month: what finds them all, where a filter says only what to leave out. */
const listTodos = (): Termino => ['1', '2'].map((inicio) => POR_INICIO(palabraDeMes(inicio)))

/**
 * The filter as levels, best first; a row counts in the first that finds it. Whole words in the form come before
 * beginnings of words there, and the form before the text of the file. The last level finds everything that matches.
 * `ademas` must hold in every level. A word after a minus leaves out all that it would find alone. An empty filter with nothing
 * besides has no levels.
 */
export function parseFiltro(filtro: string, ademas: readonly Termino[] = []): Nivel[] {
  const { con, sin } = listBuscados(filtro)
  const fuera = sin.map((buscado) => ({ sin: listAlternativas(buscado, 'todo', true) }))
  if (con.length === 0) {
    const dentro = ademas.length === 0 && fuera.length > 0 ? [listTodos()] : ademas
    return dentro.length === 0 ? [] : [[...dentro, ...fuera]]
  }
  const nivel = (zona: 'ficha' | 'todo', porInicio: boolean): Nivel => [
    ...con.map((buscado) => listAlternativas(buscado, zona, porInicio)),
    ...ademas,
    ...fuera,
  ]
  return [nivel('ficha', false), nivel('ficha', true), nivel('todo', false), nivel('todo', true)]
}

/** Words to mark in the text of a file. */
export function listCorridasDeFiltro(filtro: string): string[] {
  return [...new Set(listBuscados(filtro).con.flatMap(({ corridas }) => corridas))]
}

export const EDADES = ['seisMeses', 'unAnio', 'dosAnios', 'masDeDosAnios'] as const
export type EdadDeCv = (typeof EDADES)[number]

export const NOMBRE_DE_EDAD: Record<EdadDeCv, string> = {
  seisMeses: 'Últimos 6 meses',
  unAnio: 'Último año',
  dosAnios: 'Últimos 2 años',
  masDeDosAnios: 'Hace más de 2 años',
}

/** Conditions besides the words that were typed. */
export interface FiltrosDeCvs {
  etiquetas: string[]
  estado: string | null
  edad: EdadDeCv | null
}

export const SIN_FILTROS: FiltrosDeCvs = { etiquetas: [], estado: null, edad: null }

export const hayFiltros = ({ etiquetas, estado, edad }: FiltrosDeCvs): boolean =>
  etiquetas.length > 0 || estado !== null || edad !== null

/** As they come from outside. */
export interface FiltrosEscritos {
  etiquetas?: readonly string[] | null
  estado?: string | null
  edad?: EdadDeCv | null
}

/** The typed words and the filters tidied, or what is wrong in them. */
export function parseBusquedaDeCvs(
  filtro: string | null | undefined,
  filtros: FiltrosEscritos | null | undefined,
): Leido<{ filtro: string; filtros: FiltrosDeCvs }, 'filtro' | 'etiquetas' | 'estado'> {
  const problemas: Problemas<'filtro' | 'etiquetas' | 'estado'> = {}
  const texto = (filtro ?? '').trim()
  if (texto.length > LIMITES_DE_CV.filtro)
    problemas.filtro = `El filtro pasa de ${LIMITES_DE_CV.filtro} caracteres.`
  const etiquetas = [...new Set((filtros?.etiquetas ?? []).map(formatEtiqueta).filter(Boolean))]
  if (
    etiquetas.length > LIMITES_DE_CV.etiquetasDeFiltro ||
    etiquetas.some((una) => una.length > LIMITES_DE_CV.etiqueta)
  )
    problemas.etiquetas = `Se busca por hasta ${LIMITES_DE_CV.etiquetasDeFiltro} etiquetas.`
  const estado = filtros?.estado?.trim() || null
  if (estado && estado.length > LIMITES_DE_CV.estado)
    problemas.estado = `El estado pasa de ${LIMITES_DE_CV.estado} letras.`
  return conclude({ filtro: texto, filtros: { etiquetas, estado, edad: filtros?.edad ?? null } }, problemas)
}

const ENTERA = (palabra: string): Alternativa => ({ palabras: [palabra], porInicio: false })
const POR_INICIO = (palabra: string): Alternativa => ({ palabras: [palabra], porInicio: true })

const PRIMER_ANIO = 2000

/** The moment at which a month that lies so many before this one begins. */
function getMesAnterior(ahora: number, meses: number): number {
  const hoy = new Date(ahora)
  return Date.UTC(hoy.getUTCFullYear(), hoy.getUTCMonth() - meses, 1)
}

const listUltimos = (ahora: number, meses: number): Termino =>
  Array.from({ length: meses + 1 }, (_, atras) =>
    ENTERA(palabraDeMes(formatMes(getMesAnterior(ahora, atras)))),
  )

/** Whole years by how their months begin, and the months of the last one. */
function listAntesDe(ahora: number, meses: number): Termino {
  const ultimo = new Date(getMesAnterior(ahora, meses + 1))
  const anio = ultimo.getUTCFullYear()
  const anios = Array.from({ length: Math.max(0, anio - PRIMER_ANIO) }, (_, i) => String(PRIMER_ANIO + i))
  const suyos = Array.from({ length: ultimo.getUTCMonth() + 1 }, (_, i) => formatMes(Date.UTC(anio, i, 1)))
  return [
    ...['19', ...anios].map((inicio) => POR_INICIO(palabraDeMes(inicio))),
    ...suyos.map((mes) => ENTERA(palabraDeMes(mes))),
  ]
}

const TERMINOS_DE_EDAD: Record<EdadDeCv, (ahora: number) => Termino> = {
  seisMeses: (ahora) => listUltimos(ahora, 6),
  unAnio: (ahora) => listUltimos(ahora, 12),
  dosAnios: (ahora) => listUltimos(ahora, 24),
  masDeDosAnios: (ahora) => listAntesDe(ahora, 24),
}

/** One term for each tag, the state and the age: all of them must be met. */
export function listTerminosDeFiltros({ etiquetas, estado, edad }: FiltrosDeCvs, ahora: number): Termino[] {
  return [
    ...etiquetas.map((puesto) => [ENTERA(palabraDeEtiqueta(puesto))]),
    ...(estado ? [[ENTERA(palabraDeEstado(estado))]] : []),
    ...(edad ? [TERMINOS_DE_EDAD[edad](ahora)] : []),
  ]
}
