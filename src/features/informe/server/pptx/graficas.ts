import { type Letra, measureTexto, wrapTexto } from '#dibujo/letras.ts'
import { PALETA } from '#dibujo/paleta.ts'
import { getColorDeBanda } from '#dibujo/resultados/colores.ts'
import { UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { HACIA_ABAJO } from '#server/pptx/deck.ts'
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
  catAxisLabelColor: COLOR.tinta,
  catAxisLabelPos: 'low' as const,
  dataLabelFontFace: LETRA,
  dataLabelFontSize: 12,
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
  valAxisLabelFormatCode: '0\u00a0%',
}

/** As every figure of satisfaction is written; the only line is where satisfaction begins. */
const satisfaccion = {
  valAxisMinVal: 0,
  valAxisMaxVal: 100,
  valAxisMajorUnit: UMBRAL_DE_SATISFACCION,
  valAxisLabelFormatCode: '0',
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

const PUNTOS = [12, 10, 9]
const toLetra = (puntos: number): Letra => ({ tamano: puntos / 0.75, peso: 400 })
/** Other people's letters are a little wider than ours. */
const HOLGURA = 1.1
/** Beside the name, up to the axis. */
const MARGEN = 14

/** Long names break into two lines. */
const countAncho = (nombre: string) => {
  const ancho = measureTexto(nombre, toLetra(PUNTOS[0]!)) * HOLGURA
  return ancho > 260 ? Math.min(260, ancho / 1.6) : ancho
}

function cutTo(texto: string, fits: (texto: string) => boolean): string {
  const letras = [...texto]
  let cortado = texto
  while (letras.length > 1 && !fits(cortado)) {
    letras.pop()
    cortado = `${letras.join('').trimEnd()}…`
  }
  return cortado
}

/**
 * Where the bars stand in their chart is told and not guessed, so that a table beside them keeps to their rows. A name that
 * takes more lines than its row has room for would make PowerPoint leave out every other one: names are written smaller
 * then, and the longest are cut.
 */
function placePlano(caja: Caja, nombres: readonly string[], conEje: boolean) {
  const { w, h } = caja
  const ancho = Math.min(0.42, (Math.max(...nombres.map(countAncho), 60) + MARGEN) / w)
  const renglon = (ancho * w - MARGEN) / HOLGURA
  const alto = getAltoDeFila(caja, nombres.length, conEje)
  const countLineas = (puntos: number) => Math.max(1, Math.floor(alto / (toLetra(puntos).tamano * 1.2)))
  const wrap = (nombre: string, puntos: number) => wrapTexto(nombre, toLetra(puntos), renglon)
  const fits = (puntos: number) =>
    nombres.every((nombre) => wrap(nombre, puntos).length <= countLineas(puntos))
  const puntos = PUNTOS.find(fits) ?? PUNTOS.at(-1)!
  return {
    nombres: nombres.map((nombre) => cutTo(nombre, (uno) => wrap(uno, puntos).length <= countLineas(puntos))),
    plano: {
      catAxisLabelFontSize: puntos,
      layout: { x: ancho, y: 0.001, w: 0.995 - ancho, h: conEje ? 1 - EJE / h : 0.999 },
    },
  }
}

/** Height of one row of such a chart. */
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
  if (filas.length === 0) return
  presentacion.graficas++
  const lugar = { ...caja, h: alto }
  const { nombres, plano } = placePlano(
    lugar,
    filas.map((fila) => fila.nombre),
    true,
  )
  slide.addChart(
    presentacion.deck.ChartType.bar,
    [
      {
        name: nombre,
        labels: nombres,
        values: filas.map(({ valor }) => valor as number),
      },
    ],
    {
      ...comunes(lugar, `${nombre}. ${describeBarras(filas)}`),
      ...plano,
      ...satisfaccion,
      chartColors: filas.map(({ valor }) => toHex(PALETA[getColorDeBanda(valor ?? 0)])),
      barGapWidthPct: 45,
      showValue: true,
      dataLabelFormatCode: '0.00',
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
  colores: string[],
): void {
  if (series.length === 0 || nombres.length === 0) return
  const lugar = fitAlto(caja, nombres.length)
  const leyenda = caja.w / series.length - 40
  presentacion.graficas++
  slide.addChart(
    presentacion.deck.ChartType.bar,
    series.map(({ nombre: serie, valores }) => ({
      // Names that want a line each would leave the bars no room.
      name: cutTo(serie, (uno) => measureTexto(uno, toLetra(11)) * HOLGURA <= leyenda),
      labels: nombres.map((uno) => cutTo(uno, (corto) => wrapTexto(corto, toLetra(12), 380).length <= 2)),
      values: valores.map((valor) => (valor ?? 0) / 100),
    })),
    {
      ...comunes(
        lugar,
        `${nombre}. ${series.map((s) => `${s.nombre}: ${s.valores.map((v, i) => `${nombres[i]} ${v === null ? 'sin cifra' : v.toFixed(2)}`).join(', ')}`).join('; ')}`,
      ),
      ...porcentaje,
      catAxisLabelFontSize: PUNTOS[0]!,
      barGrouping: 'stacked',
      chartColors: colores,
      barGapWidthPct: 45,
      showValue: true,
      dataLabelFormatCode: '0\u00a0%',
      dataLabelColor: COLOR.papel,
      showLegend: series.length > 1,
      legendPos: 't',
      legendFontFace: LETRA,
      legendFontSize: 11,
    },
  )
}

/** Shares of a whole: one bar a row on its track, without an axis; what it says stands beside it. */
export function addAvances(
  presentacion: Presentacion,
  slide: Slide,
  caja: Caja,
  nombre: string,
  filas: { nombre: string; parte: number }[],
): void {
  presentacion.graficas++
  const { nombres, plano } = placePlano(
    caja,
    filas.map((fila) => fila.nombre),
    false,
  )
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
      ...plano,
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
  const { nombres, plano } = placePlano(
    caja,
    filas.map(({ nombre }) => nombre),
    true,
  )
  slide.addChart(
    presentacion.deck.ChartType.bar,
    [
      {
        name: 'Puntos',
        labels: nombres,
        values: filas.map(({ puntos }) => puntos),
      },
    ],
    {
      ...comunes(
        caja,
        `Diferencia en puntos con su margen de 95 %. ${filas.map(({ nombre, puntos, desde, hasta }) => `${nombre}: ${puntos.toFixed(2)}, entre ${desde.toFixed(2)} y ${hasta.toFixed(2)}`).join('; ')}`,
      ),
      ...plano,
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
