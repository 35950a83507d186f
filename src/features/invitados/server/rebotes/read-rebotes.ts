import type { AppContext } from '#server/context/context.ts'
import { readBuzon } from './read-buzon.ts'
import { readInformeDeEntrega } from './read-informe-de-entrega.ts'
import { listLlavesDeRebotes, recordRebote } from './record-rebote.ts'

/** Every report that waits in the mailbox. Those that are ours are deleted: they name people and days. */
export async function readRebotes(ctx: AppContext, imapUrl: string, signal: AbortSignal): Promise<void> {
  const llaves = await listLlavesDeRebotes(ctx)
  let fallidos = 0
  await readBuzon(
    imapUrl,
    async (message) => {
      const informe = await readInformeDeEntrega(message, signal)
      if (!informe) return 'dejar'
      const anotado = informe.fallido && (await recordRebote(ctx, llaves, informe))
      if (anotado) fallidos++
      return anotado || informe.etiquetas.length > 0 ? 'borrar' : 'dejar'
    },
    signal,
  )
  if (fallidos > 0) ctx.log.info({ fallidos }, 'mails came back')
}
