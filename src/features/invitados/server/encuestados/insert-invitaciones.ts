import { randomUUID } from 'node:crypto'
import type { GrupoDeOpinion } from '#domain/climas/definicion.ts'
import { getClaveDeCorreo } from '#domain/encuesta/correo.ts'
import { formatCantidad, formatNumero } from '#domain/texto/cantidad.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireCuotaDeCorreos, requireLugarEnCuota } from '#features/cuentas/server/ajustes/ajustes.ts'
import { requireSesionAbierta } from '#features/cuentas/server/sesion/permisos.ts'
import type { AvanceGuardado } from '#features/trabajos/server/carry-out.ts'
import { followTrabajo } from '#features/trabajos/server/trabajos.ts'
import { AppError, badUserInput, notFound } from '#server/base/errors.ts'
import { growBitacora, noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { ROWS_PER_STATEMENT } from '#server/db/sql/row-list.ts'
import { computeToken, hashToken, type Llave } from '#server/llaves/llave.ts'
import { insertLote } from '#server/llaves/lotes/lotes.ts'
import { insertCorreos } from '#server/mail/insert-correo.ts'
import { formatLista } from './correos-fallidos.ts'
import { inClimaAbierto } from './encuestados.ts'
import { insertInvitados, listClavesDeCorreo } from './encuestados-store.ts'
import { requireLugares } from './llegadas/llegadas.ts'
import { buildCorreo } from './plantillas-encuestados.ts'
import { type Invitacion, requireCorreos } from './require-correos.ts'

/** idEncuestado: of who is to be invited. */
type Pedida = { idGrupo: string; correo: string; idEncuestado: string; idCorreo: string }

/** Progress of a list; what a transaction returns of itself counts once it is committed. */
interface Avanzado {
  personas: number
  /** Already invited, left as they are. */
  saltados: readonly string[]
  /** The entry of the log that tells of the list, with as many people as are stored. */
  idAnotacion: string | null
}

/**
 * About as many are stored. Mails of a part wait for the parts after it: sent meanwhile, they would keep whoever waits for the list
 * longer, and few of them would have left.
 */
const PERSONAS_POR_SEGUNDO = 10_000

/** Some of a list, in the transaction of the caller: people, their mails, what the account may send, and the log. */
async function insertTanda(
  tx: Tx,
  ctx: RequestContext,
  { clima, llave }: { clima: ClimaGuardado; llave: Llave },
  tanda: readonly Pedida[],
  antes: Avanzado,
  /** siguen: how many of the list come after these. alAbrir: their mails wait until the survey is opened. */
  { siguen, alAbrir }: { siguen: number; alAbrir: boolean },
): Promise<Avanzado> {
  // A list of people without address alone.
  if (tanda.length === 0) return antes
  const { id: idClima, idEmpresa } = clima
  // In one order for everybody: two overlapping lists at once then wait for each other, and never in a circle.
  const ordenada = tanda
    .map((pedida) => ({ ...pedida, clave: getClaveDeCorreo(pedida.correo) }))
    .sort((a, b) => (a.clave < b.clave ? -1 : 1))
  const nuevos = ordenada.map(({ idGrupo, correo, idEncuestado: id }) => ({ id, idGrupo, correo }))
  const insertados = await insertInvitados(tx, idClima, nuevos, (id) =>
    hashToken(llave, computeToken(llave, id)),
  )
  const correos = ordenada
    .filter(({ idEncuestado }) => insertados.has(idEncuestado))
    .map(({ idEncuestado, idCorreo, correo }) => ({
      ...buildCorreo('invitacion', { idClima, idEncuestado }, correo),
      id: idCorreo,
    }))
  const now = ctx.now()
  const desde = now + Math.floor((siguen * 1000) / PERSONAS_POR_SEGUNDO)
  await insertCorreos(tx, correos, now, { desde, enEspera: alAbrir && !clima.encuestaActiva })
  await requireCuotaDeCorreos(tx, ctx, correos.length)
  const personas = antes.personas + correos.length
  const saltados = nuevos.flatMap(({ id, correo }) => (insertados.has(id) ? [] : [correo]))
  const anotar = async () => {
    if (correos.length === 0) return antes.idAnotacion
    const datos = { personas }
    if (antes.idAnotacion === null)
      return noteBitacora(tx, ctx, { tipo: 'invitacionesEnviadas', datos, idEmpresa, idClima })
    await growBitacora(tx, antes.idAnotacion, datos)
    return antes.idAnotacion
  }
  return { personas, saltados: [...antes.saltados, ...saltados], idAnotacion: await anotar() }
}

const SIN_SESION = 'Tu sesión se cerró o tu cuenta ya no puede invitar.'
export const CERRADO = 'El clima está cerrado: ya no se puede invitar a nadie.'

export function requireGrupo({ definicion }: ClimaGuardado, idGrupo: string): GrupoDeOpinion {
  const grupo = definicion.gruposDeOpinion.find(({ id }) => id === idGrupo)
  if (!grupo) throw notFound('Ese grupo de opinión no existe en este clima.')
  return grupo
}

function formatMensaje(
  { personas, sinCorreo, esperan }: { personas: number; sinCorreo: number; esperan: boolean },
  grupos: readonly GrupoDeOpinion[],
  saltados: readonly string[],
) {
  const donde = grupos.length === 1 ? `«${grupos[0]!.nombre}»` : `${grupos.length} grupos`
  const porCorreo = sinCorreo > 0 ? ' por correo' : ''
  const invitadas =
    personas === 0
      ? `No se invitó a nadie${porCorreo}.`
      : `Se invitó${porCorreo} a ${formatCantidad(personas, 'persona', 'personas')} de ${donde}.`
  const papeletas =
    sinCorreo > 0
      ? ` Para ${formatCantidad(sinCorreo, 'persona', 'personas')} sin correo ya hay lugar: imprime sus papeletas en «Sin correo».`
      : ''
  const cuando = esperan && personas > 0 ? ' Su correo sale cuando se abra la encuesta.' : ''
  const hecho = invitadas + cuando + papeletas
  if (saltados.length === 0) return hecho
  const ya = saltados.length === 1 ? 'Ya estaba invitada y se saltó' : 'Ya estaban invitadas y se saltaron'
  return `${hecho} ${ya}: ${formatLista(saltados)}.`
}

/** People without address get a slip of the group, without a name: a batch each, still to be printed. */
async function insertSinCorreo(
  tx: Tx,
  ctx: RequestContext,
  clima: ClimaGuardado,
  { idGrupo, sinCorreo }: Required<Invitacion>,
): Promise<void> {
  if (sinCorreo === 0) return
  const grupo = requireGrupo(clima, idGrupo)
  await requireLugares(tx, clima, { grupo, cuantos: sinCorreo })
  const { id: idClima, idEmpresa } = clima
  const { numero } = await insertLote(tx, idClima, {
    idGrupo,
    via: 'papeleta',
    hojas: sinCorreo,
    series: 0,
    creado: ctx.now(),
    idUsuario: ctx.sesion?.idUsuario ?? null,
  })
  const datos = { grupo: grupo.orden, lote: numero, personas: sinCorreo }
  await noteBitacora(tx, ctx, { tipo: 'papeletasHechas', datos, idEmpresa, idClima })
}

interface ListaDeInvitaciones {
  idClima: string
  invitaciones: readonly Invitacion[]
  /** Mails wait until the survey is opened, where it is not yet. */
  alAbrir?: boolean
  /** Told how many of the list are stored, in the transaction that stores them. */
  avance?: Pick<AvanceGuardado, 'keep' | 'tell'>
}

/**
 * Parts of a longer list are stored one at a time: on SQLite everybody else waits while one transaction writes. What can be
 * refused is refused before the first; an accident leaves those that were told, and who sends the list again skips them.
 */
const PERSONAS_POR_TANDA = 2_000

/** People already invited to the climate are left as they are, and named. */
export async function insertInvitaciones(
  ctx: RequestContext,
  { idClima, invitaciones, alAbrir = false, avance }: ListaDeInvitaciones,
): Promise<string> {
  const revisadas = requireCorreos(invitaciones)
  const sinCorreo = revisadas.reduce((suma, invitacion) => suma + invitacion.sinCorreo, 0)
  if (revisadas.some((invitacion) => invitacion.sinCorreo < 0))
    throw badUserInput('Esa cantidad no es válida.')
  const pedidas = listPedidas(revisadas)
  if (sinCorreo === 0 && pedidas.length === 0) {
    throw badUserInput('No se invitó a nadie: la lista no trae direcciones de correo.')
  }
  if (pedidas.length > PERSONAS_POR_TANDA) await requireQueQuepa(ctx, { idClima, revisadas, pedidas })
  let avanzado: Avanzado = { personas: 0, saltados: [], idAnotacion: null }
  let grupos: GrupoDeOpinion[] = []
  let esperan = false
  for (let desde = 0; desde === 0 || desde < pedidas.length; desde += PERSONAS_POR_TANDA) {
    const hasta = Math.min(pedidas.length, desde + PERSONAS_POR_TANDA)
    const isUltima = hasta === pedidas.length
    const aSolas = isUltima && sinCorreo > 0
    try {
      avanzado = await inClimaAbierto(ctx, { idClima, cerrado: CERRADO, aSolas }, async (tx, abierto) => {
        if (desde > 0) await requireSesionAbierta(tx, ctx, SIN_SESION)
        esperan = alAbrir && !abierto.clima.encuestaActiva
        grupos = revisadas.map(({ idGrupo }) => requireGrupo(abierto.clima, idGrupo))
        const siguen = pedidas.length - hasta
        const siguiente = await insertTanda(tx, ctx, abierto, pedidas.slice(desde, hasta), avanzado, {
          siguen,
          alAbrir,
        })
        // After the mailed ones, which take their places of the plan.
        if (isUltima) for (const una of revisadas) await insertSinCorreo(tx, ctx, abierto.clima, una)
        await avance?.keep(tx, hasta)
        return siguiente
      })
      avance?.tell(hasta)
    } catch (error) {
      throw desde === 0 ? error : addLoGuardado(error, { guardadas: desde, total: pedidas.length })
    }
  }
  return formatMensaje(
    { personas: avanzado.personas, sinCorreo, esperan },
    [...new Set(grupos)],
    avanzado.saltados.toSorted(),
  )
}

/**
 * In the order of the ids that they are to have, which are random: a part of a long list then stands together in the
 * database, where another order would touch all of its pages with every part. Mails likewise.
 */
function listPedidas(revisadas: readonly Required<Invitacion>[]): Pedida[] {
  const pedidas = revisadas.flatMap(({ idGrupo, correos }) => correos.map((correo) => ({ idGrupo, correo })))
  const createIds = () => pedidas.map(() => randomUUID())
  const idsDeCorreos = createIds().sort()
  return createIds()
    .map((idEncuestado, i) => ({ idEncuestado, ...pedidas[i]! }))
    .sort((a, b) => (a.idEncuestado < b.idEncuestado ? -1 : 1))
    .map((pedida, i) => ({ ...pedida, idCorreo: idsDeCorreos[i]! }))
}

/** A list that would be refused at its end is refused whole, before anything of it is stored. */
async function requireQueQuepa(
  ctx: RequestContext,
  {
    idClima,
    revisadas,
    pedidas,
  }: { idClima: string; revisadas: readonly Required<Invitacion>[]; pedidas: readonly Pedida[] },
): Promise<void> {
  await inClimaAbierto(ctx, { idClima, cerrado: CERRADO }, async (tx, { clima }) => {
    for (const { idGrupo } of revisadas) requireGrupo(clima, idGrupo)
    const invitados = new Set(await listClavesDeCorreo(tx, idClima))
    const nuevas = pedidas.filter(({ correo }) => !invitados.has(getClaveDeCorreo(correo)))
    await requireLugarEnCuota(tx, ctx, nuevas.length)
    for (const { idGrupo, sinCorreo } of revisadas) {
      if (sinCorreo === 0) continue
      const porInvitar = nuevas.filter((nueva) => nueva.idGrupo === idGrupo).length
      await requireLugares(tx, clima, { grupo: requireGrupo(clima, idGrupo), cuantos: sinCorreo, porInvitar })
    }
  })
}

/** A failure between two parts of a list is told with what is stored already. */
function addLoGuardado(error: unknown, { guardadas, total }: { guardadas: number; total: number }): unknown {
  if (!(error instanceof AppError)) return error
  const parte = `${formatNumero(guardadas)} de ${formatNumero(total)} direcciones`
  return new AppError(
    error.code,
    `${error.message} Antes de eso se guardaron ${parte}; al mandar la lista de nuevo se saltan.`,
    error.campo,
  )
}

/** A long list is followed as any long work is; a short one is over before anybody looks. */
export async function importInvitaciones(
  ctx: RequestContext,
  { idClima, invitaciones, alAbrir = false }: Omit<ListaDeInvitaciones, 'avance'>,
): Promise<string> {
  const total = invitaciones.reduce((suma, { correos }) => suma + correos.length, 0)
  if (total <= ROWS_PER_STATEMENT) return insertInvitaciones(ctx, { idClima, invitaciones, alAbrir })
  const lista = `una lista de ${formatCantidad(total, 'persona', 'personas')}`
  return followTrabajo(
    ctx,
    { tipo: 'invitaciones', idClima, paso: `Guardando ${lista}`, total },
    (avance) => insertInvitaciones(ctx, { idClima, invitaciones, alAbrir, avance }),
    // The call's own answer names who was skipped; that is for whoever asked, and is not kept.
    () => `Se guardó ${lista}. Los correos salen ${alAbrir ? 'cuando se abra la encuesta' : 'solos'}.`,
  )
}
