import type { RequestContext } from '#server/context/context.ts'
import { importInvitaciones } from './insert-invitaciones.ts'
import { insertTokens } from './insert-tokens.ts'

/** An empty list is none (spec §5): somebody without address, whose token the message carries. */
export async function insertNewEncuesta(
  ctx: RequestContext,
  {
    idClima,
    idGrupo,
    correos,
    alAbrir,
  }: { idClima: string; idGrupo: string; correos: readonly string[] | null; alAbrir: boolean },
): Promise<string> {
  if (correos?.some((correo) => correo.trim())) {
    return importInvitaciones(ctx, { idClima, invitaciones: [{ idGrupo, correos }], alAbrir })
  }
  const { mensaje, tokens } = await insertTokens(ctx, { idClima, idGrupo, cuantos: 1 })
  return `${mensaje} Su token: ${tokens[0]}`
}
