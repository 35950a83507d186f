import type { Correccion, Definicion } from './definicion.ts'
import { getClaveDeNombre } from './nombres.ts'

/** Names and texts that a climate had before somebody corrected them; more than these nobody corrects. */
const MAX_CORRECCIONES = 500

const listVariables = ({ indicadoresDeMedicion }: Definicion) =>
  indicadoresDeMedicion.flatMap(({ variables }) => variables)

const pairById = (antes: readonly Rotulo[], ahora: readonly Rotulo[]): [string, string][] => {
  const nuevos = new Map(ahora.map(({ id, texto }) => [id, texto]))
  return antes.map(({ id, texto }) => [texto, nuevos.get(id) ?? texto])
}

type Rotulo = { id: string; texto: string }

/** Things without id are known by their place, which a frozen structure keeps. */
const pairByLugar = (antes: readonly string[], ahora: readonly string[]): [string, string][] =>
  antes.map((texto, i) => [texto, ahora[i] ?? texto])

const listPreguntas = ({ cuestionario }: Definicion): Rotulo[] =>
  cuestionario.partesCuestionario.flatMap(({ preguntas, preguntaAbierta }) =>
    [...preguntas, ...(preguntaAbierta ? [preguntaAbierta] : [])].map(({ id, pregunta }) => ({
      id,
      texto: pregunta,
    })),
  )

const listGrupos = ({ gruposDeOpinion }: Definicion): Rotulo[] =>
  gruposDeOpinion.map(({ id, nombre }) => ({ id, texto: nombre }))

/** Names that differ in the later of two structures that are the same but for names and texts. */
function listRenombrados(antes: Definicion, ahora: Definicion): Correccion[] {
  const [variables, nuevas] = [listVariables(antes), listVariables(ahora)]
  const nombres = (definicion: Definicion) => definicion.indicadoresDeMedicion.map(({ nombre }) => nombre)
  const factores = (lista: typeof variables) =>
    lista.flatMap(({ factoresEvaluados }) => factoresEvaluados.map(({ nombre }) => nombre))
  return [
    ...pairById(listGrupos(antes), listGrupos(ahora)),
    ...pairById(listPreguntas(antes), listPreguntas(ahora)),
    ...pairByLugar(nombres(antes), nombres(ahora)),
    ...pairByLugar(
      variables.map(({ nombre }) => nombre),
      nuevas.map(({ nombre }) => nombre),
    ),
    ...pairByLugar(factores(variables), factores(nuevas)),
  ]
    .filter(([uno, otro]) => getClaveDeNombre(uno) !== getClaveDeNombre(otro))
    .map(([uno, otro]) => ({ antes: uno, ahora: otro }))
}

/** The new structure, knowing what its names and texts were: other rounds are compared by them. */
export function keepCorrecciones(actual: Definicion, nueva: Definicion): Definicion {
  const correcciones = [...(actual.correcciones ?? []), ...listRenombrados(actual, nueva)]
  return correcciones.length === 0 ? nueva : { ...nueva, correcciones: correcciones.slice(-MAX_CORRECCIONES) }
}

/** The same for every name that stands for the same thing: what a name was called before, or is called since. */
export function createClaveComun(correcciones: readonly Correccion[]): (nombre: string) => string {
  const siguientes = new Map<string, string>()
  const findUltima = (clave: string) => {
    let ultima = clave
    for (let otra = siguientes.get(ultima); otra !== undefined; otra = siguientes.get(ultima)) ultima = otra
    return ultima
  }
  for (const { antes, ahora } of correcciones) {
    const [una, otra] = [findUltima(getClaveDeNombre(antes)), findUltima(getClaveDeNombre(ahora))]
    if (una !== otra) siguientes.set(una, otra)
  }
  return (nombre) => findUltima(getClaveDeNombre(nombre))
}
