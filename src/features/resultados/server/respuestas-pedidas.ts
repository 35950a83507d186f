import type { RespuestaDeResultado as RespuestaWire } from '#contract/schema.generated.ts'
import { countRespuestas, listRespuestas } from '#domain/resultados/respuestas-de-resultado.ts'
import type { Origenes } from '#domain/resultados/satisfaccion.ts'
import { badUserInput } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'

const MAX_RESPUESTAS = 200_000

/** Answers written out so far. */
const createEscritas = () => ({ total: 0 })

/** Answers from counts. They are many: a request that asks for too many of them is refused before they are made. */
export function writeRespuestas(
  { memory }: Pick<RequestContext, 'memory'>,
  { origenes, idsPreguntas }: { origenes: Origenes; idsPreguntas: readonly string[] },
  codigos: readonly number[],
): RespuestaWire[] {
  const pedido = { origenes: origenes(), idsPreguntas, codigos }
  const escritas = memory.get(createEscritas)
  const antes = escritas.total
  const total = antes + countRespuestas(pedido)
  if (total > MAX_RESPUESTAS) {
    throw badUserInput(
      'Son demasiadas respuestas para una sola consulta. Pide los porcentajes sin las respuestas.',
    )
  }
  escritas.total = total
  return listRespuestas(pedido).map((respuesta, i) => ({ id: String(antes + i + 1), ...respuesta }))
}
