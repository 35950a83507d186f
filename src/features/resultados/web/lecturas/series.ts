import type { GraficaDeLineas, PuntoDeLinea } from '#dibujo/lineas/grafica-de-lineas.ts'
import { formatNumero, formatPersonas, formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { getBase, isSinPublicar } from '../clima-de-graficas.ts'
import type { DatosDeTendencia } from './lecturas-queries.ts'

export type Serie = DatosDeTendencia['general']

/** With the questions that whoever reads has chosen. */
export type TendenciaMostrada = DatosDeTendencia & { soloRepetidas?: boolean }

/** Rounds before the last break do not compare with the newest; a climate that waits for its publication has no point yet. */
export function listPuntos({ rondas, clima }: DatosDeTendencia, { valores, tramos }: Serie): PuntoDeLinea[] {
  const ultimaRota = tramos.findLastIndex(({ tipo }) => tipo === 'rota')
  return rondas.map(({ id, periodo }, i) => {
    const valor = valores[i] ?? null
    const sinCifra = id === clima.id && isSinPublicar(clima) ? 'Al publicar' : 'Sin cifra'
    return {
      rotulo: periodo,
      punto:
        valor === null
          ? { tipo: 'sinCifra', texto: sinCifra }
          : { tipo: i <= ultimaRota ? 'noComparable' : 'cifra', valor, texto: formatPorcentaje(valor) },
      ...(tramos[i - 1]?.tipo === 'cortada' ? { otraGente: true } : {}),
    }
  })
}

export const createLineas = (
  { desde, hasta }: DatosDeTendencia,
  puntos: PuntoDeLinea[],
  grande = false,
): GraficaDeLineas => ({
  encabezado: 'Ronda',
  medida: 'Satisfacción %',
  umbral: UMBRAL_DE_SATISFACCION,
  desde,
  hasta,
  grande,
  puntos,
})

/** The divisor of a chart's figures, the same in every round so that they compare, and of how many people each is. */
export function describeBase(datos: TendenciaMostrada, { personas }: Serie): string {
  const { rondas, clima } = datos
  const conCifra = rondas.flatMap(({ periodo }, i) => {
    const cuantas = personas[i] ?? null
    return cuantas === null ? [] : [`${formatPersonas(cuantas)} en ${periodo}`]
  })
  if (conCifra.length === 0) return 'Sin cifras en ninguna ronda.'
  const entre =
    getBase(clima) === 'encuestados'
      ? 'quienes contestaron algo, '
      : 'quienes contestaron cada pregunta, sin contar «No Aplica», de '
  const preguntas = datos.soloRepetidas
    ? ` Solo con las ${formatNumero(datos.repetidas)} preguntas que se repiten en todas las rondas.`
    : ''
  return `Base: ${entre}${joinEnLetras(conCifra)}.${preguntas}`
}

export const describeSerie = ({ rondas }: DatosDeTendencia, { nombre, valores }: Serie) =>
  `${nombre || 'Satisfacción general'}: ${joinEnLetras(rondas.map(({ periodo }, i) => `${periodo}, ${typeof valores[i] === 'number' ? formatPorcentaje(valores[i]) : 'sin cifra'}`))}.`

const ENCABEZADOS = { linea: '', cortada: 'Línea cortada: ' } as const

/** Why the line of a series is cut or broken, for a picture that has no page around it. */
export const listMotivos = (
  { rondas }: Pick<DatosDeTendencia, 'rondas'>,
  { tramos }: Pick<Serie, 'tramos'>,
): string[] =>
  tramos.flatMap(({ tipo, motivo }, i) => {
    if (!motivo) return []
    return [`${tipo === 'rota' ? `${rondas[i]?.periodo} no es comparable. ` : ENCABEZADOS[tipo]}${motivo}`]
  })
