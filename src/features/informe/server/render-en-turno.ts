import { Turnos } from '#server/base/turnos.ts'
import type { AppContext } from '#server/context/context.ts'
import { getMemory } from '#server/db/engine/database.ts'
import type { Documento } from '#server/pdf/documento.ts'
import { renderPdf } from '#server/pdf/render-pdf.ts'

const createTurnos = () => new Turnos(2)

/** Documents are made beside the requests, in processes and threads that take memory: two at once in each node. */
export const getTurnosDeDocumentos = ({ db }: Pick<AppContext, 'db'>): Turnos =>
  getMemory(db).get(createTurnos)

export function renderEnTurno(
  ctx: Pick<AppContext, 'db' | 'log'>,
  documento: Documento,
  signal: AbortSignal,
): Promise<Uint8Array> {
  return getTurnosDeDocumentos(ctx).run(async () => {
    const { bytes, motivo } = await renderPdf(documento, { signal })
    if (motivo) ctx.log.warn({ motivo }, 'a document was written without the claim of PDF/UA-1')
    return bytes
  }, signal)
}
