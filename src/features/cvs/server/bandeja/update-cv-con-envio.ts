import { type CamposEscritos, parseCampos } from '#domain/cvs/parse-campos.ts'
import { requireValor } from '#server/base/errors.ts'
import { requireRevision } from '#server/base/revision.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { moveArchivoToCv } from '../archivos-store.ts'
import { moveCandidatosToCv } from '../candidatos-store.ts'
import { cvNotFound } from '../cv-not-found.ts'
import { lockVigente, updateAlDia, updateCvRow } from '../cvs-store.ts'
import { ensureEtiquetas, replaceEtiquetasDeCv } from '../etiquetas-store.ts'
import { getCv } from '../get-cv.ts'
import { indexCv } from '../index-cv.ts'
import { computeRevisionDeCv } from '../revision-de-cv.ts'
import { envioNotFound } from './envio-not-found.ts'
import { findConsentimiento, takeEnvio } from './envios-store.ts'

/** The same person again: the new file is the current one, the one before stays as a version, the fields are as chosen. */
export async function updateCvConEnvio(
  ctx: AppContext,
  {
    idEnvio,
    idCv,
    revision,
    ...escritos
  }: CamposEscritos & { idEnvio: string; idCv: string; revision?: string | null },
): Promise<void> {
  const campos = requireValor(parseCampos(escritos))
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    // Tags before the CV, as everybody who changes both.
    const etiquetas = await ensureEtiquetas(tx, campos.etiquetasPuestos)
    if ((await lockVigente(tx, idCv)) === null) throw cvNotFound()
    requireRevision(computeRevisionDeCv(await getCv({ ...ctx, db: tx }, { idCv })), revision)
    await updateCvRow(tx, idCv, campos, now)
    const enviado = await findConsentimiento(tx, idEnvio)
    if (enviado === null || !(await takeEnvio(tx, { id: idEnvio, idCv, now }))) throw envioNotFound()
    await updateAlDia(tx, idCv, enviado)
    await replaceEtiquetasDeCv(tx, idCv, etiquetas)
    await moveArchivoToCv(tx, { idEnvio, idCv })
    await moveCandidatosToCv(tx, { idEnvio, idCv })
    await indexCv(tx, idCv)
    await noteBitacora(tx, ctx, { tipo: 'cvActualizado', idObjeto: idCv })
  })
}
