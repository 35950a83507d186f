import { getClaveDeCorreo } from '#domain/encuesta/correo.ts'
import { countDias, formatDiaLargo, getDia } from '#domain/fechas/dia.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { NOMBRE_DE_ESTADO } from '#domain/plan/compromiso.ts'
import { type AvisoDePlazo, findAviso } from '#domain/plan/tandas.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { requireEmpresa } from '#features/empresas/server/empresas.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { consumeLimite, isLimiteAgotado } from '#server/db/limites.ts'
import type { Plantilla, Plantillas } from '#server/mail/correo.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import { claimAviso, findCompromiso, listPorAvisar } from './plan-store.ts'

const PLANTILLA_DE_PLAZO = 'plazo-de-compromiso'

/** Unsent where it was done, deleted, given to somebody else or moved to another day meanwhile. No figure is in it. */
const plazo: Plantilla<{ idCompromiso: string; fecha: string; aviso: AvisoDePlazo }> = async (
  ctx,
  { idCompromiso, fecha, aviso },
) => {
  const { db, config, now } = ctx
  const compromiso = await findCompromiso(db, idCompromiso)
  if (!compromiso || compromiso.estado === 'hecho' || compromiso.fecha !== fecha || !compromiso.correo)
    return null
  const clima = await requireClima(db, compromiso.idClima)
  const { nombre_comercial } = await requireEmpresa(db, clima.idEmpresa)
  const dias = countDias(getDia(now(), config.timeZone), fecha)
  const cuando =
    aviso === 'semana' && dias > 1 ? `vence en ${dias} días` : dias < 0 ? 'ya venció' : 'vence hoy'
  return renderCorreo(ctx, {
    asunto: `Un compromiso del plan de acción ${cuando}`,
    titulo: `Hola, ${compromiso.responsable}`,
    bloques: [
      {
        tipo: 'parrafo',
        texto: `En el plan de acción de ${nombre_comercial} hay un compromiso a tu nombre que ${cuando}.`,
      },
      {
        tipo: 'datos',
        filas: [
          ['Qué se va a hacer', compromiso.que],
          ['Para cuándo', formatDiaLargo(fecha)],
          ['Cómo va', NOMBRE_DE_ESTADO[compromiso.estado]],
        ],
      },
      {
        tipo: 'parrafo',
        texto: 'Si ya está hecho, o si la fecha debe moverse, avísale a quien lleva el plan en tu empresa.',
      },
    ],
    nota: 'Recibes este correo porque tu nombre está en el plan. Contesta si no te corresponde.',
  })
}

export const plantillasPlan: Plantillas = { [PLANTILLA_DE_PLAZO]: plazo }

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
