import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../../resultados/bandas.ts'
import { joinEnLetras, writeNumero } from '../../texto/en-letras.ts'
import type { FilaDeCifra } from '../informe.ts'

export const writePuntos = (puntos: number) => `${Math.abs(puntos).toFixed(2)} puntos`
export const writeCifra = (valor: number) => valor.toFixed(2)

interface Medida {
  nombre: string
  valor: number
}

/** Of a sorted list, what shows the same figure as its first or its last: to name one of them alone would be chance. */
export function listEmpatadas<T extends Medida>(ordenadas: readonly T[], extremo: 'primera' | 'ultima'): T[] {
  const una = ordenadas.at(extremo === 'primera' ? 0 : -1)
  return ordenadas.filter(({ valor }) => una && isMismaCifra(valor, una.valor))
}

export const isMismaCifra = (una: number, otra: number) => writeCifra(una) === writeCifra(otra)

/** Both ends of a sorted list; null where everything shows the same. */
export function findExtremos<T extends Medida>(
  ordenadas: readonly T[],
): { altas: T[]; bajas: T[]; alta: T; baja: T } | null {
  const [altas, bajas] = [listEmpatadas(ordenadas, 'primera'), listEmpatadas(ordenadas, 'ultima')]
  const [alta, baja] = [altas[0], bajas[0]]
  return alta && baja && !isMismaCifra(alta.valor, baja.valor) ? { altas, bajas, alta, baja } : null
}

/** Named while they are few. */
export function nameVarias(medidas: readonly { nombre: string }[]): string {
  const nombres = medidas.map(({ nombre }) => nombre)
  if (nombres.length <= 3) return joinEnLetras(nombres)
  return `${nombres.slice(0, 2).join(', ')} y ${writeNumero(nombres.length - 2)} más`
}

/** "es Salario", "son Salario y Trato". */
export const writeEs = (medidas: readonly { nombre: string }[]) =>
  `${medidas.length > 1 ? 'son' : 'es'} ${nameVarias(medidas)}`

/** "El más alto es Trato, con 80.00, y el más bajo, Salario, con 61.67." */
export function describeExtremos(ordenadas: readonly Medida[]): string {
  const extremos = findExtremos(ordenadas)
  if (!extremos) return ''
  const { altas, bajas, alta, baja } = extremos
  const arriba = `${altas.length > 1 ? 'Los más altos' : 'El más alto'} ${writeEs(altas)}, con ${writeCifra(alta.valor)}`
  return `${arriba}, y ${bajas.length > 1 ? 'los más bajos' : 'el más bajo'}, ${nameVarias(bajas)}, con ${writeCifra(baja.valor)}.`
}

export function describeGrupoMasBajo(ordenados: readonly Medida[]): string {
  const bajos = listEmpatadas(ordenados, 'ultima')
  const [uno] = bajos
  if (!uno) return ''
  if (ordenados.length === 1)
    return `El único grupo que se muestra es ${uno.nombre}, con ${writeCifra(uno.valor)}.`
  return `Entre los grupos que se muestran, ${bajos.length > 1 ? 'los más bajos' : 'el más bajo'} ${writeEs(bajos)}, con ${writeCifra(uno.valor)}.`
}

type ConValor<T extends FilaDeCifra> = T & { valor: number }

/** Rows with a figure, the highest first. */
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
