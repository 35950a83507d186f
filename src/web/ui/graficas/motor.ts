import { BarChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Dibujo } from './dibujo.ts'
import { computeMedidas } from './medidas.ts'
import { buildOpcion } from './opcion.ts'
import { createResolveColor, type ResolveColor } from './resolve-color.ts'

use([BarChart, GridComponent, MarkLineComponent, SVGRenderer])

/** The chart as the text of an SVG: nothing of the library stays alive behind it. */
export function renderSvg(
  dibujo: Dibujo,
  ancho: number,
  angosto: boolean,
  resolveColor: ResolveColor = createResolveColor(),
): string {
  const medidas = computeMedidas(dibujo, angosto)
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: ancho, height: medidas.alto })
  chart.setOption(buildOpcion(dibujo, medidas, resolveColor))
  const svg = chart.renderToSVGString()
  chart.dispose()
  // It is only about the mouse, and the page's policy would refuse it.
  return svg.replace(/<style[^>]*>[\s\S]*?<\/style>/, '')
}
