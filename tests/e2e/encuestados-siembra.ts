import type { Page } from '@playwright/test'
import { climaCorto } from '../../src/domain/climas/testing/clima-corto.ts'
import type { Cuestionario } from '../../src/domain/cuestionario/cuestionario.ts'
import { listPartes, listPreguntasDeParte } from '../../src/domain/cuestionario/preguntas-de-parte.ts'
import { sembrarClima, sembrarEmpresa } from './climas-siembra.ts'
import { expect } from './fixtures.ts'

async function call(page: Page, query: string, variables: object) {
  const response = await page.request.post('api/graphql', { data: { query, variables } })
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  return data
}

/** A short climate that takes answers. */
export async function sembrarClimaActivo(page: Page, empresa: string): Promise<string> {
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, empresa), 2024, climaCorto)
  await call(
    page,
    'mutation($idClima: ID!) { changeEncuestaActivaClima(idClima: $idClima, encuestaActiva: true) { encuestaActiva } }',
    { idClima },
  )
  return idClima
}

export const cerrarClima = (page: Page, idClima: string) =>
  call(page, 'mutation($idClima: ID!) { cerrarClimaOrganizacional(idClima: $idClima) { id } }', { idClima })

/** Answers everything as the holder of the token would. */
export async function contestarTodo(page: Page, idClima: string, token: string) {
  const { getEncuestado } = await call(
    page,
    `query($idClima: ID!, $token: String!) { getEncuestado(idClima: $idClima, token: $token) { cuestionario {
      partesCuestionario { id orden tipo preguntaAbierta { id orden pregunta } preguntas { id orden pregunta NoAplica } } } } }`,
    { idClima, token },
  )
  const respuestas = listPartes(getEncuestado.cuestionario as Cuestionario).flatMap((parte) =>
    listPreguntasDeParte(parte).map(({ id, clase }, i) => ({
      idPregunta: id,
      respuesta: clase === 'opcion' ? String(i === 0) : clase === 'abierta' ? 'Nada más.' : '1',
    })),
  )
  await call(
    page,
    `mutation($idClima: ID!, $token: String!, $respuestas: [RespuestaInput!]!) {
      insertRespuestasEncuesta(idClima: $idClima, token: $token, respuestas: $respuestas) { id } }`,
    { idClima, token, respuestas },
  )
}
