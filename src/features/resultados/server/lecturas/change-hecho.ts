import { changeClima } from '#features/climas/server/change-clima.ts'
import { badUserInput } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { saveElegido } from './lecturas-store.ts'

const MAX_HECHO = 60

/** What happened in the company before a round, for the chart of the trend. */
export async function changeHecho(
  ctx: RequestContext,
  { idClima, texto }: { idClima: string; texto: string },
): Promise<string> {
  const hecho = texto.replace(/\s+/g, ' ').trim()
  if (hecho.length > MAX_HECHO) throw badUserInput(`Escríbelo en ${MAX_HECHO} letras o menos.`, 'texto')
  await changeClima(ctx, idClima, (tx) => saveElegido(tx, idClima, { hecho }))
  return hecho
}
