import { getClaveDeNombre } from '../climas/nombres.ts'
import type { VariablesQueFaltan } from '../resultados/menos-preguntas.ts'
import { formatOpciones } from '../resultados/resultados.ts'
import { type Cambio, type Comparacion, computeCambio, findMismo } from './cambio.ts'
import { type Comparabilidad, isComparable } from './comparabilidad.ts'
import { getClaveDeFactor } from './comparabilidad-de-rondas.ts'
import {
  type ComparabilidadDicha,
  describeComparabilidad,
  describeGeneral,
} from './describe-comparabilidad.ts'
import { findVariable, readFactores } from './factores.ts'
import { type Cifra, type ConjuntoLeido, findEmpresa, hasMenosPreguntas, type Ronda } from './ronda.ts'

/** inicia: whether an indicator begins here, after a gap. comparabilidad: null where there is no other round. */
export type ColumnaDeMapa = {
  nombre: string
  indicador: string
  inicia: boolean
  comparabilidad: ComparabilidadDicha | null
}

/**
 * In percent; null: withheld, or not asked. antes: of the same set in the other round. cambio: null where there is none
 * or the two do not compare.
 */
export type CeldaDeMapa = {
  valor: number | null
  menosPreguntas: boolean
  antes: number | null
  cambio: Cambio | null
  /** In the column of the general figure alone: why it is not there. */
  faltanVariables: VariablesQueFaltan | null
}

/** personas: null where their number may not be said. idArea: of a group, where it counts too. */
export type ConjuntoDeMapa = Pick<ConjuntoLeido, 'clase' | 'id' | 'nombre' | 'codigo' | 'reserva'> & {
  seLeeEnSuArea: boolean
  personas: number | null
  idArea: string | null
  /** Of a seniority that staff named, what its options are called. */
  opciones: string | null
}

/** estabaAntes: whether the other round has the set; null where there is no other round. */
export type FilaDeMapa = {
  conjunto: ConjuntoDeMapa
  estabaAntes: boolean | null
  general: CeldaDeMapa
  celdas: CeldaDeMapa[]
}

/** comparabilidad: of the column of the general figure. */
export type MapaDeCalor = {
  columnas: ColumnaDeMapa[]
  filas: FilaDeMapa[]
  comparabilidad: ComparabilidadDicha | null
}

/** The cell of a set in a column, from this round and the one before. */
type Lectura = { ahora: Cifra; antes: Cifra; comparable: boolean }
type Columnas = {
  columnas: ColumnaDeMapa[]
  read: (de: Pareja) => Lectura[]
  readGeneral: (de: Pareja) => Lectura
  comparabilidad: ComparabilidadDicha | null
}
type Pareja = { conjunto: ConjuntoLeido; mismo: ConjuntoLeido | undefined }

/**
 * Rows: the company, areas, groups, seniorities. Columns: all variables, or the factors of one. Every cell with what it
 * was in the other round, where there is one to compare with. Null where there is no such variable.
 */
export function computeMapa(
  ronda: Ronda,
  comparacion: Comparacion | null,
  variable: string | null = null,
): MapaDeCalor | null {
  const columnas =
    variable === null ? listVariables(ronda, comparacion) : listFactores(ronda, comparacion, variable)
  if (!columnas) return null
  return {
    columnas: columnas.columnas,
    comparabilidad: columnas.comparabilidad,
    filas: ronda.conjuntos.map((conjunto) => {
      const mismo = comparacion ? findMismo(comparacion.anterior, conjunto) : undefined
      const pareja = { conjunto, mismo }
      return {
        conjunto: describeConjunto(ronda, conjunto),
        estabaAntes: comparacion && mismo !== undefined,
        general: {
          ...createCelda(columnas.readGeneral(pareja)),
          faltanVariables: variable === null ? findFaltan(conjunto) : null,
        },
        celdas: columnas.read(pareja).map(createCelda),
      }
    }),
  }
}

const toPorcentaje = (cifra: Cifra) => (cifra ? cifra.media * 100 : null)

const createCelda = ({ ahora, antes, comparable }: Lectura): CeldaDeMapa => ({
  valor: toPorcentaje(ahora),
  menosPreguntas: hasMenosPreguntas(ahora),
  antes: toPorcentaje(antes),
  cambio: comparable ? computeCambio(ahora, antes) : null,
  faltanVariables: null,
})

const findFaltan = ({ reserva, satisfaccion }: ConjuntoLeido) =>
  reserva ? null : satisfaccion.faltanVariables

/** Words of a set, wherever it is named. */
export function describeConjunto({ definicion }: Ronda, conjunto: ConjuntoLeido): ConjuntoDeMapa {
  const { clase, id, nombre, codigo, reserva, recuento, contestaron } = conjunto
  const area = clase === 'grupos' && definicion.areasDeTrabajo.find((a) => a.idsGruposDeOpinion.includes(id))
  return {
    clase,
    id,
    nombre,
    codigo,
    reserva,
    seLeeEnSuArea: conjunto.seLeeEnSuArea ?? false,
    personas: reserva ? contestaron : recuento.encuestados,
    idArea: area ? area.id : null,
    opciones: formatOpciones(conjunto),
  }
}

const findLugar = ({ medidas }: Ronda, clase: 'variable' | 'general', nombre = '') =>
  medidas.findIndex((m) => m.clase === clase && getClaveDeNombre(m.nombre) === getClaveDeNombre(nombre))

const SOLO_AQUI: Comparabilidad = { tipo: 'soloAqui' }

const describeColumna = (
  comparacion: Comparacion | null,
  nombre: string,
  comparabilidad: Comparabilidad = SOLO_AQUI,
) =>
  comparacion &&
  describeComparabilidad(nombre, comparabilidad, [comparacion.actual.nombre, comparacion.anterior.nombre])

function listVariables(ronda: Ronda, comparacion: Comparacion | null): Columnas {
  const rondas = comparacion?.comparabilidad
  const variables = ronda.medidas
    .filter(({ clase }) => clase === 'indicador')
    .flatMap(({ nombre: indicador, partes }) =>
      partes.map((lugar, i) => ({ nombre: ronda.medidas[lugar]!.nombre, indicador, inicia: i === 0, lugar })),
    )
  const create = (nombre: string, lugar: number, clase: 'variable' | 'general', comparable: boolean) => {
    const lugarAntes = comparacion ? findLugar(comparacion.anterior, clase, nombre) : -1
    return ({ conjunto, mismo }: Pareja): Lectura => ({
      ahora: conjunto.cifras[lugar] ?? null,
      antes: mismo?.cifras[lugarAntes] ?? null,
      comparable,
    })
  }
  const lecturas = variables.map(({ nombre, lugar }) =>
    create(nombre, lugar, 'variable', isComparable(rondas?.variables.get(nombre))),
  )
  return {
    columnas: variables.map(({ lugar: _, ...columna }) => ({
      ...columna,
      comparabilidad: describeColumna(comparacion, columna.nombre, rondas?.variables.get(columna.nombre)),
    })),
    read: (pareja) => lecturas.map((read) => read(pareja)),
    readGeneral: create('', findLugar(ronda, 'general'), 'general', true),
    comparabilidad:
      comparacion &&
      describeGeneral(comparacion.comparabilidad, [comparacion.actual.nombre, comparacion.anterior.nombre]),
  }
}

function listFactores(ronda: Ronda, comparacion: Comparacion | null, variable: string): Columnas | null {
  const empresa = findEmpresa(ronda)
  const suya = empresa && findVariable(empresa, variable)
  if (!suya) return null
  const { columnas, read } = listVariables(ronda, comparacion)
  const lugar = columnas.findIndex(({ nombre }) => nombre === suya.nombre)
  const anterior = comparacion?.anterior ?? null
  const findComparabilidad = (factor: string) =>
    comparacion?.comparabilidad.factores.get(getClaveDeFactor(suya.nombre, factor))
  return {
    columnas: suya.factoresEvaluados.map(({ nombre }, i) => ({
      nombre,
      indicador: suya.nombre,
      inicia: i === 0,
      comparabilidad: describeColumna(comparacion, nombre, findComparabilidad(nombre)),
    })),
    read: ({ conjunto, mismo }) => {
      const antes = anterior && mismo ? readFactores(anterior, mismo, variable) : new Map()
      return [...readFactores(ronda, conjunto, variable)].map(([clave, { cifra }]) => ({
        ahora: cifra,
        antes: antes.get(clave)?.cifra ?? null,
        comparable: isComparable(findComparabilidad(clave)),
      }))
    },
    readGeneral: (pareja) => read(pareja)[lugar]!,
    comparabilidad: columnas[lugar]?.comparabilidad ?? null,
  }
}
