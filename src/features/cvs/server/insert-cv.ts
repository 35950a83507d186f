import { randomUUID } from 'node:crypto'
import { type CamposEscritos, parseCampos } from '#domain/cvs/parse-campos.ts'
import { requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { type ArchivoRecibido, insertArchivo } from './archivos-store.ts'
import { insertCvRow } from './cvs-store.ts'
import { ensureEtiquetas, replaceEtiquetasDeCv } from './etiquetas-store.ts'
import { indexCv } from './index-cv.ts'
import { parseArchivo } from './parse-archivo.ts'

export type CvInput = CamposEscritos & { cv: string }

export async function insertCv(ctx: AppContext, { cv, ...escritos }: CvInput): Promise<string> {
  // What is wrong with the form is said without a look at the file.
  requireValor(parseCampos(escritos))
  return insertCvConArchivo(ctx, escritos, await parseArchivo(cv))
}

/** Form, tags, file and index in one transaction. The file's text is read afterwards, by the jobs. */
export async function insertCvConArchivo(
  ctx: AppContext,
  escritos: CamposEscritos,
  archivo: ArchivoRecibido,
): Promise<string> {
  const campos = requireValor(parseCampos(escritos))
  const id = randomUUID()
  await inTransaction(ctx.db, async (tx) => {
    await insertCvRow(tx, id, campos, { now: ctx.now() })
    await replaceEtiquetasDeCv(tx, id, await ensureEtiquetas(tx, campos.etiquetasPuestos))
    await insertArchivo(tx, { idCv: id }, archivo, ctx.now())
    await indexCv(tx, id)
    await noteBitacora(tx, ctx, { tipo: 'cvIngresado', idObjeto: id })
  })
  return id
}
