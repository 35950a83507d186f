import { type Color, toVariable } from '#dibujo/paleta.ts'
import { getColorDeBanda, getEstiloDeBanda } from '#dibujo/resultados/colores.ts'
import type { ModoDeMapa } from '#domain/lecturas/orden-de-mapa.ts'
import { formatEnSuBanda, isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { MARCA_DE_MENOS } from '#domain/resultados/menos-preguntas.ts'
import type { EnCeldaFragment, EnPuntosFragment } from './lecturas.generated.ts'

/** From here a change that is certain is solid. */
const MUCHO = 10

export type TonoDeCambio = 'bajaMucho' | 'baja' | 'sinCambio' | 'sube' | 'subeMucho'

function getTono({ puntos, veredicto }: EnPuntosFragment): TonoDeCambio {
  if (veredicto === 'sinCambio') return 'sinCambio'
  return Math.abs(puntos) >= MUCHO ? `${veredicto}Mucho` : veredicto
}

const COLORES: Record<TonoDeCambio, { fondo: Color; tinta: Color }> = {
  bajaMucho: { fondo: 'danger', tinta: 'paper' },
  baja: { fondo: 'r2', tinta: 'ink' },
  sinCambio: { fondo: 'sand', tinta: 'ink-2' },
  sube: { fondo: 'sube', tinta: 'ink' },
  subeMucho: { fondo: 'pine', tinta: 'paper' },
}

/** How a cell looks and what it says; null where there is no figure to show. */
export interface CeldaMostrada {
  texto: string
  fondo: Color
  tinta: Color
  estilo: { background: string; color: string }
  /** Told apart on paper without colour. */
  clase: 'alcanza' | 'baja' | 'clara' | undefined
}

const BAJA = 61

export function showCelda(
  { valor, menosPreguntas, cambio }: EnCeldaFragment,
  modo: ModoDeMapa,
): CeldaMostrada | null {
  if (modo === 'cambio') return cambio ? showCambio(cambio) : null
  if (typeof valor !== 'number') return null
  return {
    texto: `${formatEnSuBanda(valor)}${menosPreguntas ? MARCA_DE_MENOS : ''}`,
    fondo: getColorDeBanda(valor),
    tinta: isAlMenos(valor, 90) ? 'paper' : 'ink',
    estilo: getEstiloDeBanda(valor),
    clase: isAlMenos(valor, UMBRAL_DE_SATISFACCION) ? 'alcanza' : isAlMenos(valor, BAJA) ? undefined : 'baja',
  }
}

function showCambio(cambio: EnPuntosFragment): CeldaMostrada {
  const { fondo, tinta } = COLORES[getTono(cambio)]
  return {
    texto: `${formatPuntos(cambio.puntos, 1)}${cambio.otrasPreguntas ? MARCA_DE_MENOS : ''}`,
    fondo,
    tinta,
    estilo: { background: toVariable(fondo), color: toVariable(tinta) },
    clase: cambio.veredicto === 'sinCambio' ? undefined : 'clara',
  }
}

/** With its sign; nothing has none. */
export function formatPuntos(puntos: number, decimales: number): string {
  const cifra = Math.abs(puntos).toFixed(decimales)
  if (Number(cifra) === 0) return cifra
  return `${puntos < 0 ? '−' : '+'}${cifra}`
}

export const formatRango = ({ desde, hasta }: Pick<EnPuntosFragment, 'desde' | 'hasta'>) =>
  `de ${formatPuntos(desde, 1)} a ${formatPuntos(hasta, 1)}`

export const LEYENDA_DE_CAMBIO: { texto: string; ejemplo: EnPuntosFragment; color: Color }[] = (
  [
    ['Baja 10 puntos o más', -12, 'baja'],
    ['Baja', -6, 'baja'],
    ['Sin cambio claro', 2, 'sinCambio'],
    ['Sube', 6, 'sube'],
    ['Sube 10 puntos o más', 12, 'sube'],
  ] as const
).map(([texto, puntos, veredicto]) => {
  const ejemplo = { puntos, desde: puntos, hasta: puntos, veredicto, otrasPreguntas: false }
  return { texto, ejemplo, color: COLORES[getTono(ejemplo)].fondo }
})
