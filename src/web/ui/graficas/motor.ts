import { BarChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Dibujo } from './dibujo.ts'
import { computeMedidas, type Medidas } from './medidas.ts'
import { buildOpcion } from './opcion.ts'
import { type ResolveColor, resolveColor } from './resolve-color.ts'

use([BarChart, GridComponent, MarkLineComponent, SVGRenderer])

/** Rows that are drawn at once: a chart of forty is drawn in steps that nobody feels. */
const FILAS_POR_TRAMO = 10

/**
 * The chart in pieces that stand on top of each other, each the text of an SVG: nothing of the library stays alive
 * behind it. The last piece has the axis.
 */
export function listTramos(
  dibujo: Dibujo,
  ancho: number,
  angosto: boolean,
  resolve: ResolveColor = resolveColor,
): (() => string)[] {
  const medidas = computeMedidas(dibujo, angosto)
  const { filas } = dibujo
  const tramos = Math.max(1, Math.ceil(filas.length / FILAS_POR_TRAMO))
  return Array.from({ length: tramos }, (_, i) => {
    const suyas = filas.slice(i * FILAS_POR_TRAMO, (i + 1) * FILAS_POR_TRAMO)
    const eje = i === tramos - 1 ? medidas.eje : 0
    const alto = suyas.length * medidas.altoDeFila + eje
    return () => renderSvg({ ...dibujo, filas: suyas }, { ...medidas, eje, alto }, ancho, resolve)
  })
}

function renderSvg(dibujo: Dibujo, medidas: Medidas, ancho: number, resolve: ResolveColor): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: ancho, height: medidas.alto })
  chart.setOption(buildOpcion(dibujo, medidas, resolve))
  const svg = chart.renderToSVGString()
  chart.dispose()
  // It is only about the mouse, and the page's policy would refuse it.
  const [before = '', after] = svg.split('<style')
  return after === undefined ? before : before + after.slice(after.indexOf('</style>') + '</style>'.length)
}
