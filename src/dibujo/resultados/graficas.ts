import type { Correccion } from '#domain/climas/definicion.ts'
import { UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { compareBarras, pairByNombre } from '#domain/resultados/comparacion.ts'
import { CON_MENOS_PREGUNTAS, formatMenosPreguntas } from '#domain/resultados/menos-preguntas.ts'
import { explainReserva, formatReserva } from '#domain/resultados/reserva.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { createGraficaDeBarras } from '../barras/draw-barras.ts'
import type { Barra, Diferencia, Fila } from '../barras/grafica-de-barras.ts'
import type { Grafica } from '../grafica.ts'
import type { EntradaDeLeyenda } from '../lamina.ts'
import type { Color } from '../paleta.ts'
import { type Cifra, formatCifra, formatDiferencia, formatPersonas } from './cifras.ts'
import {
  COLOR_ACTUAL,
  COLOR_COMPARADO,
  COLOR_DE_PARTICIPACION,
  COLORES_DE_ESCALA,
  getColorDeAntiguedad,
  getColorDeBanda,
  listColoresDePuntos,
} from './colores.ts'

/** The facts of a climate that a chart needs beside its figures. */
export interface DeClima {
  minimoPorGrupo: number
  /** Times that it was published; not said where figures cannot wait for it. */
  publicacion?: number
  /** More is still to be published of it. */
  avance?: object | null
}

interface OpcionesDeBarra {
  /** Owner of the bar, where the row has others. */
  serie?: string
  /** The whole series is withheld, which its legend says. */
  enLeyenda?: boolean
  /** The reason too, not only the words. */
  conRazon?: boolean
  /** That figures come with the publication is said once for the whole chart. */
  muda?: boolean
}

function toBarra(cifra: Cifra, color: Color, clima: DeClima, opciones: OpcionesDeBarra = {}): Barra {
  const { reserva, porcentaje } = cifra
  const { serie, enLeyenda, conRazon, muda } = opciones
  if (reserva) {
    const texto = formatReserva(
      reserva,
      clima.minimoPorGrupo,
      clima.publicacion === 0 || clima.avance != null,
    )
    if (reserva === 'sinPublicar') return { tipo: 'alPublicar', texto, ...(muda ? { muda } : {}) }
    return {
      tipo: 'reservada',
      texto,
      ...(serie ? { serie } : {}),
      ...(enLeyenda ? { muda: true } : {}),
      ...(conRazon ? { razon: explainReserva(reserva) } : {}),
    }
  }
  const texto = formatCifra(cifra)
  return porcentaje === null
    ? { tipo: 'sinCifra', texto }
    : { tipo: 'cifra', valor: porcentaje, texto, color }
}

const isConMenos = (cifra: Cifra | null) => Boolean(cifra?.menosPreguntas && !cifra.reserva)

const joinAvisos = (...avisos: (string | false | null | undefined)[]) => {
  const dichos = avisos.filter(Boolean)
  return dichos.length > 0 ? { aviso: dichos.join('. ') } : {}
}

const toFila = (cifra: Cifra, barra: Barra): Fila => ({
  nombre: cifra.nombre,
  barras: [barra],
  ...(typeof cifra.personas === 'number' ? { nota: formatPersonas(cifra.personas) } : {}),
  ...joinAvisos(cifra.aviso, isConMenos(cifra) && CON_MENOS_PREGUNTAS),
})

const notaDe = (cifras: readonly Cifra[]) =>
  cifras.some(({ personas }) => personas !== undefined) ? { encabezadoDeNota: 'Personas' } : {}

/** Bars in the colour of their band. */
export function createGraficaDeSatisfaccion(
  encabezado: string,
  cifras: readonly Cifra[],
  clima: DeClima,
  opciones: { muda?: boolean } = {},
): Grafica {
  return createGraficaDeBarras({
    encabezado,
    medida: 'Satisfacción %',
    umbral: UMBRAL_DE_SATISFACCION,
    filas: cifras.map((cifra) =>
      toFila(
        cifra,
        toBarra(cifra, getColorDeBanda(cifra.porcentaje ?? 0), clima, { ...opciones, conRazon: true }),
      ),
    ),
    ...notaDe(cifras),
  })
}

/** Shares of the respondents: ink, because no share is good or bad. */
export function createGraficaDeParticipacion(
  encabezado: string,
  cifras: readonly Cifra[],
  clima: DeClima,
): Grafica {
  return createGraficaDeBarras({
    encabezado,
    medida: 'Encuestados %',
    filas: cifras.map((cifra) => toFila(cifra, toBarra(cifra, COLOR_DE_PARTICIPACION, clima))),
    ...notaDe(cifras),
  })
}

export interface Periodos {
  actual: string
  comparado: string
}

export const createLeyendaDePeriodos = ({ actual, comparado }: Periodos) => [
  { texto: actual, color: COLOR_ACTUAL },
  { texto: comparado, color: COLOR_COMPARADO },
]

export const DIFERENCIA_EN_PUNTOS = 'Diferencia en puntos'

/** correcciones: what some of its names were before. */
type DeRonda = DeClima & { periodo: string; correcciones?: readonly Correccion[] }

/**
 * Judges what is called so in either round: whether it is compared, why not or with what care, and whether it changed clearly. Null:
 * nothing to say.
 */
export type ReglaDeComparacion = (
  nombres: readonly string[],
) => { tipo: string; motivo?: string | null; claro?: boolean } | null

/** Beside a difference of general figures whose questions are not all the same. */
export const CON_OTRAS_PREGUNTAS = '*'

/** Two rounds by name. neutral: a difference that is neither good nor bad. */
export function createGraficaComparada(
  encabezado: string,
  actuales: readonly Cifra[],
  comparadas: readonly Cifra[],
  climas: { actual: DeRonda; comparado: DeRonda },
  { neutral = false, regla = () => null }: { neutral?: boolean; regla?: ReglaDeComparacion } = {},
): Grafica {
  const correcciones = [climas.actual, climas.comparado].flatMap((clima) => clima.correcciones ?? [])
  const pares = pairByNombre(actuales, comparadas, correcciones)
  const filas = compareBarras(actuales, comparadas, correcciones).map(
    ({ nombre, diferencia, soloEn }, i): Fila => {
      const { actual = null, comparado = null } = pares[i] ?? {}
      const toLado = (lado: 'actual' | 'comparado', color: Color): Barra => {
        const cifra = lado === 'actual' ? actual : comparado
        const { periodo } = climas[lado]
        return cifra
          ? toBarra(cifra, color, climas[lado], { serie: periodo })
          : { tipo: 'sinCifra', texto: `No está en ${periodo}` }
      }
      const reservada = Boolean(actual?.reserva || comparado?.reserva)
      const { tipo = 'comparable', claro = false } =
        regla([actual, comparado].flatMap((cifra) => cifra?.nombre ?? [])) ?? {}
      return {
        nombre,
        ...describeAmbas(actual?.personas, comparado?.personas),
        ...joinAvisos(
          actual && comparado && AVISOS[tipo],
          formatMenosPreguntas([
            { periodo: climas.actual.periodo, menosPreguntas: isConMenos(actual) },
            { periodo: climas.comparado.periodo, menosPreguntas: isConMenos(comparado) },
          ]),
        ),
        barras: [toLado('actual', COLOR_ACTUAL), toLado('comparado', COLOR_COMPARADO)],
        diferencia: toDiferencia(diferencia, {
          reservada,
          soloEn: soloEn && climas[soloEn].periodo,
          neutral,
          tipo,
          claro,
        }),
      }
    },
  )
  return createGraficaDeBarras({
    encabezado,
    medida: 'Satisfacción %',
    encabezadoDeDiferencia: DIFERENCIA_EN_PUNTOS,
    ...(neutral ? {} : { umbral: UMBRAL_DE_SATISFACCION }),
    ...(filas.some(({ nota }) => nota) ? { encabezadoDeNota: 'Personas' } : {}),
    series: [
      { nombre: climas.actual.periodo, color: COLOR_ACTUAL },
      { nombre: climas.comparado.periodo, color: COLOR_COMPARADO },
    ],
    filas,
  })
}

const AVISOS: Record<string, string> = {
  noComparable: 'Cambiaron sus preguntas',
  declarada: 'Declarada comparable',
}

const SIN_CAMBIO_CLARO = { tono: 'igual', nota: 'sin cambio claro' } as const

function toDiferencia(
  puntos: number | null,
  de: { reservada: boolean; soloEn: string | null; neutral: boolean; tipo: string; claro: boolean },
): Diferencia | null {
  if (de.soloEn !== null) return { texto: `Solo ${de.soloEn}`, tono: 'ninguna' }
  if (de.reservada) return { texto: 'No se muestra', tono: 'ninguna' }
  if (de.tipo === 'noComparable') return { texto: 'No comparable', tono: 'ninguna' }
  if (puntos === null) return null
  const { texto, tono } = formatDiferencia(puntos)
  return {
    texto: de.tipo === 'conAviso' ? `${texto}${CON_OTRAS_PREGUNTAS}` : texto,
    ...(de.neutral ? { tono: 'igual' } : de.claro ? { tono } : SIN_CAMBIO_CLARO),
  }
}

/** "65 y 62 personas": this round's first. */
function describeAmbas(actual: number | null | undefined, comparado: number | null | undefined) {
  if (typeof actual !== 'number')
    return typeof comparado === 'number' ? { nota: formatPersonas(comparado) } : {}
  if (typeof comparado !== 'number') return { nota: formatPersonas(actual) }
  return { nota: `${actual} y ${formatPersonas(comparado)}` }
}

export interface SerieDeCifras {
  nombre: string
  cifras: readonly Cifra[]
}

/** One row per name, one bar per series; the first series says which names there are. */
export function createGraficaDeSeries(
  encabezado: string,
  series: readonly SerieDeCifras[],
  clima: DeClima,
): Grafica {
  const [primera] = series
  return createGraficaDeBarras({
    encabezado,
    medida: 'Satisfacción %',
    umbral: UMBRAL_DE_SATISFACCION,
    series: listSeries(series),
    filas: (primera?.cifras ?? []).map(({ nombre }, i) => ({
      nombre,
      barras: series.map((serie, s) =>
        toBarra(serie.cifras[i] ?? { nombre, porcentaje: null }, getColorDeAntiguedad(s), clima, {
          serie: serie.nombre,
          enLeyenda: isReservada(serie),
        }),
      ),
      ...joinAvisos(describeConMenos(series.filter((serie) => isConMenos(serie.cifras[i] ?? null)))),
    })),
  })
}

const describeConMenos = (series: readonly SerieDeCifras[]) =>
  series.length > 0 && `${CON_MENOS_PREGUNTAS} en ${joinEnLetras(series.map(({ nombre }) => nombre))}`

const listSeries = (series: readonly SerieDeCifras[]) =>
  series.map(({ nombre }, s) => ({ nombre, color: getColorDeAntiguedad(s) }))

const isReservada = ({ cifras }: SerieDeCifras): boolean =>
  cifras.some(({ reserva }) => reserva && reserva !== 'sinPublicar')

/** The colour of each series; in its place, that it is withheld. */
export const createLeyendaDeSeries = (series: readonly SerieDeCifras[]): EntradaDeLeyenda[] =>
  series.map((serie, s) => ({
    texto: serie.nombre,
    color: getColorDeAntiguedad(s),
    ...(isReservada(serie) ? { reservada: true } : {}),
  }))

/** Exelente, Bueno, Regular and Malo, or the points of a scale, each in its colour (spec §9). */
export function createGraficaDeEscala(
  cifras: readonly Cifra[],
  clima: DeClima,
  favorables?: readonly boolean[] | null,
): Grafica {
  const colores = favorables ? listColoresDePuntos(favorables) : COLORES_DE_ESCALA
  return createGraficaDeBarras({
    encabezado: 'Calificación',
    medida: 'Porcentaje',
    filas: cifras.map((cifra, i) =>
      toFila(cifra, toBarra(cifra, colores[i] ?? COLOR_DE_PARTICIPACION, clima)),
    ),
  })
}

/** One option of a multiple choice, which reads as one picture with the others. */
export function createGraficaDeOpcion(cifra: Cifra, clima: DeClima, ultima: boolean): Grafica {
  return createGraficaDeBarras({
    encabezado: 'Opción',
    medida: 'Seleccionada %',
    enLista: ultima ? 'ultima' : 'primeras',
    filas: [toFila(cifra, toBarra(cifra, COLOR_DE_PARTICIPACION, clima))],
  })
}
