import type { RespuestaEnviada } from '#domain/encuesta/respuesta.ts'
import { parseToken } from '#domain/encuesta/token.ts'
import { notFound } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { defineGroupCommit } from '#server/db/locks/group-commit.ts'
import { countTokenFallido } from './limit-tokens.ts'
import { type PaginaEnviada, saveRespuestas } from './save-respuestas.ts'

const saveTogether = defineGroupCommit({
  run: (ctx: Pick<AppContext, 'db' | 'secret' | 'config' | 'now'>, tx, envios: readonly PaginaEnviada[]) =>
    saveRespuestas(ctx, tx, envios),
  // A climate whose closing makes its saves wait shall hold up no other.
  laneOf: ({ idClima }) => idClima,
})

/** Saves what is new. A question that already has an answer keeps it, so that a retry always ends well. */
export async function insertRespuestasEncuesta(
  ctx: RequestContext,
  { idClima, token: escrito, respuestas, revision }: PaginaEnviada,
): Promise<RespuestaEnviada[]> {
  const token = parseToken(escrito)
  const guardadas = token && (await saveTogether(ctx, { idClima, token, respuestas, revision }))
  if (guardadas) return guardadas
  await countTokenFallido(ctx)
  throw notFound('No encontramos una encuesta con ese token. Revísalo e inténtalo de nuevo.')
}
