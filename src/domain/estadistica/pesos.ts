import {
  applyMatriz,
  type Correlaciones,
  computeEigen,
  createMatriz,
  type Matriz,
  multiply,
  transpose,
} from './correlaciones.ts'
import type { Intervalo } from './medidas.ts'

/** Of what the variables together say about the outcome, the share that goes with one of them; all add up to 1. */
export type Peso = { variable: number; parte: number; intervalo: Intervalo }

const Z95 = 1.959963984540054
/** Variables that repeat each other leave axes of no length: they must not be divided by. */
const EJE_MINIMO = 1e-10

/**
 * Johnson's relative weights (2000) of all other variables on `resultado`, as shares of R². Their intervals come from
 * the derivative of each share by every correlation and the errors that correlations of this many people have: no
 * sheets, no chance, the same every time.
 */
export function computePesos({ matriz, personas }: Correlaciones, resultado: number): Peso[] {
  const variables = matriz.map((_, v) => v).filter((v) => v !== resultado)
  const raices = computeRaices(variables.map((i) => variables.map((j) => matriz[i]![j]!)))
  const r = variables.map((v) => matriz[v]![resultado]!)
  const { pesos, gradientes } = computeGradientes(raices, r)
  const total = pesos.reduce((suma, peso) => suma + peso, 0)
  if (total === 0) return []
  const deTotal = gradientes.reduce(addMatriz)
  const orden = [...variables, resultado]
  const conjunta = orden.map((i) => orden.map((j) => matriz[i]![j]!))
  return variables.map((variable, i) => {
    const parte = pesos[i]! / total
    const gradiente = addMatriz(gradientes[i]!, scale(deTotal, -parte)).map((fila) =>
      fila.map((g) => g / total),
    )
    const error = Math.sqrt(computeVarianza(gradiente, conjunta, personas))
    return { variable, parte, intervalo: computeIntervalo(parte, error) }
  })
}

/** On the scale of odds: a share stays between 0 and 1, and is less sure upwards where it is small. */
function computeIntervalo(parte: number, error: number): Intervalo {
  if (parte <= 0 || parte >= 1) return { desde: parte, hasta: parte }
  const razon = parte / (1 - parte)
  const factor = Math.exp((Z95 * error) / (parte * (1 - parte)))
  const toParte = (odds: number) => odds / (1 + odds)
  return { desde: toParte(razon / factor), hasta: toParte(razon * factor) }
}

type Raices = { raiz: number[][]; inversa: number[][]; vectores: number[][]; ejes: number[] }

/** The symmetric square root of the correlations, and its inverse. */
function computeRaices(R: Matriz): Raices {
  const { valores, vectores } = computeEigen(R)
  const ejes = valores.map((valor) => Math.sqrt(Math.max(valor, EJE_MINIMO)))
  const rebuild = (largos: readonly number[]) =>
    multiply(
      vectores.map((fila) => fila.map((valor, k) => valor * largos[k]!)),
      transpose(vectores),
    )
  return { raiz: rebuild(ejes), inversa: rebuild(ejes.map((eje) => 1 / eje)), vectores, ejes }
}

/**
 * Weights, and for each how it moves with every entry of the joint correlation matrix (variables, then the outcome).
 * With A the root and b = A⁻¹r a weight is Σₖ Aᵢₖ² bₖ²; what dA is for a given dR is known along the eigenvectors.
 */
function computeGradientes({ raiz, inversa, vectores, ejes }: Raices, r: readonly number[]) {
  const n = r.length
  const b = applyMatriz(inversa, r)
  const pesos = raiz.map((fila) => fila.reduce((suma, a, k) => suma + (a * b[k]!) ** 2, 0))
  const gradientes = raiz.map((fila, i) => {
    const porB = applyMatriz(
      inversa,
      fila.map((a, k) => 2 * a * a * b[k]!),
    )
    const porA = createMatriz(n, (p, q) => (p === i ? 2 * fila[q]! * b[q]! ** 2 : 0) - porB[p]! * b[q]!)
    const simetrico = createMatriz(n, (p, q) => (porA[p]![q]! + porA[q]![p]!) / 2)
    const enEjes = multiply(transpose(vectores), multiply(simetrico, vectores))
    const porEjes = enEjes.map((f, p) => f.map((valor, q) => valor / (ejes[p]! + ejes[q]!)))
    const porR = multiply(vectores, multiply(porEjes, transpose(vectores)))
    return createMatriz(n + 1, (p, q) => {
      if (p === n && q === n) return 0
      if (p === n || q === n) return porB[Math.min(p, q)]! / 2
      return porR[p]![q]!
    })
  })
  return { pesos, gradientes }
}

/** Of a function of the correlations P with this derivative: covariances of n people scatter as Wishart says. */
function computeVarianza(gradiente: Matriz, P: Matriz, n: number): number {
  const diagonal = gradiente.map((fila, i) => fila.reduce((suma, g, j) => suma + g * P[i]![j]!, 0))
  const porCovarianza = gradiente.map((fila, i) => fila.map((g, j) => (i === j ? g - diagonal[i]! : g)))
  const GP = multiply(porCovarianza, P)
  const traza = GP.reduce(
    (suma, fila, i) => suma + fila.reduce((s, valor, j) => s + valor * GP[j]![i]!, 0),
    0,
  )
  return (2 * Math.max(0, traza)) / n
}

const addMatriz = (a: Matriz, b: Matriz): number[][] =>
  a.map((fila, i) => fila.map((valor, j) => valor + b[i]![j]!))

const scale = (a: Matriz, por: number): number[][] => a.map((fila) => fila.map((valor) => valor * por))
