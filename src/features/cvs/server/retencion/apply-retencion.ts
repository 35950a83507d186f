import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { addDias, addMeses, DIAS_EN_LISTA } from '#domain/cvs/plazos.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/ajustes.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { deleteEmlFiles } from '#server/mail/eml-transport.ts'
import { eraseCvs } from '../erase-cvs.ts'
import {
  deleteEnviosVencidos,
  listCvsPorBorrar,
  listEnviosPorBorrar,
  type PorBorrar,
  type PorListar,
  takeCvsVencidos,
  unlistAll,
  unlistCvs,
} from './retencion-store.ts'

/** Few enough that a request between two of them does not wait long. */
const LOTE = 100

type Ctx = Pick<AppContext, 'db' | 'now' | 'config'>

async function updateLista(ctx: Ctx, plazo: PorListar): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await unlistCvs(tx, plazo)
    await listEnviosPorBorrar(tx, plazo)
  })
  while ((await inTransaction(ctx.db, (tx) => listCvsPorBorrar(tx, plazo, LOTE))) === LOTE)
    await yieldToOthers()
}

/** CVs of a batch that went. The setting is read again with each: who turns it off stops it between two. */
async function eraseLote(ctx: Ctx, plazo: PorBorrar): Promise<number> {
  const { cuantos, correos } = await inTransaction(ctx.db, async (tx) => {
    if ((await getAjustes({ db: tx })).retencionDesde === null) return { cuantos: 0, correos: [] }
    const cvs = await takeCvsVencidos(tx, plazo, LOTE)
    const enviados = await deleteEnviosVencidos(tx, plazo)
    const borrados = await eraseCvs(tx, cvs)
    const total = cvs.length + enviados
    if (total > 0)
      await noteBitacora(tx, { now: ctx.now }, { tipo: 'cvsBorradosPorPlazo', datos: { cvs: total } })
    return { cuantos: total, correos: borrados }
  })
  await deleteEmlFiles(ctx.config.dataDir, correos)
  return cuantos
}

/**
 * Brings the list of what goes up to date and erases what has stood on it for thirty days. Off, it lists nothing and
 * erases nothing. `firme`: the time that may be believed for it. Any node may do it, and do it again.
 */
export async function applyRetencion(ctx: Ctx, firme: number | null = ctx.now()): Promise<number> {
  const now = ctx.now()
  const { retencionDesde, mesesParaBorrarCv: meses } = await getAjustes(ctx)
  if (retencionDesde === null) {
    await inTransaction(ctx.db, unlistAll)
    return 0
  }
  const pronto = addDias(now, DIAS_EN_LISTA)
  await updateLista(ctx, { now, limite: addMeses(pronto, -meses), conservado: pronto })
  if (firme === null) return 0
  const vencido = {
    now: firme,
    limite: addMeses(firme, -meses),
    listadoHasta: addDias(firme, -DIAS_EN_LISTA),
  }
  let total = 0
  for (;;) {
    const cuantos = await eraseLote(ctx, vencido)
    total += cuantos
    if (cuantos < LOTE) return total
    await yieldToOthers()
  }
}
