import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../../resultados/bandas.ts'
import { writeNumero } from '../../texto/en-letras.ts'
import type { FilaDeCifra } from '../informe.ts'

export type ConValor<T extends FilaDeCifra> = T & { valor: number }

/** What has a figure, the highest first. */
export const conValor = <T extends FilaDeCifra>(filas: readonly T[]): ConValor<T>[] =>
  filas.filter((fila): fila is ConValor<T> => fila.valor !== null).sort((a, b) => b.valor - a.valor)

export const countPasan = (filas: readonly FilaDeCifra[]) =>
  conValor(filas).filter(({ valor }) => isAlMenos(valor, UMBRAL_DE_SATISFACCION)).length

/** "ocho de las trece variables llegan a 75". */
export function describeLlegan(
  filas: readonly FilaDeCifra[],
  singular: string,
  plural: string,
  genero: 'm' | 'f' = 'f',
): string {
  const [pasan, todas] = [countPasan(filas), filas.length]
  if (todas === 1)
    return `${genero === 'f' ? 'la única' : 'el único'} ${singular} ${pasan === 1 ? 'llega' : 'no llega'} a ${UMBRAL_DE_SATISFACCION}`
  const de = `de ${genero === 'f' ? 'las' : 'los'} ${writeNumero(todas)} ${plural}`
  if (pasan === 0) return `${genero === 'f' ? 'ninguna' : 'ninguno'} ${de} llega a ${UMBRAL_DE_SATISFACCION}`
  const cuantas = genero === 'f' ? writeNumero(pasan).replace(/^uno$/, 'una') : writeNumero(pasan)
  return `${cuantas} ${de} ${pasan === 1 ? 'llega' : 'llegan'} a ${UMBRAL_DE_SATISFACCION}`
}

export const joinSentences = (...frases: (string | undefined | null | false)[]) =>
  frases.filter(Boolean).join(' ')
