import type { ClimaInput } from '#domain/climas/clima-input.ts'
import type { CuestionarioDefinido } from '#domain/climas/definicion.ts'
import { listPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import type { RespuestaEnviada } from '#domain/encuesta/respuestas.ts'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import {
  inviteEncuestado,
  openSellado,
  readGuardadas,
  requireAbierto,
} from '#tests/support/respuestas-de-prueba.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

export const GET_ENCUESTADO = `query($idClima: ID!, $token: String!) { getEncuestado(idClima: $idClima, token: $token) {
  encuestaActiva plazoTerminado
  cuestionario { tipo partesCuestionario { id orden tipo variable preguntaGeneral cantidadDeOpciones eNPS puntos { texto favorable }
    preguntaAbierta { id orden pregunta tipo }
    preguntas { id orden pregunta factorEvaluado positiva NoAplica tipo } } }
  respuestas { id idPregunta respuesta } } }`

export const INSERT_RESPUESTAS = `mutation($idClima: ID!, $token: String!, $respuestas: [RespuestaInput!]!) {
  insertRespuestasEncuesta(idClima: $idClima, token: $token, respuestas: $respuestas) { id idPregunta respuesta } }`

/** What a respondent's screen calls. */
export const callEncuesta = ({ graphql }: Pick<TestApp, 'graphql'>, idClima: string) => ({
  lookUp: async (token: string) => {
    const answer = await graphql(GET_ENCUESTADO, { idClima, token })
    return answer.errors ? answer : answer.data.getEncuestado
  },
  /** Pairs of question and answer; gives back the same pairs as stored, or the errors. */
  save: async (token: string, respuestas: readonly RespuestaEnviada[]) => {
    const answer = await graphql(INSERT_RESPUESTAS, { idClima, token, respuestas })
    return answer.errors ? answer : answer.data.insertRespuestasEncuesta
  },
})

/** The API with an active survey of the short climate, and what tests do in it. */
export async function openEncuesta(engine: Engine, changes: Partial<ClimaInput> = {}) {
  const app = await createTestApp(engine)
  const staff = await logInToClimas(app)
  const { idClima, idEmpresa } = await staff.setUp({ fechaLimite: null, ...changes })
  await staff.changeActiva(idClima, true)
  const { clima } = await requireAbierto(app.ctx, idClima)
  const { cuestionario, gruposDeOpinion } = clima.definicion
  const dump = () => openSellado(app.ctx, idClima)
  return {
    ...app,
    ...staff,
    ...callEncuesta(app, idClima),
    idClima,
    idEmpresa,
    clima,
    dump,
    readGuardadas: (token: string) => readGuardadas(app.ctx, idClima, token),
    invite: (grupo = 1) =>
      inviteEncuestado(app.ctx, idClima, { idGrupo: gruposDeOpinion.find((g) => g.orden === grupo)!.id }),
    listTodas: () => listTodas(cuestionario),
    /** `{ 1: '0' }` answers the question that stands first. */
    answer: (respuestas: Record<number, string>): RespuestaEnviada[] => {
      const preguntas = listPreguntas(cuestionario)
      return Object.entries(respuestas).map(([numero, respuesta]) => ({
        idPregunta: preguntas[Number(numero) - 1]!.id,
        respuesta,
      }))
    },
  }
}

/** A legal answer to everything. */
export function listTodas(cuestionario: CuestionarioDefinido): RespuestaEnviada[] {
  const primeras = new Set(cuestionario.partesCuestionario.map(({ preguntas }) => preguntas[0]?.id))
  return listPreguntas(cuestionario).map(({ id, clase }) => ({
    idPregunta: id,
    respuesta: clase === 'abierta' ? 'Todo bien.' : clase === 'opcion' ? String(primeras.has(id)) : '1',
  }))
}
