import { HORA_MS } from '#domain/fechas/duraciones.ts'
import type { Compromiso, EstadoDeCompromiso } from '#domain/plan/compromiso.ts'
import { countAvisos } from '#domain/plan/tandas.ts'
import { requireCuotaDeCorreos } from '#features/cuentas/server/ajustes/ajustes.ts'
import { requireSesion } from '#features/cuentas/server/sesion/permisos.ts'
import { conflict, rateLimited } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { consumeLimite } from '#server/db/limites.ts'
import { type CompromisoGuardado, updateCompromisoRow, updateEstado } from './plan-store.ts'
import { getHoy, requireCompromiso, requireValido, saveNota } from './require-compromiso.ts'

type Pedido = {
  idCompromiso: string
  compromiso: Parameters<typeof requireValido>[2]
  nota?: string | null
  revision: number
}

/** The day it was done stays, however often it is saved as done. */
const getHechoEl = (ctx: RequestContext, { hechoEl }: CompromisoGuardado, estado: EstadoDeCompromiso) =>
  estado === 'hecho' ? (hechoEl ?? getHoy(ctx)) : null

/** Mails go out anew, or to somebody else. */
const isAvisoNuevo = (antes: Compromiso, ahora: Compromiso) =>
  antes.fecha !== ahora.fecha || antes.correo !== ahora.correo || antes.estado === 'hecho'

export async function updateCompromiso(ctx: RequestContext, pedido: Pedido): Promise<void> {
  const { idCompromiso, nota, revision } = pedido
  await inTransaction(ctx.db, async (tx) => {
    const { compromiso, clima } = await requireCompromiso(ctx, tx, idCompromiso)
    const valido = requireValido(ctx, clima, pedido.compromiso, compromiso)
    const hechoEl = getHechoEl(ctx, compromiso, valido.estado)
    if (isAvisoNuevo(compromiso, valido))
      await requireCuotaDeCorreos(tx, ctx, countAvisos(valido, getHoy(ctx)))
    if (!(await updateCompromisoRow(tx, { id: idCompromiso, revision }, valido, hechoEl)))
      throw conflict(
        'Alguien más cambió este compromiso mientras tanto. Míralo como quedó y guarda de nuevo.',
      )
    await saveNota(ctx, tx, idCompromiso, nota)
    await noteBitacora(tx, ctx, {
      tipo: 'compromisoActualizado',
      datos: { anio: clima.anio },
      idEmpresa: clima.idEmpresa,
      idClima: clima.id,
      idObjeto: idCompromiso,
    })
  })
}

const CAMBIOS_POR_HORA = 120

/** A client's changes stand in the plan and in the log that all others read. */
async function limitCambios(ctx: RequestContext): Promise<void> {
  const { idUsuario, rol } = requireSesion(ctx)
  if (rol !== 'cliente') return
  const limite = { clave: `plan:${idUsuario}`, max: CAMBIOS_POR_HORA, ventanaMs: HORA_MS }
  if (!(await consumeLimite(ctx.db, ctx.now(), limite)))
    throw rateLimited('Cambiaste muchos compromisos seguidos. Espera una hora y vuelve a intentarlo.')
}

/** The later one has the last word, and every note stays. */
export async function changeEstadoDeCompromiso(
  ctx: RequestContext,
  { idCompromiso, estado, nota }: { idCompromiso: string; estado: EstadoDeCompromiso; nota?: string | null },
): Promise<void> {
  await limitCambios(ctx)
  await inTransaction(ctx.db, async (tx) => {
    const { compromiso, clima } = await requireCompromiso(ctx, tx, idCompromiso)
    await updateEstado(tx, idCompromiso, estado, getHechoEl(ctx, compromiso, estado))
    await saveNota(ctx, tx, idCompromiso, nota)
    await noteBitacora(tx, ctx, {
      tipo: 'estadoDeCompromisoCambiado',
      datos: { anio: clima.anio, estado },
      idEmpresa: clima.idEmpresa,
      idClima: clima.id,
      idObjeto: idCompromiso,
    })
  })
}
