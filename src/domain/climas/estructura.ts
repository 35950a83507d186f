import type { PuntoDeEscala } from '../cuestionario/cuestionario.ts'
import { canMedir, isDeVariable } from '../cuestionario/tipos-de-parte.ts'
import type { IndicadorInput } from './clima-input.ts'
import type { Clima, Definicion, ParteDefinida, PreguntaDefinida } from './definicion.ts'

const withoutPlaneados = ({ gruposDeOpinion }: Definicion) =>
  gruposDeOpinion.map(({ id, orden, nombre }) => ({ id, orden, nombre }))

/** Lists of a definition stand in one order, so only the order of keys has to be settled before comparing texts. */
const sortKeys = (_: string, valor: unknown) =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)
    ? Object.fromEntries(Object.entries(valor).sort(([a], [b]) => (a < b ? -1 : 1)))
    : valor

const isIgual = (a: unknown, b: unknown) => JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys)

type Comparacion = readonly [parte: string, igual: boolean]

const listDistintas = (comparaciones: readonly Comparacion[]) =>
  comparaciones.filter(([, igual]) => !igual).map(([parte]) => parte)

const compareEmpresa = (actual: Clima, nuevo: Clima): Comparacion => [
  'la empresa',
  actual.idEmpresa === nuevo.idEmpresa,
]

const withoutLectura = ({ cuestionario: { tipo, partesCuestionario } }: Definicion) => ({
  tipo,
  partesCuestionario: partesCuestionario.map(({ enOrden: _, ...parte }) => parte),
})

/** By what figures are read, of the groups and parts that there were: it holds from the first invitation on. Empty: all of it stays. */
export function listCambiosDeLectura(actual: Definicion, nueva: Definicion): string[] {
  const marcas = new Map(nueva.gruposDeOpinion.map(({ id, seLeeEnSuArea = false }) => [id, seLeeEnSuArea]))
  const ordenes = new Map(
    nueva.cuestionario.partesCuestionario.map(({ id, enOrden = true }) => [id, enOrden]),
  )
  return listDistintas([
    ['si se lee por grupos o por áreas', (actual.lectura ?? 'grupos') === (nueva.lectura ?? 'grupos')],
    [
      'qué grupos se leen en su área',
      actual.gruposDeOpinion.every(
        ({ id, seLeeEnSuArea = false }) => seLeeEnSuArea === (marcas.get(id) ?? seLeeEnSuArea),
      ),
    ],
    [
      'si los tramos de antigüedad están en orden',
      actual.cuestionario.partesCuestionario.every(
        ({ id, enOrden = true }) => enOrden === (ordenes.get(id) ?? enOrden),
      ),
    ],
  ])
}

/** Names and texts included, in words for a sentence. */
function listCambiosDeEstructura(actual: Definicion, nueva: Definicion): string[] {
  return listDistintas([
    ['los grupos de opinión', isIgual(withoutPlaneados(actual), withoutPlaneados(nueva))],
    ['las áreas de trabajo', isIgual(actual.areasDeTrabajo, nueva.areasDeTrabajo)],
    ['los indicadores', isIgual(actual.indicadoresDeMedicion, nueva.indicadoresDeMedicion)],
    ['el cuestionario', isIgual(withoutLectura(actual), withoutLectura(nueva))],
  ])
}

export function isMismaEstructura(actual: Definicion, nueva: Definicion): boolean {
  return listCambiosDeEstructura(actual, nueva).length === 0
}

/**
 * The structure that answers rest on. Texts and names may be corrected after the first one and groups added; senses, codes, order and
 * areas stay, and nothing is taken away. Empty: the update is allowed.
 */
export function listCambiosCongelados(actual: Clima, nuevo: Clima): string[] {
  const [antes, ahora] = [actual.definicion, nuevo.definicion]
  const conocidos = new Set(antes.gruposDeOpinion.map(({ id }) => id))
  return listDistintas([
    compareEmpresa(actual, nuevo),
    [
      'los grupos de opinión más que en sus nombres',
      isIgual(listGrupos(antes, conocidos), listGrupos(ahora, conocidos)),
    ],
    ['las áreas de trabajo', isIgual(listAreas(antes, conocidos), listAreas(ahora, conocidos))],
    [
      'los indicadores más que en sus nombres',
      isIgual(
        antes.indicadoresDeMedicion.map(withoutNombres),
        ahora.indicadoresDeMedicion.map(withoutNombres),
      ),
    ],
    ['el cuestionario más que en sus textos', isIgual(withoutTextos(antes), withoutTextos(ahora))],
  ])
}

/** Once it is closed its figures are what they are. */
export function listCambiosCerrados(actual: Clima, nuevo: Clima): string[] {
  return [
    ...listDistintas([compareEmpresa(actual, nuevo)]),
    ...listCambiosDeEstructura(actual.definicion, nuevo.definicion),
    ...listCambiosDeLectura(actual.definicion, nuevo.definicion),
    ...listDistintas([
      ['la base de cálculo', actual.baseDeCalculo === nuevo.baseDeCalculo],
      ['el mínimo por grupo', actual.minimoPorGrupo === nuevo.minimoPorGrupo],
    ]),
  ]
}

const listGrupos = ({ gruposDeOpinion }: Definicion, conocidos: ReadonlySet<string>) =>
  gruposDeOpinion.filter(({ id }) => conocidos.has(id)).map(({ id, orden }) => ({ id, orden }))

/** A new group stands in one of the areas that there are. */
const listAreas = ({ areasDeTrabajo }: Definicion, conocidos: ReadonlySet<string>) =>
  areasDeTrabajo.map(({ id, nombre, idsGruposDeOpinion }) => ({
    id,
    nombre,
    idsGruposDeOpinion: idsGruposDeOpinion.filter((idGrupo) => conocidos.has(idGrupo)),
  }))

const withoutNombres = ({ variables }: IndicadorInput) =>
  variables.map(({ factoresEvaluados }) => factoresEvaluados.map(({ positiva }) => positiva))

/** The measure of a part, by its place among the variables: the name may be another one. */
function withoutTextos({ cuestionario, indicadoresDeMedicion }: Definicion) {
  const variables = indicadoresDeMedicion.flatMap((indicador) => indicador.variables)
  const format = ({ preguntaGeneral: _, enOrden: __, variable, ...parte }: ParteDefinida) => {
    const lugar = variables.findIndex(({ nombre }) => nombre === variable)
    const factores = variables[lugar]?.factoresEvaluados ?? []
    const abierta = parte.preguntaAbierta
    return {
      ...parte,
      variable: canMedir(parte.tipo) ? lugar : null,
      puntos: parte.puntos?.map(({ favorable }) => favorable),
      preguntaAbierta: abierta && { id: abierta.id, orden: abierta.orden, posicion: abierta.posicion },
      preguntas: parte.preguntas.map(({ pregunta: _, factorEvaluado, ...pregunta }) => ({
        ...pregunta,
        factorEvaluado: factores.findIndex(({ nombre }) => nombre === factorEvaluado),
      })),
    }
  }
  return { tipo: cuestionario.tipo, partesCuestionario: cuestionario.partesCuestionario.map(format) }
}

/** Questions that the template asks, for those who only name it: the template itself is long. */
export const PREGUNTAS_DE_PLANTILLA = 80

/** puntos: of a question of a scale. */
export type PreguntaDeVariable = PreguntaDefinida & { puntos?: readonly PuntoDeEscala[] }

/** Questions that measure each variable, by its name. */
export function listPreguntasPorVariable({ cuestionario }: Pick<Definicion, 'cuestionario'>) {
  const preguntas = new Map<string, PreguntaDeVariable[]>()
  for (const parte of cuestionario.partesCuestionario) {
    const { variable, puntos } = parte
    if (!isDeVariable(parte) || variable === null) continue
    const suyas = puntos ? parte.preguntas.map((pregunta) => ({ ...pregunta, puntos })) : parte.preguntas
    preguntas.set(variable, [...(preguntas.get(variable) ?? []), ...suyas])
  }
  return preguntas
}
