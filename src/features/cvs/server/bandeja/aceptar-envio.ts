import { randomUUID } from 'node:crypto'
import type { EnvioDeCurriculum } from '#domain/contacto/formulario.ts'
import { VERSION_DE_AVISO } from '#domain/contacto/version-de-aviso.ts'
import type { ContenidoActivo } from '#domain/cvs/archivo.ts'
import { type CamposEscritos, parseCampos } from '#domain/cvs/parse-campos.ts'
import { describeTipo, isTipoDeArchivo } from '#server/archivos/inspect-archivo.ts'
import { requireValor } from '#server/base/errors.ts'
import { requireRevision } from '#server/base/revision.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import type { AdjuntoAbierto } from '#server/mail/correo.ts'
import { findArchivoDeEnvio, linkArchivo, moveArchivoToCv, streamContenido } from '../archivos-store.ts'
import { moveCandidatosToCv } from '../candidatos-store.ts'
import { computeRevisionDeCv, cvNotFound, getCv } from '../cvs.ts'
import { insertCvRow, lockVigente, updateAlDia, updateCvRow } from '../cvs-store.ts'
import { ensureEtiquetas, replaceEtiquetasDeCv } from '../etiquetas-store.ts'
import { indexCv } from '../index-cv.ts'
import { presentActivo } from '../present-cv.ts'
import { envioNotFound } from './envios.ts'
import { findConsentimiento, insertEnvioRow, takeEnvio } from './envios-store.ts'

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

/** A submission of the public form waits for staff, in the transaction that queues its mail. Its file is read later. */
export async function insertEnvio(
  tx: Tx,
  { valores, idArchivo }: { valores: EnvioDeCurriculum; idArchivo: string },
  now: number,
): Promise<string> {
  const id = randomUUID()
  const { nombre, plaza, correo, tel, mensaje } = valores
  const campos = { id, nombre, plaza, correo, tel, mensaje }
  await insertEnvioRow(tx, { ...campos, consentimiento: now, aviso: VERSION_DE_AVISO })
  await linkArchivo(tx, idArchivo, { idEnvio: id })
  return id
}

/** The file of a submission, for whoever mails it; null where it was erased. */
export async function openArchivoDeEnvio(
  db: Db,
  idEnvio: string,
): Promise<(AdjuntoAbierto & { activo: ContenidoActivo[] }) | null> {
  const archivo = await findArchivoDeEnvio(db, idEnvio)
  if (!archivo || !isTipoDeArchivo(archivo.tipo)) return null
  const { mime, extension } = describeTipo(archivo.tipo)
  return {
    nombre: archivo.nombre ?? `curriculum.${extension}`,
    mime,
    activo: presentActivo(archivo.activo),
    open: () => streamContenido(db, archivo.id),
  }
}

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
