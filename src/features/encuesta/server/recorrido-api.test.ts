import fc from 'fast-check'
import { expect, test } from 'vitest'
import { climaInputArbitrary } from '#domain/climas/testing/random-clima.ts'
import type { Cuestionario } from '#domain/cuestionario/cuestionario.ts'
import { listOpciones } from '#domain/cuestionario/list-opciones.ts'
import { listPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import {
  computePagina,
  findSiguienteTanda,
  listContestadas,
  type TandaDePreguntas,
} from '#domain/encuesta/avance.ts'
import { checkTanda, type RespuestaEnviada } from '#domain/encuesta/respuestas.ts'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { inviteEncuestado } from '#tests/support/respuestas-de-prueba.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { callEncuesta } from './testing/encuesta-de-prueba.ts'

/** What a person of that number taps; the screen's own check makes a save of it. */
function answer(tanda: TandaDePreguntas, persona: number): RespuestaEnviada[] {
  const elegida = tanda.preguntas.find(({ clase }) => clase === 'opcion')?.id
  const borrador = new Map(
    tanda.preguntas.map((pregunta, i) => {
      const { id, clase } = pregunta
      if (clase === 'opcion') return [id, String(id === elegida)]
      if (clase === 'abierta') return [id, `texto ${persona}`]
      const opciones = listOpciones(pregunta)
      return [id, opciones[(i + persona) % opciones.length]!.valor]
    }),
  )
  const revisado = checkTanda(tanda, borrador)
  if (!revisado.ok) throw new Error(revisado.aviso)
  return revisado.respuestas
}

type Encuesta = ReturnType<typeof callEncuesta>

/** Page by page as a screen does, with nothing but what the API says. Returns the ids it was asked for. */
async function walkAlone({ lookUp, save }: Encuesta, token: string): Promise<string[]> {
  const { cuestionario, respuestas } = await lookUp(token)
  const preguntadas: string[] = []
  const { totalPages } = computePagina(cuestionario, new Set())
  for (let pagina = 1; ; pagina++) {
    const contestadas = listContestadas(respuestas)
    const tanda = findSiguienteTanda(cuestionario, contestadas)
    expect(computePagina(cuestionario, contestadas).currentPage).toBe(Math.min(pagina, totalPages))
    if (!tanda) return preguntadas
    preguntadas.push(...tanda.preguntas.map(({ id }) => id))
    respuestas.push(...(await save(token, answer(tanda, 0))))
  }
}

/** Two screens at once, every third reply of each lost on its way. */
async function walkOnTwoScreens({ lookUp, save }: Encuesta, token: string): Promise<RespuestaEnviada[][]> {
  const walk = async (persona: number) => {
    const { cuestionario, respuestas } = await lookUp(token)
    for (let turno = persona; ; turno++) {
      const tanda = findSiguienteTanda(cuestionario, listContestadas(respuestas))
      if (!tanda) return respuestas
      const reply = await save(token, answer(tanda, persona))
      if (turno % 3 !== 0) respuestas.push(...reply)
    }
  }
  return Promise.all([walk(1), walk(2)])
}

const listIds = (respuestas: readonly RespuestaEnviada[]) =>
  respuestas.map(({ idPregunta }) => idPregunta).toSorted()

describeAnyEngine('any questionnaire through the API', (engine) => {
  test('is walked to its end, every question asked once, and screens and server agree', async () => {
    const app = await createTestApp(engine)
    const staff = await logInToClimas(app)
    const property = fc.asyncProperty(climaInputArbitrary, async ({ idEmpresa: _, ...input }) => {
      const { idClima } = await staff.setUp({ ...input, fechaLimite: null })
      await staff.changeActiva(idClima, true)
      const clima = await staff.getClima(idClima)
      const idGrupo = clima.gruposDeOpinion[0].id
      const encuesta = callEncuesta(app, idClima)
      const [sola, doble] = [
        await inviteEncuestado(app.ctx, idClima, { idGrupo }),
        await inviteEncuestado(app.ctx, idClima, { idGrupo }),
      ]
      const todas = listPreguntas(clima.cuestionario as Cuestionario).map(({ id }) => id)
      expect(await walkAlone(encuesta, sola.token)).toEqual(todas)
      const pantallas = await walkOnTwoScreens(encuesta, doble.token)
      const { respuestas } = await encuesta.lookUp(doble.token)
      expect(respuestas).toHaveLength(todas.length)
      for (const suyas of pantallas) {
        expect(suyas).toHaveLength(todas.length)
        expect(listIds(suyas)).toEqual(listIds(respuestas))
      }
      const { participacion } = await staff.getClima(idClima)
      expect(participacion).toMatchObject({ contestaron: 2, completas: 2 })
    })
    await fc.assert(property, { numRuns: 5, endOnFailure: true })
  })
})
