import type { Dibujo, FilaDeDibujo } from './dibujo.ts'
import { wrapRotulo } from './wrap-rotulo.ts'

/** Below this width the names stand above their bars. The same number is in Grafica.module.css. */
export const ANCHO_MINIMO_CON_COLUMNA = 720

const COLUMNA_DE_ROTULOS = 300
const COLUMNA_DE_ROTULOS_CORTOS = 84
const LETRAS_DE_ROTULO_CORTO = 10
export const COLUMNA_DE_DIFERENCIAS = 104
export const LUGAR_DEL_VALOR = 64
export const LINEA = 19
const LETRAS_EN_COLUMNA = 36
const LETRAS_EN_ANGOSTO = 40
const LETRAS_CON_DIFERENCIA = 29
const EJE = 30

export interface Medidas {
  angosto: boolean
  alto: number
  altoDeFila: number
  /** Room for the names at the left of their bars. */
  columna: number
  barra: number
  entreBarras: number
  eje: number
  /** Where names stand above their bars: how much room they take. */
  altoDeRotulo: number
  wrap: (nombre: string) => string[]
}

/** Everything follows from the words and the number of bars, so that the room is kept before anything is drawn. */
export function computeMedidas({ filas }: Dibujo, estrecho: boolean): Medidas {
  // A few letters find room beside their bar even on a phone.
  const cortos = filas.every(({ nombre, nota }) => nombre.length <= LETRAS_DE_ROTULO_CORTO && !nota)
  const angosto = estrecho && !cortos
  const barras = Math.max(1, ...filas.map((fila) => fila.barras.length))
  const conDiferencia = filas.some(({ diferencia }) => diferencia !== undefined)
  const letras = !angosto ? LETRAS_EN_COLUMNA : conDiferencia ? LETRAS_CON_DIFERENCIA : LETRAS_EN_ANGOSTO
  const wrap = (nombre: string) => wrapRotulo(nombre, letras)
  const countLineas = ({ nombre, nota }: FilaDeDibujo) => wrap(nombre).length + (nota ? 1 : 0)
  const altoDeRotulo = Math.max(1, ...filas.map(countLineas)) * LINEA

  const barra = barras === 1 ? (cortos ? 22 : 24) : barras === 2 ? 21 : 16
  const entreBarras = barras === 2 ? 2 : 3
  const altoDeBarras = barras * barra + (barras - 1) * entreBarras
  const altoDeFila = angosto
    ? altoDeRotulo + altoDeBarras + 24
    : Math.max(altoDeBarras + (cortos ? 14 : barras === 1 ? 24 : 28), altoDeRotulo + 14)
  const alto = filas.length * altoDeFila + EJE
  const columna = cortos ? COLUMNA_DE_ROTULOS_CORTOS : COLUMNA_DE_ROTULOS
  return { angosto, alto, altoDeFila, columna, barra, entreBarras, eje: EJE, altoDeRotulo, wrap }
}
