import type { CuestionarioDefinido } from '../../src/domain/climas/definicion.ts'
import { findSiguienteTanda } from '../../src/domain/encuesta/avance.ts'
import type { RespuestaEnviada } from '../../src/domain/encuesta/respuestas.ts'
import type { Base } from './bases.ts'
import { loadClima, loadEncuestados } from './load-clima.ts'

const GET = `query GetEncuestado($idClima: ID!, $token: String!) { getEncuestado(idClima: $idClima, token: $token) {
  encuestaActiva plazoTerminado
  cuestionario { partesCuestionario { id orden tipo preguntaGeneral cantidadDeOpciones
    preguntaAbierta { id orden pregunta } preguntas { id orden pregunta positiva NoAplica } } }
  respuestas { idPregunta } } }`
const SAVE = `mutation InsertRespuestasEncuesta($idClima: ID!, $token: String!, $respuestas: [RespuestaInput!]!) {
  insertRespuestasEncuesta(idClima: $idClima, token: $token, respuestas: $respuestas) { idPregunta } }`

/** What the screen saves, page after page. */
function listGuardados(cuestionario: CuestionarioDefinido): RespuestaEnviada[][] {
  const contestadas = new Set<string>()
  const guardados: RespuestaEnviada[][] = []
  for (;;) {
    const tanda = findSiguienteTanda(cuestionario, contestadas)
    if (!tanda) return guardados
    guardados.push(
      tanda.preguntas.map(({ id, clase }, indice) => ({
        idPregunta: id,
        respuesta: clase === 'abierta' ? 'Todo bien.' : clase === 'opcion' ? String(indice === 0) : '1',
      })),
    )
    for (const { id } of tanda.preguntas) contestadas.add(id)
  }
}

export interface Encuesta {
  idClima: string
  tokens: string[]
  guardados: RespuestaEnviada[][]
}

export async function loadEncuesta(base: Base, personas: number): Promise<Encuesta> {
  const ctx = await base.open()
  const clima = await loadClima(ctx, 0)
  const tokens = await loadEncuestados(ctx, clima, personas)
  await ctx.db.destroy()
  return { idClima: clima.id, tokens, guardados: listGuardados(clima.definicion.cuestionario) }
}

export const buildLookUp = (idClima: string, token: string): string =>
  JSON.stringify({ query: GET, variables: { idClima, token } })

export const buildSave = (idClima: string, token: string, respuestas: RespuestaEnviada[]) =>
  JSON.stringify({ query: SAVE, variables: { idClima, token, respuestas } })
