import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { eraseRestos, noteRestos } from '../../db/erase/erase-restos.ts'
import { conflict } from '../../errors.ts'
import { deleteEmlFiles } from '../../mail/eml-transport.ts'
import type { CorreoNombrado } from '../../mail/mail-transport.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { changeClima } from '../climas/change-clima.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { endClima } from '../climas/end-clima.ts'
import { anonymizeRespuestas } from '../encuesta/anonymize-respuestas.ts'
import { anonymizeEncuestados } from '../encuestados/anonymize-encuestados.ts'

/** Cuts what ties people to answers, keeping how many took part. Returns the mails that went with it. */
export async function cerrarClimaIn(tx: Tx, { id }: Pick<ClimaGuardado, 'id'>): Promise<CorreoNombrado[]> {
  await endClima(tx, id)
  await anonymizeRespuestas(tx, id)
  const correos = await anonymizeEncuestados(tx, id)
  return correos
}

/** Closes a climate for good, and then has the engine forget the rows as they were. */
export async function cerrarClima(ctx: AppContext, { idClima }: { idClima: string }): Promise<void> {
  const correos = await changeClima(ctx, idClima, async (tx, clima) => {
    if (clima.cerrado) throw conflict('El clima ya está cerrado.')
    await noteRestos(tx, ctx.now())
    const { idEmpresa, anio } = clima
    await noteBitacora(tx, ctx, { tipo: 'climaCerrado', datos: { anio }, idEmpresa, idClima })
    return cerrarClimaIn(tx, clima)
  })
  await deleteEmlFiles(ctx.config.dataDir, correos)
  await eraseRestos(ctx)
}
