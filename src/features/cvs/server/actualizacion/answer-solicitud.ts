import type { CambiosPropios } from '#domain/cvs/cambios-propios.ts'
import { parseCambiosPropios } from '#domain/cvs/cambios-propios.ts'
import { badUserInput, notFound, requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { deleteEmlFiles } from '#server/mail/eml-transport.ts'
import { listCorreosDePersona } from '#server/mail/list-correos-de-persona.ts'
import { type CorreoGuardado, deleteCorreosPorId } from '#server/mail/outbox-store.ts'
import { type ArchivoRecibido, deleteArchivosDeCv, linkArchivo } from '../archivos-store.ts'
import { deleteEnviosDeCorreo } from '../bandeja/envios-de-persona-store.ts'
import { type CV, findCv, lockVigente, updateCvRow } from '../cvs-store.ts'
import { eraseCvs } from '../erase-cvs.ts'
import { withArchivoSuelto } from '../escribir-cv.ts'
import { indexCv } from '../index-cv.ts'
import { updateRespuesta } from './por-actualizar-store.ts'
import { hashToken } from './solicitudes.ts'
import { findSolicitudAbierta, takeSolicitud } from './solicitudes-store.ts'

export type RespuestaPropia =
  | { respuesta: 'igual' }
  | { respuesta: 'borrar' }
  | { respuesta: 'cambio'; cambios: CambiosPropios; archivo: ArchivoRecibido | null }

/** Its file, if any, is stored and waits to become the CV's. */
type RespuestaGuardada =
  | { respuesta: 'igual' }
  | { respuesta: 'cambio'; cambios: CambiosPropios; idArchivo: string | null }

export const enlaceVencido = () =>
  notFound('Este enlace ya no sirve: se usó, venció o se mandó otro después. Pide uno nuevo si lo necesitas.')

/** Taken for an answer it would use the link up, and call an old CV up to date. */
const sinCambios = () =>
  badUserInput('Escribe lo que cambió o elige tu currículum nuevo. Si todo sigue igual, marca «Sigue igual».')

/** The link is used up in the transaction of what it does, so it does it once. */
async function requireCvDeEnlace(tx: Tx, token: string, now: number): Promise<CV> {
  const idCv = await takeSolicitud(tx, hashToken(token), now)
  const cv = idCv && (await lockVigente(tx, idCv)) !== null ? await findCv(tx, idCv) : null
  if (!cv) throw enlaceVencido()
  return cv
}

/** Their own file replaces all that came before: what they no longer stand by is erased. */
async function saveCambios(
  tx: Tx,
  cv: CV,
  { cambios, idArchivo }: Extract<RespuestaGuardada, { respuesta: 'cambio' }>,
  now: number,
): Promise<void> {
  const campos = requireValor(parseCambiosPropios(cv, cambios))
  await updateCvRow(tx, cv.id, campos, now)
  if (!idArchivo) return
  await deleteArchivosDeCv(tx, cv.id)
  await linkArchivo(tx, idArchivo, { idCv: cv.id })
}

async function saveRespuesta(ctx: AppContext, token: string, respuesta: RespuestaGuardada): Promise<void> {
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const cv = await requireCvDeEnlace(tx, token, now)
    if (respuesta.respuesta === 'cambio') await saveCambios(tx, cv, respuesta, now)
    await updateRespuesta(tx, cv.id, respuesta.respuesta, now)
    await indexCv(tx, cv.id)
    await noteBitacora(tx, ctx, { tipo: 'cvPuestoAlDia', idObjeto: cv.id, autor: { tipo: 'nadie' } })
  })
}

/** Read before anything is held: the outbox may be long. */
async function listCorreosPropios({ db, now }: AppContext, token: string): Promise<CorreoGuardado[]> {
  const solicitud = await findSolicitudAbierta(db, hashToken(token), now())
  const cv = solicitud && (await findCv(db, solicitud.idCv))
  if (!cv) throw enlaceVencido()
  const { mensajes, recibidos } = await listCorreosDePersona(db, cv.correo)
  return [...mensajes, ...recibidos].filter(({ plantilla }) => plantilla.startsWith('curriculum'))
}

/** The CV, what of the same address waits in the inbox, and the copies of what was sent. */
async function eraseCvPropio(ctx: AppContext, token: string): Promise<void> {
  const propios = await listCorreosPropios(ctx, token)
  const borrados = await inTransaction(ctx.db, async (tx) => {
    const cv = await requireCvDeEnlace(tx, token, ctx.now())
    await deleteCorreosPorId(
      tx,
      propios.map(({ id }) => id),
    )
    await deleteEnviosDeCorreo(tx, cv.correo)
    await noteBitacora(tx, ctx, { tipo: 'cvBorradoPorSuPersona', idObjeto: cv.id, autor: { tipo: 'nadie' } })
    return [...propios, ...(await eraseCvs(tx, [cv]))]
  })
  await deleteEmlFiles(ctx.config.dataDir, borrados)
}

/** A person's decision on the own CV through the link that came by mail. */
export async function answerSolicitud(
  ctx: AppContext,
  { token, ...respuesta }: RespuestaPropia & { token: string },
): Promise<void> {
  if (respuesta.respuesta === 'borrar') return eraseCvPropio(ctx, token)
  if (respuesta.respuesta === 'igual') return saveRespuesta(ctx, token, respuesta)
  const { archivo, ...cambio } = respuesta
  if (!archivo && !Object.values(cambio.cambios).some((valor) => valor?.trim())) throw sinCambios()
  if (!archivo) return saveRespuesta(ctx, token, { ...cambio, idArchivo: null })
  if (!(await findSolicitudAbierta(ctx.db, hashToken(token), ctx.now()))) throw enlaceVencido()
  await withArchivoSuelto(ctx, archivo, (idArchivo) => saveRespuesta(ctx, token, { ...cambio, idArchivo }))
}
