import type { BarSeriesOption } from 'echarts/charts'
import type { ComposeOption } from 'echarts/core'
import type { Dibujo } from './dibujo.ts'
import { COLUMNA_DE_DIFERENCIAS, LINEA, LUGAR_DEL_VALOR, type Medidas } from './medidas.ts'
import type { ResolveColor } from './resolve-color.ts'
import { createRotulos, type Rotulos } from './rotulos.ts'

export type Opcion = ComposeOption<BarSeriesOption>

/** The chart as ECharts wants it. Nothing moves and nothing reacts: every figure is written beside its bar. */
export function buildOpcion(dibujo: Dibujo, medidas: Medidas, resolveColor: ResolveColor): Opcion {
  const { filas } = dibujo
  const { angosto, columna, eje } = medidas
  const conDiferencia = dibujo.encabezadoDeDiferencia !== undefined && !angosto
  const rotulos = createRotulos(dibujo, medidas, resolveColor)
  const linea = { color: resolveColor('var(--line)'), width: 1 }
  const nombres = filas.map(({ nombre }) => nombre)
  const izquierda = angosto ? 1 : columna
  const categorias = { type: 'category' as const, inverse: true, data: nombres }

  return {
    animation: false,
    textStyle: { fontFamily: rotulos.familia },
    grid: {
      left: izquierda,
      right: LUGAR_DEL_VALOR + (conDiferencia ? COLUMNA_DE_DIFERENCIAS : 0),
      top: 0,
      bottom: eje,
      outerBoundsMode: 'none',
    },
    xAxis: {
      type: 'value',
      min: 0,
      max: 100,
      interval: 25,
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: linea },
      axisLabel: {
        show: eje > 0,
        margin: 10,
        fontSize: 13,
        color: resolveColor('var(--ink-3)'),
        // The first and the last would hang over the edges of a phone.
        formatter: (valor: number) => (valor === 100 ? '100 %' : String(valor)),
        ...(angosto ? { alignMinLabel: 'left' as const } : {}),
      },
    },
    yAxis: [
      {
        ...categorias,
        axisLine: { lineStyle: { color: resolveColor('var(--ink)'), width: 1.5 }, onZero: false },
        axisTick: { show: !angosto, length: izquierda, interval: 0, lineStyle: linea },
        splitLine: { show: conDiferencia, interval: 0, lineStyle: linea },
        axisLabel: angosto
          ? { show: false }
          : {
              align: 'left',
              margin: izquierda,
              interval: 0,
              lineHeight: LINEA,
              rich: rotulos.rich,
              formatter: (_: string, i: number) => rotulos.listNombres[i] ?? '',
            },
      },
      {
        ...categorias,
        show: conDiferencia,
        axisLine: { show: false, onZero: false },
        axisTick: {
          show: true,
          length: LUGAR_DEL_VALOR + COLUMNA_DE_DIFERENCIAS,
          interval: 0,
          lineStyle: linea,
        },
        axisLabel: {
          align: 'right',
          margin: LUGAR_DEL_VALOR + COLUMNA_DE_DIFERENCIAS,
          interval: 0,
          rich: rotulos.rich,
          formatter: (_: string, i: number) => rotulos.listDiferencias[i] ?? '',
        },
      },
    ],
    series: [
      ...(angosto ? [createSerieDeRotulos(medidas, rotulos)] : []),
      ...createSeries(dibujo, medidas, resolveColor),
    ],
  }
}

/** On a phone the name takes the place of the first bar of its row. */
function createSerieDeRotulos({ altoDeRotulo }: Medidas, { listNombres, rich }: Rotulos): BarSeriesOption {
  return {
    type: 'bar',
    silent: true,
    barWidth: altoDeRotulo + 4,
    data: listNombres.map((texto) => ({
      value: 0,
      label: {
        show: true,
        position: 'right',
        distance: 7,
        align: 'left',
        lineHeight: LINEA,
        rich,
        formatter: () => texto,
      },
    })),
  }
}

function createSeries(
  { filas, umbral }: Dibujo,
  medidas: Medidas,
  resolveColor: ResolveColor,
): BarSeriesOption[] {
  const cuantas = Math.max(1, ...filas.map(({ barras }) => barras.length))
  const tinta = resolveColor('var(--ink)')
  const papel = resolveColor('var(--paper)')
  return Array.from({ length: cuantas }, (_, s) => ({
    type: 'bar',
    silent: true,
    barWidth: medidas.barra,
    barGap: `${Math.round((medidas.entreBarras / medidas.barra) * 100)}%`,
    data: filas.map(({ barras }) => {
      const barra = barras[s]
      return {
        value: barra?.valor ?? 0,
        itemStyle: { color: barra ? resolveColor(barra.color) : 'transparent' },
        label: {
          show: barra !== undefined,
          position: 'right' as const,
          distance: 8,
          fontSize: medidas.barra < 20 ? 13 : 15,
          fontWeight: barra?.valor == null || (cuantas === 2 && s === 1) ? 500 : 700,
          color: barra?.valor == null ? resolveColor('var(--ink-3)') : tinta,
          // A halo, so that a line behind never crosses a figure.
          textBorderColor: papel,
          textBorderWidth: 7,
          formatter: () => barra?.texto ?? '',
        },
      }
    }),
    ...(s === 0 && umbral !== undefined
      ? {
          markLine: {
            silent: true,
            // Behind the bars and their figures.
            z: 1,
            symbol: 'none',
            label: { show: false },
            lineStyle: { color: resolveColor('var(--ink-3)'), width: 2, type: [1, 4], cap: 'round' },
            data: [{ xAxis: umbral }],
          },
        }
      : {}),
  })) as BarSeriesOption[]
}
