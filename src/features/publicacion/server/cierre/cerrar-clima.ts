import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import {
  changeClima,
  endClima,
  finishTomado,
  isCerrandose,
  noteCierreHecho,
  noteSoloCorreos,
  removeClima,
} from '#features/climas/server/cambiar-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { deleteHojas } from '#features/encuesta/server/borrar-respuestas.ts'
import { hasHojas } from '#features/encuesta/server/count-hojas.ts'
import {
  anonymizeEncuestados,
  deleteCorreosDeCierre,
  deleteCorreosDeEncuestados,
} from '#features/invitados/server/encuestados/borrar-encuestado.ts'
import { keepLlegadas } from '#features/invitados/server/encuestados/llegadas/llegadas.ts'
import { getNombreDeRecordatorio } from '#features/invitados/server/encuestados/recordatorios/ronda-worker.ts'
import type { Tell } from '#features/trabajos/server/carry-out.ts'
import { deleteTrabajosDeClima } from '#features/trabajos/server/delete-trabajos-de-clima.ts'
import { followTrabajo } from '#features/trabajos/server/trabajos.ts'
import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { ringBell } from '#server/context/job.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { findLlaveParaContar, readLlave, sinLlave } from '#server/llaves/create-llave.ts'
import {
  type Destruccion,
  describeDestruccion,
  destroyLlave,
  noteLlaveSinUso,
} from '#server/llaves/destroy-llave.ts'
import { closeLotes } from '#server/llaves/lotes/lotes.ts'
import { requireAlDia } from '#server/llaves/marcas-de-publicacion.ts'
import { deleteCorreosDeClima } from '#server/mail/correos-de-clima-store.ts'
import { deleteEmlFiles, deleteEmlFilesNamed } from '#server/mail/eml-transport.ts'
import { finishBloques } from '../finish-bloques.ts'
import { PASOS_DE_PUBLICACION, storeBloque } from '../publish-bloque.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret' | 'now'>
type Pedido = {
  idClima: string
  /** Unfinished sheets go uncounted. */
  soloTerminadas?: boolean
  /** The step it has reached, of PASOS_DE_CIERRE. */
  tell?: Tell
}

const PASOS_DE_CIERRE = PASOS_DE_PUBLICACION + 2

/** Mails of so many people are deleted before the answer; of the others right after it. They lead to nobody's sheet. */
const PERSONAS_EN_EL_ACTO = 1_000

/**
 * A close once it is decided: what may be shown is published, and the sheets, the keys to them and the tokens go.
 * Each step is short for everybody else and can be taken again, so that a crash ends nothing half-way.
 */
async function finishHojas(ctx: Ctx, { idClima, soloTerminadas, tell }: Pedido): Promise<void> {
  const clima = await requireClima(ctx.db, idClima)
  const llave = await findLlaveParaContar(ctx, clima)
  // Without a lock: it takes a while where thousands came without an address, and nothing changes any more.
  if (llave) await keepLlegadas(ctx.db, llave, clima)
  const requirePublicable = async () => {}
  await storeBloque(ctx, {
    idClima,
    requirePublicable,
    conSinTerminar: !soloTerminadas,
    esElUltimo: true,
    tell,
  })
  tell?.(3, 'Guardando los textos')
  await finishBloques(ctx, { idClima })
  tell?.(PASOS_DE_PUBLICACION, 'Borrando los cuestionarios')
  await deleteHojas(ctx, { idClima })
  tell?.(PASOS_DE_PUBLICACION + 1, 'Borrando los tokens y los correos')
  await anonymizeEncuestados(ctx, { idClima })
  await closeLotes(ctx.db, idClima)
  // Nothing is left that its key could open.
  await changeClima(ctx, idClima, async (tx) => {
    await noteSoloCorreos(tx, idClima)
    await noteLlaveSinUso(tx, idClima)
  })
}

/** False where more people than `personas` had mails, and theirs are still there. */
async function finishCorreos(ctx: Ctx, cuales: { idClima: string; personas?: number }): Promise<boolean> {
  if (!(await deleteCorreosDeCierre(ctx, cuales))) return false
  await inTransaction(ctx.db, (tx) => noteCierreHecho(tx, cuales.idClima))
  return true
}

/** From wherever it stopped, for whoever has taken it. Of so many people the mails go as well. */
export async function finishCierre(
  ctx: Ctx & Pick<AppContext, 'log'>,
  { soloCorreos, personas = Infinity, ...pedido }: Pedido & { soloCorreos: boolean; personas?: number },
): Promise<Destruccion> {
  const { idClima } = pedido
  if (!soloCorreos) await finishHojas(ctx, pedido)
  const destruccion = await destroyLlave(ctx, { idClima })
  if (!(await finishCorreos(ctx, { idClima, personas }))) ringBell(ctx.db, 'cierre')
  return destruccion
}

/** Null where it is decided already, and what follows is not done. */
const decideCierre = (ctx: Ctx, { idClima, soloTerminadas: pedido = false }: Pedido) =>
  changeClima(ctx, idClima, async (tx, clima) => {
    if (clima.cerrado && (await isCerrandose(tx, idClima))) return null
    if (clima.cerrado) throw conflict('El clima ya está cerrado.')
    await requireAlDia(ctx, clima)
    // From the folder itself: what this node remembers says nothing of a folder that is away.
    if (!(await readLlave(ctx, clima)) && (await hasHojas(tx, { id: idClima }))) throw sinLlave()
    // Without a minimum everybody has seen every answer as it came.
    const soloTerminadas = pedido && hasMinimo(clima)
    await endClima(tx, idClima, { now: ctx.now(), soloTerminadas })
    const { idEmpresa, anio } = clima
    await noteBitacora(tx, ctx, { tipo: 'climaCerrado', datos: { anio }, idEmpresa, idClima })
    return { soloTerminadas }
  })

/**
 * Closes a climate for good and destroys its key: what the engine keeps of its sheets opens to nobody. Null where that is decided and
 * what follows is left to whichever node comes next (finish-decididos.ts), within seconds.
 */
export async function cerrarClima(
  ctx: Ctx & Pick<AppContext, 'log'>,
  pedido: Pedido,
): Promise<Destruccion | null> {
  const { idClima, tell } = pedido
  const decidido = await decideCierre(ctx, pedido)
  if (!decidido) return null
  try {
    const { soloTerminadas } = decidido
    const cierre = { idClima, tell, soloTerminadas, soloCorreos: false, personas: PERSONAS_EN_EL_ACTO }
    return await finishTomado(ctx, idClima, () => finishCierre(ctx, cierre))
  } catch (err) {
    ctx.log.error({ err, clima: idClima }, 'a close is decided and not finished yet, taken up again')
    return null
  }
}

/** With everything that was asked, answered, sent and made in it. */
export async function deleteClima(ctx: AppContext, { idClima }: { idClima: string }): Promise<Destruccion> {
  const correos = await changeClima(ctx, idClima, async (tx, { encuestaActiva, idEmpresa, anio }) => {
    if (encuestaActiva) throw conflict('La encuesta está activa. Desactívala antes de eliminar el clima.')
    const borrados = [
      ...(await deleteCorreosDeEncuestados(tx, idClima)),
      ...(await deleteCorreosDeClima(tx, { idClima })),
    ]
    await deleteTrabajosDeClima(tx, idClima)
    await removeClima(tx, idClima)
    await noteLlaveSinUso(tx, idClima)
    await noteBitacora(tx, ctx, { tipo: 'climaEliminado', datos: { anio }, idEmpresa, idClima })
    return borrados
  })
  const destruccion = await destroyLlave(ctx, { idClima }).catch((err: unknown): Destruccion => {
    ctx.log.error({ err, clima: idClima }, 'the key of a deleted climate is destroyed later')
    return { carpeta: 'pendiente', copia: null }
  })
  await deleteEmlFiles(ctx.config.dataDir, correos)
  await deleteEmlFilesNamed(ctx.config.dataDir, getNombreDeRecordatorio(idClima))
  return destruccion
}

/** A close that whoever asked for it can follow; returns what they are told at its end. */
export async function followCierre(
  ctx: RequestContext,
  { idClima, soloTerminadas }: { idClima: string; soloTerminadas: boolean },
): Promise<string> {
  const trabajo = { tipo: 'cierre', idClima, paso: 'Cerrando la encuesta', total: PASOS_DE_CIERRE }
  return followTrabajo(
    ctx,
    trabajo,
    async ({ tell }) => {
      const destruccion = await cerrarClima(ctx, { idClima, soloTerminadas, tell })
      if (!destruccion)
        return 'El clima está cerrado. Se está terminando lo que sigue: en unos segundos queda, y no hay que hacer nada.'
      return `Se cerró y anonimizó el clima organizacional.${describeDestruccion(destruccion)}`
    },
    (mensaje) => mensaje,
  )
}
