import type { Celda } from '#domain/resultados/libro/libro.ts'

const PUNTOS_POR_LINEA = 15
/** What a spreadsheet takes. */
const MAX_ALTO = 409

/** Lines of a text in a column of so many letters, broken between words; a word that is too long is broken within. */
export function countLineas(texto: string, letras: number): number {
  if (texto.length <= letras && !texto.includes('\n')) return 1
  return texto.split('\n').reduce((lineas, parrafo) => lineas + countLineasDeParrafo(parrafo, letras), 0)
}

function countLineasDeParrafo(parrafo: string, letras: number): number {
  let lineas = 1
  for (let desde = 0; parrafo.length - desde > letras; lineas++) {
    const corte = parrafo.lastIndexOf(' ', desde + letras)
    desde = corte > desde ? corte + 1 : desde + letras
  }
  return lineas
}

/** Bold letters are wider, and no letter stands against the edge. */
const countLetras = (ancho: number, negrita: boolean) => Math.max(4, Math.floor(ancho * (negrita ? 0.92 : 1)))

/**
 * As tall as its longest text: not every program grows a row by itself, and what is cut on the screen is cut on paper.
 * Null: one line, which is any row's height.
 */
export function computeAlto(fila: readonly Celda[], anchos: readonly number[]): number | null {
  const porCelda = fila.map((celda, i) => {
    // Both of these run over the empty cells beside them.
    if (celda?.tipo !== 'texto' || celda.estilo === 'titulo' || celda.estilo === 'nota') return 1
    const negrita = ['encabezado', 'indicador', 'variable'].includes(celda.estilo)
    return countLineas(celda.texto, countLetras(anchos[i] ?? 10, negrita))
  })
  const lineas = Math.max(1, ...porCelda)
  return lineas === 1 ? null : Math.min(MAX_ALTO, lineas * PUNTOS_POR_LINEA)
}
