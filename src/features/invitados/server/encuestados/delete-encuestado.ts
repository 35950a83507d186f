import { keepPromesa } from '#features/climas/server/has-invitados.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { deleteRespuestas } from '#features/encuesta/server/delete-respuestas.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { lockHojas, shareClima } from '#server/db/locks/climate-locks.ts'
import { findLlave } from '#server/llaves/find-llave.ts'
import { computeClaveDeHoja, computeToken } from '#server/llaves/llave.ts'
import { deleteEmlFiles, deleteEmlFilesNamed } from '#server/mail/eml-transport.ts'
import { deleteCorreosDeReferencias } from '#server/mail/outbox-store.ts'
import { deleteEncuestadoRow } from './encuestados-store.ts'
import { keepLlegadaDeIda } from './llegadas/keep-llegadas.ts'
import { computeMarca, getNombreDeRecordatorio } from './recordatorios/send-recordatorio.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'
import { requireEncuestado } from './require-encuestado.ts'

/** With the sheet and the open answers, which a closed climate no longer finds: there the contact data goes alone. */
export async function deleteEncuestado(
  ctx: Pick<AppContext, 'db' | 'secret' | 'config' | 'now'>,
  { idClima, idEncuestado }: { idClima: string; idEncuestado: string },
): Promise<void> {
  const { db, config } = ctx
  const { correos, marca } = await inTransaction(db, async (tx) => {
    await shareClima(tx, idClima)
    const clima = await requireClima(tx, idClima)
    const llave = await findLlave({ ...ctx, db: tx }, clima)
    if (llave) {
      const token = computeToken(llave, idEncuestado)
      await lockHojas(tx, [computeClaveDeHoja(llave, token)])
      const encuestado = await requireEncuestado(tx, idClima, idEncuestado)
      if (await deleteRespuestas(tx, llave, { clima, token })) await keepLlegadaDeIda(tx, idClima, encuestado)
    } else {
      await requireEncuestado(tx, idClima, idEncuestado)
    }
    await deleteEncuestadoRow(tx, idClima, idEncuestado)
    await keepPromesa(tx, idClima)
    await noteBitacora(tx, ctx, { tipo: 'encuestadoEliminado', idEmpresa: clima.idEmpresa, idClima })
    return {
      correos: await deleteCorreosDeReferencias(tx, [getReferenciaDeCorreo(idEncuestado)]),
      marca: llave && computeMarca(llave, idEncuestado),
    }
  })
  await deleteEmlFiles(config.dataDir, correos)
  if (marca) await deleteEmlFilesNamed(config.dataDir, getNombreDeRecordatorio(idClima, marca))
}
