import { randomUUID } from 'node:crypto'
import { FOTO_HEIC } from '#domain/contacto/mensajes.ts'
import { parseDataUrl } from '#domain/cvs/archivo.ts'
import { DIAS_EN_ELIMINADOS, PLAZO_PARA_RECUPERAR_MS } from '#domain/cvs/cv.ts'
import { formatNombreDeArchivo } from '#domain/cvs/nombres.ts'
import { type CamposEscritos, parseCampos, parseCamposDeIngreso } from '#domain/cvs/parse-campos.ts'
import { DIA_MS, HORA_MS } from '#domain/fechas/duraciones.ts'
import { inspectArchivo, MAX_ARCHIVO, type Rechazo } from '#server/archivos/inspect-archivo.ts'
import { badUserInput, notFound, requireValor } from '#server/base/errors.ts'
import { requireRevision } from '#server/base/revision.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, Sesion } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { getTextSearch } from '#server/db/search/text-search.ts'
import {
  type ArchivoRecibido,
  deleteArchivoSuelto,
  deleteArchivosSueltos,
  insertArchivo,
  insertArchivoSuelto,
  replaceArchivo,
} from './archivos-store.ts'
import { computeRevisionDeCv, cvNotFound, getCv } from './cvs.ts'
import {
  changeToBorrado,
  changeToVigente,
  insertCvRow,
  lockVigente,
  updateAlDia,
  updateCvRow,
} from './cvs-store.ts'
import { ensureEtiquetas, replaceEtiquetasDeCv } from './etiquetas-store.ts'
import { indexCv } from './index-cv.ts'

/** Out of every list, search and link at once; it can be restored until the window ends and it is purged. */
export async function deleteCv(ctx: AppContext, { idCv }: { idCv: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await deleteCvEn(tx, ctx, idCv))) throw cvNotFound()
  })
}

/** False where there is none. */
export async function deleteCvEn(tx: Tx, ctx: AppContext, idCv: string): Promise<boolean> {
  const numero = await changeToBorrado(tx, idCv, ctx.now())
  if (numero === null) return false
  await getTextSearch(tx).delete(tx, [numero])
  await noteBitacora(tx, ctx, { tipo: 'cvEliminado', idObjeto: idCv })
  return true
}

const RECHAZOS: Record<Rechazo, string> = {
  tipo: 'El archivo no es un PDF, DOC, DOCX u ODT válido, ni una foto JPG o PNG. Guárdalo de nuevo en uno de esos formatos.',
  clave: 'El archivo pide una contraseña para abrirse. Quítasela y vuelve a adjuntarlo.',
  heic: FOTO_HEIC,
  macros: 'El archivo trae macros. Guárdalo sin ellas, o como PDF, y vuelve a adjuntarlo.',
}

const DANADO = 'El archivo llegó dañado. Vuelve a adjuntarlo.'

/** Node reads past what is no base64; written back, only the untouched comes out the same. */
function decodeBase64(base64: string): Uint8Array {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.toString('base64') !== base64) throw badUserInput(DANADO)
  return bytes
}

/** The file of a data URL, judged by its content; refused in words a person can act on. */
export async function parseArchivo(dataUrl: string): Promise<ArchivoRecibido> {
  const enviado = parseDataUrl(dataUrl)
  if (!enviado) throw badUserInput(DANADO)
  if (enviado.base64 === '') throw badUserInput('El archivo está vacío.')
  const bytes = decodeBase64(enviado.base64)
  if (bytes.length > MAX_ARCHIVO) throw badUserInput('El archivo pasa de 10 MB.')
  const inspeccionado = await inspectArchivo(bytes)
  if ('rechazo' in inspeccionado) throw badUserInput(RECHAZOS[inspeccionado.rechazo])
  const { tipo, extension, activo } = inspeccionado
  return { tipo, bytes, activo, nombre: enviado.nombre && formatNombreDeArchivo(enviado.nombre, extension) }
}

export type CvInput = CamposEscritos & { cv: string }

export async function insertCv(ctx: AppContext, { cv, ...escritos }: CvInput): Promise<string> {
  // Problems of the form are said without a look at the file.
  requireValor(parseCamposDeIngreso(escritos))
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

/** By which the outbox knows the mails about a CV. */
export const getReferenciaDeCv = (idCv: string): string => `cv:${idCv}`

type ConSesion = AppContext & { sesion?: Sesion | null }

/** Its deleter has a moment; an administrator as long as it lies in Eliminados. */
export const getPlazoParaRecuperar = ({ sesion }: ConSesion): number =>
  sesion?.rol === 'administrador' ? DIAS_EN_ELIMINADOS * DIA_MS : PLAZO_PARA_RECUPERAR_MS

export async function restoreCv(ctx: ConSesion, { idCv }: { idCv: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await restoreCvEn(tx, ctx, idCv, ctx.now() - getPlazoParaRecuperar(ctx))))
      throw notFound('El CV ya no se puede recuperar.')
  })
}

/** False where its time is over. */
export async function restoreCvEn(
  tx: Tx,
  ctx: ConSesion,
  idCv: string,
  borradoDesde: number,
): Promise<boolean> {
  if (!(await changeToVigente(tx, idCv, borradoDesde))) return false
  await indexCv(tx, idCv)
  await noteBitacora(tx, ctx, { tipo: 'cvRecuperado', idObjeto: idCv })
  return true
}

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

type Ctx = Pick<AppContext, 'db' | 'now'>

/** Stores what a person sent, then does what makes it somebody's; where that fails, nothing is left. */
export async function withArchivoSuelto<T>(
  { db, now }: Ctx,
  archivo: ArchivoRecibido,
  work: (idArchivo: string) => Promise<T>,
): Promise<T> {
  const id = await insertArchivoSuelto(db, { ...archivo, propio: true }, now())
  try {
    return await work(id)
  } catch (error) {
    await deleteArchivoSuelto(db, id).catch(() => {})
    throw error
  }
}

/** No sending takes an hour. */
export const sweepArchivosSueltos = ({ db, now }: Ctx): Promise<void> =>
  deleteArchivosSueltos(db, now() - HORA_MS)
