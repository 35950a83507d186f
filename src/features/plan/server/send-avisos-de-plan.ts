import { getClaveDeCorreo } from '#domain/encuesta/correo.ts'
import { getDia } from '#domain/fechas/dia.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { findAviso } from '#domain/plan/tandas.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { consumeLimite, isLimiteAgotado } from '#server/db/limites.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { claimAviso, listPorAvisar } from './plan-store.ts'
import { PLANTILLA_DE_PLAZO } from './plantillas-plan.ts'

/** Nobody reads at night. */
const DESDE_LA_HORA = 7
/** To one address. Whoever answers for more than that is told of the rest by the plan itself, or the next day. */
const AVISOS_POR_DIA = 10

const getHora = (momento: number, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' }).format(momento))

/** A mail a week before and one on the day to whoever answers for it; each once, whichever node comes first. */
export async function sendAvisosDePlan(ctx: AppContext): Promise<number> {
  const { db, now, config, secret } = ctx
  if (getHora(now(), config.timeZone) < DESDE_LA_HORA) return 0
  const hoy = getDia(now(), config.timeZone)
  const desde = getDia(now() - 4 * DIA_MS, config.timeZone)
  const hasta = getDia(now() + 8 * DIA_MS, config.timeZone)
  let enviados = 0
  for (const compromiso of await listPorAvisar(db, desde, hasta)) {
    const aviso = findAviso(compromiso, hoy)
    if (!aviso) continue
    const limite = {
      clave: `plazos:${secret.sign('limites', getClaveDeCorreo(compromiso.correo))}`,
      max: AVISOS_POR_DIA,
      ventanaMs: DIA_MS,
    }
    await inTransaction(db, async (tx) => {
      if (await isLimiteAgotado(tx, now(), limite)) return
      if (!(await claimAviso(tx, compromiso, aviso === 'dia' ? 'avisado_dia' : 'avisado_semana'))) return
      const { id, idClima, fecha } = compromiso
      const datos = { idClima, idCompromiso: id, fecha, aviso }
      await consumeLimite(tx, now(), limite)
      await insertCorreo(tx, { plantilla: PLANTILLA_DE_PLAZO, para: compromiso.correo, datos }, now())
      enviados++
    })
  }
  return enviados
}
