import { createClaveComun } from '../climas/correcciones.ts'
import type { Correccion, Definicion } from '../climas/definicion.ts'
import { getClaveDeNombre } from '../climas/nombres.ts'

type Rename = (nombre: string) => string

/**
 * An earlier round in the words of a later one: a name or a text that somebody corrected in either of them is still the same
 * thing. So is a group that staff declared the same. Ids, and so its figures, stay as they are.
 */
export function alignNombres(
  antes: Definicion,
  ahora: Definicion,
  gruposIguales: readonly Correccion[] = [],
): Definicion {
  const correcciones = [...(antes.correcciones ?? []), ...(ahora.correcciones ?? [])]
  if (correcciones.length + gruposIguales.length === 0) return antes
  const deTodo = createClaveComun(correcciones)
  /** Each kind of name by itself: a group and a variable may be called the same. */
  const createRename = (listNombres: (definicion: Definicion) => string[], getClave = deTodo): Rename => {
    const nuevos = new Map(listNombres(ahora).map((nombre) => [getClave(nombre), nombre]))
    const exactos = new Set(listNombres(ahora).map(getClaveDeNombre))
    const propios = new Set(listNombres(antes))
    const veces = Map.groupBy(listNombres(antes), getClave)
    return (nombre) => {
      const nuevo = nuevos.get(getClave(nombre))
      // One to one: what the later round has by its own name stays, and two never become one.
      if (nuevo === undefined || propios.has(nuevo) || exactos.has(getClaveDeNombre(nombre))) return nombre
      return veces.get(getClave(nombre))!.length > 1 ? nombre : nuevo
    }
  }
  const indicador = createRename((d) => d.indicadoresDeMedicion.map(({ nombre }) => nombre))
  const variable = createRename((d) => listVariables(d).map(({ nombre }) => nombre))
  const factor = createRename((d) =>
    listVariables(d).flatMap(({ factoresEvaluados }) => factoresEvaluados.map(({ nombre }) => nombre)),
  )
  const grupo = createRename(
    (d) => d.gruposDeOpinion.map(({ nombre }) => nombre),
    createClaveComun([...correcciones, ...gruposIguales]),
  )
  const area = createRename((d) => d.areasDeTrabajo.map(({ nombre }) => nombre))
  const texto = createRename((d) =>
    d.cuestionario.partesCuestionario.flatMap(({ preguntas }) => preguntas.map(({ pregunta }) => pregunta)),
  )
  return {
    ...antes,
    gruposDeOpinion: antes.gruposDeOpinion.map((uno) => ({ ...uno, nombre: grupo(uno.nombre) })),
    areasDeTrabajo: antes.areasDeTrabajo.map((una) => ({ ...una, nombre: area(una.nombre) })),
    indicadoresDeMedicion: antes.indicadoresDeMedicion.map((uno) => ({
      ...uno,
      nombre: indicador(uno.nombre),
      variables: uno.variables.map((una) => ({
        ...una,
        nombre: variable(una.nombre),
        factoresEvaluados: una.factoresEvaluados.map((f) => ({ ...f, nombre: factor(f.nombre) })),
      })),
    })),
    cuestionario: {
      ...antes.cuestionario,
      partesCuestionario: antes.cuestionario.partesCuestionario.map((parte) => ({
        ...parte,
        variable: parte.variable === null ? null : variable(parte.variable),
        preguntas: parte.preguntas.map((pregunta) => ({
          ...pregunta,
          pregunta: texto(pregunta.pregunta),
          factorEvaluado: pregunta.factorEvaluado === null ? null : factor(pregunta.factorEvaluado),
        })),
      })),
    },
  }
}

const listVariables = ({ indicadoresDeMedicion }: Definicion) =>
  indicadoresDeMedicion.flatMap(({ variables }) => variables)

/** Names in the later round and in the earlier one, which calls it otherwise. */
export type GrupoIgual = { grupo: string; grupoAnterior: string }

type Grupos = { id: string; nombre: string }[]

const listOtros = (suyos: Definicion, otros: Definicion): Grupos => {
  const claves = new Set(otros.gruposDeOpinion.map(({ nombre }) => getClaveDeNombre(nombre)))
  return suyos.gruposDeOpinion.filter(({ nombre }) => !claves.has(getClaveDeNombre(nombre)))
}

/** Groups that only one of the rounds has, the earlier one in the words of the later (see alignNombres). */
export const listSinPareja = (
  ahora: Definicion,
  antes: Definicion,
): { deAhora: Grupos; deAntes: Grupos } => ({
  deAhora: listOtros(ahora, antes),
  deAntes: listOtros(antes, ahora),
})

/** The line under every comparison that rests on it. */
export const formatGrupoIgual = ({ grupo, grupoAnterior }: GrupoIgual, anioAnterior: number | string) =>
  `${grupo} se compara con ${grupoAnterior} de ${anioAnterior} como el mismo grupo, por decisión de la consultora.`
