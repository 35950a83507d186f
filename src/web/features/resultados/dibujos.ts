import { UMBRAL_DE_SATISFACCION } from '../../../domain/resultados/bandas.ts'
import { compareBarras, pairByNombre } from '../../../domain/resultados/comparacion.ts'
import type { Dibujo } from '../../ui/graficas/dibujo.ts'
import { type Cifra, formatCifra, formatDiferencia, formatPersonas } from './cifras.ts'
import {
  COLOR_ACTUAL,
  COLOR_COMPARADO,
  COLOR_DE_PARTICIPACION,
  COLORES_DE_ESCALA,
  getColorDeAntiguedad,
  getColorDeBanda,
} from './colores.ts'

const toBarra = (cifra: Cifra, color: string) => ({
  valor: cifra.porcentaje,
  texto: formatCifra(cifra),
  color,
})

const toFila = (cifra: Cifra, color: string) => ({
  nombre: cifra.nombre,
  barras: [toBarra(cifra, color)],
  ...(cifra.personas === undefined ? {} : { nota: formatPersonas(cifra.personas) }),
})

const notaDe = (cifras: readonly Cifra[]) =>
  cifras.some(({ personas }) => personas !== undefined) ? { encabezadoDeNota: 'Personas' } : {}

/** Bars in the colour of their band. */
export function createDibujoDeSatisfaccion(encabezado: string, cifras: readonly Cifra[]): Dibujo {
  return {
    encabezado,
    medida: 'Satisfacción %',
    umbral: UMBRAL_DE_SATISFACCION,
    filas: cifras.map((cifra) => toFila(cifra, getColorDeBanda(cifra.porcentaje))),
    ...notaDe(cifras),
  }
}

/** Shares of the respondents: ink, because no share is good or bad. */
export function createDibujoDeParticipacion(encabezado: string, cifras: readonly Cifra[]): Dibujo {
  return {
    encabezado,
    medida: 'Encuestados %',
    filas: cifras.map((cifra) => toFila(cifra, COLOR_DE_PARTICIPACION)),
    ...notaDe(cifras),
  }
}

export interface Anios {
  actual: number
  comparado: number
}

export const createLeyendaDeAnios = ({ actual, comparado }: Anios) => [
  { texto: String(actual), color: COLOR_ACTUAL },
  { texto: String(comparado), color: COLOR_COMPARADO },
]

/** Two rounds by name. neutral: a difference that is neither good nor bad. */
export function createDibujoComparado(
  encabezado: string,
  actuales: readonly Cifra[],
  comparadas: readonly Cifra[],
  anios: Anios,
  neutral = false,
): Dibujo {
  const pares = pairByNombre(actuales, comparadas)
  const filas = compareBarras(actuales, comparadas).map(({ nombre, diferencia, soloEn }, i) => {
    const barra = (lado: 'actual' | 'comparado', color: string) => {
      const cifra = pares[i]?.[lado]
      return cifra ? toBarra(cifra, color) : { valor: null, texto: `No está en ${anios[lado]}`, color }
    }
    const puntos = diferencia === null ? null : formatDiferencia(diferencia)
    return {
      nombre,
      barras: [barra('actual', COLOR_ACTUAL), barra('comparado', COLOR_COMPARADO)],
      diferencia: puntos
        ? { ...puntos, ...(neutral ? { tono: 'igual' as const } : {}) }
        : soloEn
          ? { texto: `Solo ${anios[soloEn]}`, tono: 'igual' as const }
          : null,
    }
  })
  return {
    encabezado,
    medida: 'Satisfacción %',
    encabezadoDeDiferencia: 'Diferencia en puntos',
    series: createLeyendaDeAnios(anios).map(({ texto, color }) => ({ nombre: texto, color })),
    filas,
  }
}

/** One row per name, one bar per series; the first series says which names there are. */
export function createDibujoDeSeries(
  encabezado: string,
  series: readonly { nombre: string; cifras: readonly Cifra[] }[],
): Dibujo {
  const [primera] = series
  return {
    encabezado,
    medida: 'Satisfacción %',
    umbral: UMBRAL_DE_SATISFACCION,
    series: series.map(({ nombre }, s) => ({ nombre, color: getColorDeAntiguedad(s) })),
    filas: (primera?.cifras ?? []).map(({ nombre }, i) => ({
      nombre,
      barras: series.map(({ cifras }, s) =>
        toBarra(cifras[i] ?? { nombre, porcentaje: null }, getColorDeAntiguedad(s)),
      ),
    })),
  }
}

/** Exelente, Bueno, Regular and Malo, each in its colour (spec §9). */
export function createDibujoDeEscala(cifras: readonly Cifra[]): Dibujo {
  return {
    encabezado: 'Calificación',
    medida: 'Porcentaje',
    filas: cifras.map((cifra, i) => toFila(cifra, COLORES_DE_ESCALA[i] ?? COLOR_DE_PARTICIPACION)),
  }
}

export function createDibujoDeOpciones(cifras: readonly Cifra[]): Dibujo {
  return {
    encabezado: 'Opción',
    medida: 'Porcentaje',
    filas: cifras.map((cifra) => toFila(cifra, COLOR_DE_PARTICIPACION)),
  }
}
