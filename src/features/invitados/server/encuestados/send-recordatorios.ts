import { isCorreo, isMismoCorreo } from '#domain/encuesta/correo.ts'
import { cleanCorreo } from '#domain/encuesta/parse-correos.ts'
import { getDia } from '#domain/fechas/dia.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { findClima } from '#features/climas/server/leer-clima.ts'
import { requireCuotaDeCorreos } from '#features/cuentas/server/ajustes/ajustes.ts'
import { findEstado } from '#features/encuesta/server/estados.ts'
import { badUserInput, conflict, rateLimited } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { ringBell } from '#server/context/job.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { lockHojas } from '#server/db/locks/climate-locks.ts'
import { findLlave } from '#server/llaves/create-llave.ts'
import { computeClaveDeHoja, computeToken, type Llave } from '#server/llaves/llave.ts'
import { deleteEmlFiles } from '#server/mail/eml-transport.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import type { CorreoNombrado } from '#server/mail/mail-transport.ts'
import {
  deleteCorreosDeReferencias,
  deleteCorreosEnCola,
  hasCorreoQuePudoLlegar,
} from '#server/mail/outbox-store.ts'
import { type AQuienes, countPorRecordarPorGrupo, inClimaAbierto, requireEncuestado } from './encuestados.ts'
import { deleteEncuestadoRow, insertInvitados, stopRecordatoriosRow } from './encuestados-store.ts'
import { createEncuestado } from './insert-tokens.ts'
import { buildCorreo, buildTokenAnulado } from './plantillas-encuestados.ts'
import { insertRondas } from './recordatorios/rondas-store.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'
import { openCodigoDeBaja } from './sobres.ts'

type Reemplazo = { clima: ClimaGuardado; llave: Llave; idEncuestado: string; correo: string }

/**
 * A token has one owner: another address gets another identity, the old token is dead, and the old address is told so. Only
 * before the first answer: afterwards there is a sheet that is somebody's.
 */
async function replaceEncuestado(
  ctx: AppContext,
  tx: Tx,
  { clima, llave, idEncuestado, correo }: Reemplazo,
): Promise<{ id: string; borrados: CorreoNombrado[] }> {
  const token = computeToken(llave, idEncuestado)
  await lockHojas(tx, [computeClaveDeHoja(llave, token)])
  // Read now: whoever had the sheet until this moment may have deleted them, or given them another address.
  const encuestado = await requireEncuestado(tx, clima.id, idEncuestado)
  if ((await findEstado(tx, llave, { clima, token })) !== 'Sin iniciar') {
    throw conflict(
      'Esta persona ya empezó su encuesta: el correo solo se puede mandar a la dirección guardada.',
    )
  }
  const referencia = getReferenciaDeCorreo(encuestado.id)
  const llego = encuestado.correo !== null && (await hasCorreoQuePudoLlegar(tx, referencia))
  const borrados = await deleteCorreosDeReferencias(tx, [referencia])
  await deleteEncuestadoRow(tx, clima.id, encuestado.id)
  const { encuestado: nuevo } = createEncuestado(llave, encuestado.idGrupo, correo)
  if (!(await insertInvitados(tx, clima.id, [{ ...nuevo, correo }], () => nuevo.tokenHash)).has(nuevo.id)) {
    throw conflict(`«${correo}» ya está invitada en este clima.`)
  }
  if (llego) await insertCorreo(tx, buildTokenAnulado(clima.id, encuestado.correo!), ctx.now())
  return { id: nuevo.id, borrados }
}

export async function sendCorreoToEncuestado(
  ctx: AppContext,
  { idClima, idEncuestado, correo: escrito }: { idClima: string; idEncuestado: string; correo: string },
): Promise<string> {
  const pedido = cleanCorreo(escrito)
  if (!isCorreo(pedido)) throw badUserInput(`«${pedido.slice(0, 80)}» no es una dirección de correo válida.`)
  const cerrado = 'El clima está cerrado: ya no se manda su encuesta a nadie.'
  const enviado = await inClimaAbierto(ctx, { idClima, cerrado }, async (tx, { clima, llave }) => {
    const encuestado = await requireEncuestado(tx, idClima, idEncuestado)
    const esLaMisma = isMismoCorreo(encuestado.correo, pedido)
    // The stored one, letter by letter: what differs in case alone might still be another mailbox.
    const correo = esLaMisma ? encuestado.correo! : pedido
    const { id, borrados } =
      esLaMisma && !encuestado.tokenVisto
        ? { id: idEncuestado, borrados: [] }
        : await replaceEncuestado(ctx, tx, { clima, llave, idEncuestado, correo })
    await deleteCorreosEnCola(tx, [getReferenciaDeCorreo(id)])
    await insertCorreo(tx, buildCorreo('invitacion', { idClima, idEncuestado: id }, correo), ctx.now())
    await requireCuotaDeCorreos(tx, ctx, 1)
    await noteBitacora(tx, ctx, { tipo: 'correoReenviado', idEmpresa: clima.idEmpresa, idClima })
    return { correo, borrados }
  })
  await deleteEmlFiles(ctx.config.dataDir, enviado.borrados)
  return `El correo para ${enviado.correo} está en cola y sale en un momento.`
}

const YA_HOY = {
  deTodos: 'Hoy ya salieron los recordatorios de este clima. Mañana se pueden mandar otros.',
  deUno: 'Hoy ya salió el recordatorio de este grupo. Mañana se puede mandar otro.',
}

const sum = (cuentas: Iterable<number>) => [...cuentas].reduce((suma, cuantas) => suma + cuantas, 0)

/**
 * Begins a round of each group that has not had one today: a row a group, from which the reminders go out
 * (recordatorios/ronda-worker.ts). A mail each in the outbox would point at whoever has not finished. How many they go to.
 * idUsuario: whose mails they are where nobody asks for them now.
 */
export async function beginRecordatorios(
  tx: Tx,
  ctx: AppContext,
  {
    clima,
    porGrupo,
    idUsuario = null,
  }: { clima: ClimaGuardado; porGrupo: ReadonlyMap<string, number>; idUsuario?: string | null },
): Promise<number> {
  const now = ctx.now()
  const { id: idClima, idEmpresa } = clima
  const dia = getDia(now, ctx.config.timeZone)
  const empezadas = await insertRondas(tx, { idClima, idsGrupos: [...porGrupo.keys()], dia, now })
  const personas = sum([...empezadas].map((id) => porGrupo.get(id)!))
  if (personas === 0) return 0
  await requireCuotaDeCorreos(tx, idUsuario ? { ...ctx, sesion: { idUsuario } } : ctx, personas)
  await noteBitacora(tx, ctx, { tipo: 'recordatoriosEnviados', datos: { personas }, idEmpresa, idClima })
  ringBell(tx, 'correo')
  return personas
}

export async function sendRecordatorios(ctx: AppContext, pedido: AQuienes): Promise<string> {
  const porGrupo = await countPorRecordarPorGrupo(ctx, pedido)
  const { idClima, idGrupo } = pedido
  const cerrado = 'El clima está cerrado: ya no hay nada que recordar.'
  const personas = await inClimaAbierto(ctx, { idClima, cerrado }, async (tx, { clima }) => {
    if (sum(porGrupo.values()) === 0) return 0
    const empezadas = await beginRecordatorios(tx, ctx, { clima, porGrupo })
    if (empezadas === 0) throw rateLimited(idGrupo == null ? YA_HOY.deTodos : YA_HOY.deUno)
    return empezadas
  })
  if (personas === 0) return 'No hay a quién recordar: nadie con correo tiene su encuesta sin terminar.'
  return `Se ${personas === 1 ? 'puso' : 'pusieron'} en cola ${formatCantidad(personas, 'recordatorio', 'recordatorios')}.`
}

/** The reader of the mail wants no more reminders. False where the link leads to nobody, who gets none either. */
export async function stopRecordatorios(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima, codigo }: { idClima: string; codigo: string },
): Promise<boolean> {
  const clima = await findClima(ctx.db, { idClima })
  const llave = clima && (await findLlave(ctx, clima))
  const idEncuestado = llave && openCodigoDeBaja(llave, codigo)
  return idEncuestado ? stopRecordatoriosRow(ctx.db, idClima, idEncuestado) : false
}
