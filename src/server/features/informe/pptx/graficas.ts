import { measureTexto } from '../../../../dibujo/letras.ts'
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

/** Under the bars, where the axis has its numbers. */
const EJE = 30

/** Few bars stay as thick as many: the chart gets lower instead. */
export const fitAlto = (caja: Caja, barras: number): Caja => ({
  ...caja,
  h: Math.min(caja.h, EJE + barras * 62),
})

/** Where the bars stand in their chart is told and not guessed, so that a table beside them keeps to their rows. */
function placePlano({ w, h }: Caja, nombres: readonly string[], conEje: boolean) {
  const ancho = Math.min(0.42, (Math.max(...nombres.map(countAncho), 60) + 14) / w)
  return { layout: { x: ancho, y: 0.001, w: 0.995 - ancho, h: conEje ? 1 - EJE / h : 0.999 } }
}

const NOMBRE = { tamano: 16, peso: 400 } as const
/** Long names break into two lines. */
const countAncho = (nombre: string) => {
  const ancho = measureTexto(nombre, NOMBRE) * 1.1
  return ancho > 260 ? Math.min(260, ancho / 1.6) : ancho
}

/** How high one row of such a chart is. */
export const getAltoDeFila = (caja: Caja, barras: number, conEje = true) =>
  (caja.h - (conEje ? EJE : 0)) / Math.max(1, barras)

/** Bars in the colours of their bands. A native chart: its figures can be changed in PowerPoint. */
export function addBarras(
  presentacion: Presentacion,
  slide: Slide,
  caja: Caja,
  nombre: string,
  filas: Barra[],
  alto = fitAlto(caja, filas.length).h,
): void {
  presentacion.graficas++
  const lugar = { ...caja, h: alto }
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
      ...comunes(lugar, `${nombre}. ${describeBarras(filas)}`),
      ...placePlano(
        lugar,
        filas.map((fila) => fila.nombre),
        true,
      ),
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
  const lugar = fitAlto(caja, nombres.length)
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
        lugar,
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

/** How much of a whole is there: one bar a row on its track, without an axis; what it says stands beside it. */
export function addAvances(
  presentacion: Presentacion,
  slide: Slide,
  caja: Caja,
  nombre: string,
  filas: { nombre: string; parte: number }[],
): void {
  presentacion.graficas++
  const nombres = filas.map((fila) => fila.nombre)
  const serie = (name: string, toValor: (parte: number) => number) => ({
    name,
    labels: nombres,
    values: filas.map(({ parte }) => toValor(parte) / 100),
  })
  slide.addChart(
    presentacion.deck.ChartType.bar,
    [serie('Contestaron', (parte) => parte), serie('Faltan', (parte) => 100 - parte)],
    {
      ...comunes(
        caja,
        `${nombre}. ${filas.map((fila) => `${fila.nombre}: ${Math.round(fila.parte)} %`).join('; ')}`,
      ),
      ...placePlano(caja, nombres, false),
      ...porcentaje,
      valAxisHidden: true,
      valGridLine: { style: 'none' },
      barGrouping: 'stacked',
      chartColors: [COLOR.tinta, 'E9E0D0'],
      barGapWidthPct: 90,
      showValue: false,
      showLegend: false,
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
      ...placePlano(
        caja,
        filas.map(({ nombre }) => nombre),
        true,
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
