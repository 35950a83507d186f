import { randomUUID } from 'node:crypto'
import { type CamposEscritos, parseCampos } from '#domain/cvs/parse-campos.ts'
import { requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { moveArchivoToCv } from '../archivos-store.ts'
import { moveCandidatosToCv } from '../candidatos-store.ts'
import { insertCvRow } from '../cvs-store.ts'
import { ensureEtiquetas, replaceEtiquetasDeCv } from '../etiquetas-store.ts'
import { indexCv } from '../index-cv.ts'
import { envioNotFound } from './envio-not-found.ts'
import { findConsentimiento, takeEnvio } from './envios-store.ts'

/** The submission becomes a CV of its own, with its file and what was read of it. */
export async function insertCvDeEnvio(
  ctx: AppContext,
  { idEnvio, ...escritos }: CamposEscritos & { idEnvio: string },
): Promise<string> {
  const campos = requireValor(parseCampos(escritos))
  const id = randomUUID()
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const enviado = await findConsentimiento(tx, idEnvio)
    if (enviado === null) throw envioNotFound()
    await insertCvRow(tx, id, campos, { now, alDia: enviado })
    if (!(await takeEnvio(tx, { id: idEnvio, idCv: id, now }))) throw envioNotFound()
    await replaceEtiquetasDeCv(tx, id, await ensureEtiquetas(tx, campos.etiquetasPuestos))
    await moveArchivoToCv(tx, { idEnvio, idCv: id })
    await moveCandidatosToCv(tx, { idEnvio, idCv: id })
    await indexCv(tx, id)
    await noteBitacora(tx, ctx, { tipo: 'cvIngresado', idObjeto: id })
  })
  return id
}
