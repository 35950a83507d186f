import { answerAs, logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const POR_GRUPO = 6

/** A climate with a minimum of five, answered by six people of each of its groups, and published. */
export async function createClimaPublicado(app: TestApp): Promise<string> {
  const { setUp, call, getClima } = await logInToClimas(app)
  const { idClima } = await setUp({ minimoPorGrupo: 5 })
  const { gruposDeOpinion } = await getClima(idClima)
  for (const { orden } of gruposDeOpinion as { orden: number }[])
    for (let i = 0; i < POR_GRUPO; i++) await answerAs(app.ctx, idClima, { grupo: orden })
  const answer = await call('mutation($id: ID!) { publicarResultados(idClima: $id) { id } }', { id: idClima })
  if (answer.errors) throw new Error(answer.errors[0].message)
  return idClima
}
