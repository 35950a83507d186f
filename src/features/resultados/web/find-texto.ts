import { foldTexto } from '#domain/texto/fold-texto.ts'

/** Where a text occurs in another, one after the other. Nowhere where folding moved the letters: nothing is marked askew. */
export function findTexto(texto: string, buscado: string, ignorarAcentos: boolean): number[] {
  if (!buscado) return []
  const donde = ignorarAcentos ? foldTexto(texto) : texto
  const que = ignorarAcentos ? foldTexto(buscado) : buscado
  if (donde.length !== texto.length || que.length !== buscado.length) return []
  const lugares: number[] = []
  for (let i = donde.indexOf(que); i !== -1; i = donde.indexOf(que, i + que.length)) lugares.push(i)
  return lugares
}
