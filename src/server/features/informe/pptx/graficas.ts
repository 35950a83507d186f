import { PALETA } from '../../../../dibujo/paleta.ts'
import { COLORES_DE_ESCALA, getColorDeBanda } from '../../../../dibujo/resultados/colores.ts'
import { HACIA_ABAJO } from '../../../pptx/deck.ts'
import { type Caja, COLOR, IDIOMA, LETRA, type Presentacion, type Slide, toCaja, toHex } from './lamina.ts'

interface Barra {
  nombre: string
  /** In percent; null leaves the place of its bar empty. */
  valor: number | null
}

const comunes = (caja: Caja, altText: string) => ({
  ...toCaja(caja),
  ...HACIA_ABAJO,
  barDir: 'bar' as const,
  valAxisLabelFontFace: LETRA,
  valAxisLabelFontSize: 10,
  valAxisLabelColor: COLOR.tinta2,
  valAxisLineShow: false,
  valGridLine: { color: COLOR.raya, size: 0.75 },
  catGridLine: { style: 'none' as const },
  catAxisLabelFontFace: LETRA,
  catAxisLabelFontSize: 12,
  catAxisLabelColor: COLOR.tinta,
  catAxisLabelPos: 'low' as const,
  dataLabelFontFace: LETRA,
  dataLabelFontSize: 11,
  dataLabelFontBold: true,
  dataLabelColor: COLOR.tinta,
  showTitle: false,
  altText,
  lang: IDIOMA,
})

const porcentaje = {
  valAxisMinVal: 0,
  valAxisMaxVal: 1,
  valAxisMajorUnit: 0.25,
  valAxisLabelFormatCode: '0%',
}

const describeBarras = (filas: Barra[]) =>
  filas.map(({ nombre, valor }) => `${nombre}: ${valor === null ? 'sin cifra' : valor.toFixed(2)}`).join('; ')

/** Few bars stay as thick as many: the chart gets lower instead. */
export const fitAlto = (caja: Caja, barras: number): Caja => ({
  ...caja,
  h: Math.min(caja.h, 48 + barras * 58),
})

/** Bars in the colours of their bands. A native chart: its figures can be changed in PowerPoint. */
export function addBarras(
  presentacion: Presentacion,
  slide: Slide,
  caja: Caja,
  nombre: string,
  filas: Barra[],
): void {
  presentacion.graficas++
  slide.addChart(
    presentacion.deck.ChartType.bar,
    [
      {
        name: nombre,
        labels: filas.map((fila) => fila.nombre),
        values: filas.map(({ valor }) => (valor === null ? (null as unknown as number) : valor / 100)),
      },
    ],
    {
      ...comunes(fitAlto(caja, filas.length), `${nombre}. ${describeBarras(filas)}`),
      ...porcentaje,
      chartColors: filas.map(({ valor }) => toHex(PALETA[getColorDeBanda(valor ?? 0)])),
      barGapWidthPct: 45,
      showValue: true,
      dataLabelFormatCode: '0.00%',
      dataLabelPosition: 'outEnd',
      showLegend: false,
    },
  )
}

/** Parts that make a whole: what was answered, in four colours or in one. */
export function addApiladas(
  presentacion: Presentacion,
  slide: Slide,
  caja: Caja,
  nombre: string,
  series: { nombre: string; valores: (number | null)[] }[],
  nombres: string[],
  colores: string[] = COLORES_DE_ESCALA.map((color) => toHex(PALETA[color])),
): void {
  presentacion.graficas++
  slide.addChart(
    presentacion.deck.ChartType.bar,
    series.map(({ nombre: serie, valores }) => ({
      name: serie,
      labels: nombres,
      values: valores.map((valor) => (valor ?? 0) / 100),
    })),
    {
      ...comunes(
        fitAlto(caja, nombres.length),
        `${nombre}. ${series.map((s) => `${s.nombre}: ${s.valores.map((v, i) => `${nombres[i]} ${v === null ? 'sin cifra' : v.toFixed(2)}`).join(', ')}`).join('; ')}`,
      ),
      ...porcentaje,
      barGrouping: 'stacked',
      chartColors: colores,
      barGapWidthPct: 45,
      showValue: true,
      dataLabelFormatCode: '0%',
      dataLabelColor: COLOR.papel,
      showLegend: series.length > 1,
      legendPos: 't',
      legendFontFace: LETRA,
      legendFontSize: 11,
    },
  )
}

/** Differences in points with their intervals, which PowerPoint draws as error bars. */
export function addDiferencias(
  presentacion: Presentacion,
  slide: Slide,
  caja: Caja,
  filas: { nombre: string; puntos: number; desde: number; hasta: number; clara: boolean }[],
): void {
  presentacion.graficas++
  presentacion.margenes.set(presentacion.graficas, {
    menos: filas.map(({ puntos, desde }) => puntos - desde),
    mas: filas.map(({ puntos, hasta }) => hasta - puntos),
  })
  const tope =
    Math.ceil(Math.max(10, ...filas.flatMap(({ desde, hasta }) => [Math.abs(desde), Math.abs(hasta)])) / 5) *
    5
  slide.addChart(
    presentacion.deck.ChartType.bar,
    [
      {
        name: 'Puntos',
        labels: filas.map(({ nombre }) => nombre),
        values: filas.map(({ puntos }) => puntos),
      },
    ],
    {
      ...comunes(
        caja,
        `Diferencia en puntos con su margen de 95 %. ${filas.map(({ nombre, puntos, desde, hasta }) => `${nombre}: ${puntos.toFixed(2)}, entre ${desde.toFixed(2)} y ${hasta.toFixed(2)}`).join('; ')}`,
      ),
      valAxisMinVal: -tope,
      valAxisMaxVal: tope,
      valAxisMajorUnit: tope / 2,
      valAxisLabelFormatCode: '+0;−0;0',
      chartColors: filas.map(({ clara }) => (clara ? '8DBBA9' : 'DED3C0')),
      barGapWidthPct: 60,
      showValue: false,
      showLegend: false,
    },
  )
}
