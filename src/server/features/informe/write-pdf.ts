import type { Informe } from '../../../domain/informe/informe.ts'
import type { AppContext } from '../../context.ts'
import { getMemory } from '../../db/engine/database.ts'
import { renderPdf } from '../../pdf/render-pdf.ts'
import { Turnos } from '../../turnos.ts'
import { createDocumento } from './pdf/create-documento.ts'

const createTurnos = () => new Turnos(2)

/** Documents are made beside the requests, in processes and threads that take memory: two at once in each node. */
export const getTurnosDeDocumentos = ({ db }: Pick<AppContext, 'db'>): Turnos =>
  getMemory(db).get(createTurnos)

export function writePdf(
  ctx: Pick<AppContext, 'db' | 'log'>,
  informe: Informe,
  signal: AbortSignal,
): Promise<Uint8Array> {
  return getTurnosDeDocumentos(ctx).run(async () => {
    const { bytes, motivo } = await renderPdf(await createDocumento(informe), { signal })
    if (motivo) ctx.log.warn({ motivo }, 'a report was written without the claim of PDF/UA-1')
    return bytes
  }, signal)
}
