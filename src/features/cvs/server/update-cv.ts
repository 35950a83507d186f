import { type CamposEscritos, parseCampos } from '#domain/cvs/parse-campos.ts'
import { requireValor } from '#server/base/errors.ts'
import { requireRevision } from '#server/base/revision.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { replaceArchivo } from './archivos-store.ts'
import { cvNotFound } from './cv-not-found.ts'
import { lockVigente, updateAlDia, updateCvRow } from './cvs-store.ts'
import { ensureEtiquetas, replaceEtiquetasDeCv } from './etiquetas-store.ts'
import { getCv } from './get-cv.ts'
import { indexCv } from './index-cv.ts'
import { parseArchivo } from './parse-archivo.ts'
import { computeRevisionDeCv } from './revision-de-cv.ts'

/** Without a newer file the present one stays, and so does its text. */
export async function updateCv(
  ctx: AppContext,
  {
    idCv,
    cv,
    revision,
    ...escritos
  }: CamposEscritos & { idCv: string; cv?: string | null; revision?: string | null },
): Promise<void> {
  const campos = requireValor(parseCampos(escritos))
  const archivo = cv == null ? null : await parseArchivo(cv)
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.now()
    // Tags before the CV, as whoever renames or merges one: so that the two do not wait for each other.
    const etiquetas = await ensureEtiquetas(tx, campos.etiquetasPuestos)
    if (revision != null && (await lockVigente(tx, idCv)) !== null) {
      requireRevision(computeRevisionDeCv(await getCv({ ...ctx, db: tx }, { idCv })), revision)
    }
    if (!(await updateCvRow(tx, idCv, campos, now))) throw cvNotFound()
    await replaceEtiquetasDeCv(tx, idCv, etiquetas)
    if (archivo) {
      await replaceArchivo(tx, idCv, archivo, now)
      await updateAlDia(tx, idCv, now)
    }
    await indexCv(tx, idCv)
    await noteBitacora(tx, ctx, { tipo: 'cvActualizado', idObjeto: idCv })
  })
}
