import { foldParaBuscar } from '../texto/fold-texto.ts'
import {
  formatDigitos,
  listCorridas,
  palabraDeCorreo,
  palabraDeFicha,
  palabraDeTelefono,
  palabraDeTexto,
} from './palabras.ts'

/** Words that must all be there, each whole or by how it begins. */
export interface Alternativa {
  palabras: string[]
  porInicio: boolean
}
/** Found where one of its alternatives is. */
export type Termino = Alternativa[]
/** Found where all of its terms are. */
export type Nivel = Termino[]

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

/** The words of a filter, as typed between spaces. Lone punctuation ("Ana - López") says nothing beside words. */
function listBuscados(filtro: string): Buscado[] {
  const textos = new Set(foldParaBuscar(filtro).split(/\s+/).filter(Boolean))
  const buscados = [...textos].map(parseTermino)
  const conPalabras = buscados.filter(({ corridas }) => corridas.length > 0)
  return conPalabras.length > 0 ? conPalabras : buscados
}

/**
 * The filter as levels, best first; a row counts in the first that finds it. Whole words in the form come before
 * beginnings of words there, and the form before the text of the file. The last level finds everything that matches.
 * `ademas` must hold in every level. An empty filter with nothing besides has no levels.
 */
export function parseFiltro(filtro: string, ademas: readonly Termino[] = []): Nivel[] {
  const buscados = listBuscados(filtro)
  if (buscados.length === 0) return ademas.length === 0 ? [] : [[...ademas]]
  const nivel = (zona: 'ficha' | 'todo', porInicio: boolean) => [
    ...buscados.map((buscado) => listAlternativas(buscado, zona, porInicio)),
    ...ademas,
  ]
  return [nivel('ficha', false), nivel('ficha', true), nivel('todo', false), nivel('todo', true)]
}

/** What to mark in the text of a file. */
export function listCorridasDeFiltro(filtro: string): string[] {
  return [...new Set(listBuscados(filtro).flatMap(({ corridas }) => corridas))]
}
