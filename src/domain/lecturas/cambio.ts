import { joinOpciones } from '../climas/nombre-de-tramo.ts'
import { getClaveDeNombre } from '../climas/nombres.ts'
import { computeDiferencia, getVeredicto, type Medida, type Veredicto } from '../estadistica/medidas.ts'
import { listVariables } from '../resultados/satisfaccion.ts'
import { type Comparabilidad, isComparable } from './comparabilidad.ts'
import { type ComparabilidadDeRondas, getClaveDeFactor } from './comparabilidad-de-rondas.ts'
import { readFactores } from './factores.ts'
import { type Cifra, type ConjuntoLeido, hasMenosPreguntas, type Ronda } from './ronda.ts'

/**
 * In points, from the earlier to the later round, with its 95 % interval. otrasPreguntas: one of the figures leaves out some
 * question that the other has, which is said beside the difference.
 */
export type Cambio = {
  puntos: number
  desde: number
  hasta: number
  veredicto: Veredicto
  otrasPreguntas?: boolean
}

/** valores in percent; null where withheld or not asked. */
export type FilaDeCambio = {
  variable: string
  indicador: string
  antes: number | null
  ahora: number | null
  menosPreguntasAntes: boolean
  menosPreguntas: boolean
  cambio: Cambio | null
  comparabilidad: Comparabilidad
}

export function computeCambio(ahora: Cifra, antes: Cifra): Cambio | null {
  if (!ahora || !antes) return null
  const { desde, hasta } = computeDiferencia(ahora, antes)
  return {
    puntos: (ahora.media - antes.media) * 100,
    desde: desde * 100,
    hasta: hasta * 100,
    veredicto: getVeredicto({ desde, hasta }),
    ...(isDeOtras(ahora, antes) ? { otrasPreguntas: true } : {}),
  }
}

const isDeOtras = (...cifras: NonNullable<Cifra>[]) =>
  new Set(cifras.map(({ sinContar = [] }) => sinContar.join('\n'))).size > 1

export type Comparacion = {
  actual: Ronda
  anterior: Ronda
  comparabilidad: ComparabilidadDeRondas
}

const toPorcentaje = (cifra: Cifra) => (cifra ? cifra.media * 100 : null)

/** Changes of one set since before; from what rises most to what falls most, then what cannot be compared. */
export function listCambios(
  { actual, anterior, comparabilidad: { variables } }: Comparacion,
  ahora: ConjuntoLeido,
  antes: ConjuntoLeido | undefined,
): FilaDeCambio[] {
  const lugares = new Map(
    anterior.medidas.flatMap(({ clase, nombre }, m) =>
      clase === 'variable' ? [[getClaveDeNombre(nombre), m] as const] : [],
    ),
  )
  const indicadores = actual.medidas.filter(({ clase }) => clase === 'indicador')
  return actual.medidas
    .flatMap(({ clase, nombre }, m): FilaDeCambio[] => {
      if (clase !== 'variable') return []
      const comparabilidad = variables.get(nombre) ?? { tipo: 'soloAqui' }
      const lugar = lugares.get(getClaveDeNombre(nombre))
      const cifraDeAntes = lugar === undefined ? null : (antes?.cifras[lugar] ?? null)
      const cifra = ahora.cifras[m] ?? null
      return [
        {
          variable: nombre,
          indicador: indicadores.find(({ partes }) => partes.includes(m))?.nombre ?? '',
          antes: toPorcentaje(cifraDeAntes),
          ahora: toPorcentaje(cifra),
          menosPreguntasAntes: hasMenosPreguntas(cifraDeAntes),
          menosPreguntas: hasMenosPreguntas(cifra),
          cambio: isComparable(comparabilidad) ? computeCambio(cifra, cifraDeAntes) : null,
          comparabilidad,
        },
      ]
    })
    .sort((a, b) => (b.cambio?.puntos ?? -Infinity) - (a.cambio?.puntos ?? -Infinity) || 0)
}

/** The same set in another round: by class and name, and a seniority by its options, whatever staff call it. */
export function findMismo({ conjuntos }: Ronda, conjunto: ConjuntoLeido): ConjuntoLeido | undefined {
  if (conjunto.clase === 'empresa') return conjuntos.find(({ clase }) => clase === 'empresa')
  const clave = getClaveDeConjunto(conjunto)
  return conjuntos.find((otro) => otro.clase === conjunto.clase && getClaveDeConjunto(otro) === clave)
}

const getClaveDeConjunto = ({ clase, nombre, opciones }: ConjuntoLeido) =>
  getClaveDeNombre(clase === 'antiguedades' ? joinOpciones(opciones) : nombre)

export function countVeredictos(filas: readonly FilaDeCambio[]): Record<Veredicto, number> {
  const cuentas = { Sube: 0, Baja: 0, 'Sin cambio claro': 0 }
  for (const { cambio } of filas) if (cambio) cuentas[cambio.veredicto]++
  return cuentas
}

export type Movimiento = FilaDeCambio & { conjunto: ConjuntoLeido }

const ALZAS = 6
const BAJAS = 4
const CERTEZA = 0.95

/** "Donde más se movió": the largest differences among groups and variables, and how many would look certain by chance. */
export function findMovimientos(comparacion: Comparacion): {
  movimientos: Movimiento[]
  /** Groups of both rounds that there are to compare. */
  grupos: number
  comparaciones: number
  porAzar: number
} {
  const todos = comparacion.actual.conjuntos
    .filter(({ clase }) => clase === 'grupos')
    .flatMap((conjunto) =>
      listCambios(comparacion, conjunto, findMismo(comparacion.anterior, conjunto))
        .filter(({ cambio }) => cambio !== null)
        .map((fila) => ({ ...fila, conjunto })),
    )
    .sort((a, b) => b.cambio!.puntos - a.cambio!.puntos)
  const suben = todos.filter(({ cambio }) => cambio!.puntos > 0).slice(0, ALZAS)
  const bajan = todos.filter(({ cambio }) => cambio!.puntos < 0).slice(-BAJAS)
  return {
    movimientos: [...suben, ...bajan],
    grupos: new Set(todos.map(({ conjunto }) => conjunto)).size,
    comparaciones: todos.length,
    porAzar: Math.round(todos.length * (1 - CERTEZA)),
  }
}

/** Whether two rounds tell a difference of it: of the general figure always, with what changed in it beside. */
export function isMedidaComparable(
  { clase, nombre }: Pick<Medida, 'clase' | 'nombre'>,
  { variables, indicadores }: ComparabilidadDeRondas,
): boolean {
  if (clase === 'general') return true
  return isComparable(clase === 'variable' ? variables.get(nombre) : indicadores.get(nombre))
}

/** The subject of a change in one set: the general figure, an indicator, a variable or a factor of one. */
export type CambioDeMedida = {
  clase: Medida['clase'] | 'factor'
  nombre: string
  /** The variable of a factor. */
  variable: string | null
  cambio: Cambio
}

/** Changes of one set; what does not compare, or has no figure in one of the rounds, is missing. */
export function listCambiosDeMedidas(
  { actual, anterior, comparabilidad }: Comparacion,
  conjunto: ConjuntoLeido | undefined,
): CambioDeMedida[] {
  const antes = conjunto && findMismo(anterior, conjunto)
  return actual.medidas.flatMap((medida, m) => {
    const clave = getClaveDeNombre(medida.nombre)
    const lugar = anterior.medidas.findIndex(
      (otra) => otra.clase === medida.clase && getClaveDeNombre(otra.nombre) === clave,
    )
    if (!isMedidaComparable(medida, comparabilidad)) return []
    const cambio = computeCambio(conjunto?.cifras[m] ?? null, antes?.cifras[lugar] ?? null)
    const { clase, nombre } = medida
    return cambio ? [{ clase, nombre, variable: null, cambio }] : []
  })
}

/** The same of the factors of every variable. */
export function listCambiosDeFactores(
  { actual, anterior, comparabilidad }: Comparacion,
  conjunto: ConjuntoLeido | undefined,
): CambioDeMedida[] {
  const antes = conjunto && findMismo(anterior, conjunto)
  if (!antes) return []
  return listVariables(conjunto.satisfaccion).flatMap(({ nombre: variable, factoresEvaluados }) => {
    const [deAhora, deAntes] = [
      readFactores(actual, conjunto, variable),
      readFactores(anterior, antes, variable),
    ]
    return factoresEvaluados.flatMap(({ nombre }): CambioDeMedida[] => {
      if (!isComparable(comparabilidad.factores.get(getClaveDeFactor(variable, nombre)))) return []
      const clave = getClaveDeNombre(nombre)
      const cambio = computeCambio(deAhora.get(clave)?.cifra ?? null, deAntes.get(clave)?.cifra ?? null)
      return cambio ? [{ clase: 'factor', nombre, variable, cambio }] : []
    })
  })
}
