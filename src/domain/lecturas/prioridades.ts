import { getClaveDeNombre } from '../climas/nombres.ts'
import { computeCorrelaciones, type SumasDeProductos } from '../estadistica/correlaciones.ts'
import { computePesos, type Peso } from '../estadistica/pesos.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../resultados/bandas.ts'
import { findEmpresa, type Ronda } from './ronda.ts'

export const NIVELES = ['Pesa más', 'Pesa', 'Pesa menos'] as const
export type Nivel = (typeof NIVELES)[number]

const LECTURAS_DE_PRIORIDAD = ['Atender primero', 'Mejorar también', 'Cuidar', 'Mantener'] as const
export type LecturaDePrioridad = (typeof LECTURAS_DE_PRIORIDAD)[number]

/** valor, faltan: percent and points to 75; 0: it is there. */
export type Prioridad = {
  variable: string
  valor: number
  faltan: number
  nivel: Nivel
  lectura: LecturaDePrioridad
}

export type Prioridades =
  | { tipo: 'pocasPersonas'; personas: number; minimo: number }
  /** The outcome, or all the others, do not differ between people. */
  | { tipo: 'sinRelacion'; personas: number }
  | { tipo: 'prioridades'; personas: number; compromiso: string; variables: Prioridad[] }

/** Below it weights are noise: with 80 people the first one stays first in one of four repetitions. */
export const MINIMO_DE_PRIORIDADES = 200

/**
 * What goes with commitment, for the whole company of a closed round. A weight is an estimate, so only where it stands
 * against an equal share of all is said: clearly above, clearly below, or neither. Weights themselves do not leave.
 */
export function computePrioridades(
  ronda: Ronda,
  productos: SumasDeProductos,
  compromiso: string,
): Prioridades | null {
  const clave = getClaveDeNombre(compromiso)
  const variables = ronda.medidas.filter(({ clase }) => clase === 'variable')
  const resultado = variables.findIndex(({ nombre }) => getClaveDeNombre(nombre) === clave)
  if (resultado === -1) return null
  const correlaciones = computeCorrelaciones(productos)
  const { personas } = correlaciones
  if (personas < MINIMO_DE_PRIORIDADES)
    return { tipo: 'pocasPersonas', personas, minimo: MINIMO_DE_PRIORIDADES }
  const pesos = computePesos(correlaciones, resultado)
  if (pesos.length === 0) return { tipo: 'sinRelacion', personas }
  const cifras = findEmpresa(ronda)?.cifras ?? []
  const prioridades = pesos.flatMap((peso): Prioridad[] => {
    const cifra = cifras[peso.variable]
    if (!cifra) return []
    const valor = cifra.media * 100
    const nivel = getNivel(peso, pesos.length)
    const alcanza = isAlMenos(valor, UMBRAL_DE_SATISFACCION)
    return [
      {
        variable: variables[peso.variable]!.nombre,
        valor,
        faltan: alcanza ? 0 : UMBRAL_DE_SATISFACCION - valor,
        nivel,
        lectura: getLectura(nivel, alcanza),
      },
    ]
  })
  return {
    tipo: 'prioridades',
    personas,
    compromiso: variables[resultado]!.nombre,
    variables: prioridades.sort(comparePrioridades),
  }
}

export function getNivel({ intervalo }: Pick<Peso, 'intervalo'>, cuantas: number): Nivel {
  if (intervalo.desde > 1 / cuantas) return 'Pesa más'
  return intervalo.hasta < 1 / cuantas ? 'Pesa menos' : 'Pesa'
}

function getLectura(nivel: Nivel, alcanza: boolean): LecturaDePrioridad {
  if (nivel === 'Pesa más') return alcanza ? 'Cuidar' : 'Atender primero'
  return alcanza ? 'Mantener' : 'Mejorar también'
}

const comparePrioridades = (a: Prioridad, b: Prioridad) =>
  LECTURAS_DE_PRIORIDAD.indexOf(a.lectura) - LECTURAS_DE_PRIORIDAD.indexOf(b.lectura) ||
  NIVELES.indexOf(a.nivel) - NIVELES.indexOf(b.nivel) ||
  b.faltan - a.faltan ||
  a.valor - b.valor

/** Said where all variables weigh alike: then nothing is said about what weighs most. */
export const NINGUNA_PESA_MAS = 'Ninguna variable pesa claramente más que las otras.'

/** "De las 12 variables, 8 están por debajo de 75." */
export function describeBajas(variables: readonly { valor: number }[]): string {
  const bajas = variables.filter(({ valor }) => !isAlMenos(valor, UMBRAL_DE_SATISFACCION)).length
  const todas = variables.length
  const debajo = `por debajo de ${UMBRAL_DE_SATISFACCION}.`
  if (todas === 1)
    return bajas === 1 ? `La única variable está ${debajo}` : `La única variable no está ${debajo}`
  if (bajas === 0) return `Ninguna de las ${todas} variables está ${debajo}`
  if (bajas === todas) return `Las ${todas} variables están ${debajo}`
  return `De las ${todas} variables, ${bajas === 1 ? 'una está' : `${bajas} están`} ${debajo}`
}
