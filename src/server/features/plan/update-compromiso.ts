import type { EstadoDeCompromiso } from '../../../domain/plan/compromiso.ts'
import type { RequestContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { conflict } from '../../errors.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { type CompromisoGuardado, updateCompromisoRow, updateEstado } from './plan-store.ts'
import { getHoy, requireCompromiso, requireValido, saveNota } from './require-compromiso.ts'

type Pedido = {
  idCompromiso: string
  compromiso: Parameters<typeof requireValido>[1]
  nota?: string | null
  revision: number
}

/** The day it was done stays, however often it is saved as done. */
const getHechoEl = (ctx: RequestContext, { hechoEl }: CompromisoGuardado, estado: EstadoDeCompromiso) =>
  estado === 'hecho' ? (hechoEl ?? getHoy(ctx)) : null

export async function updateCompromiso(ctx: RequestContext, pedido: Pedido): Promise<void> {
  const { idCompromiso, nota, revision } = pedido
  await inTransaction(ctx.db, async (tx) => {
    const { compromiso, clima } = await requireCompromiso(ctx, tx, idCompromiso)
    const valido = requireValido(clima, pedido.compromiso)
    const hechoEl = getHechoEl(ctx, compromiso, valido.estado)
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

/** Whoever comes later has the last word, and every note stays. */
export async function changeEstadoDeCompromiso(
  ctx: RequestContext,
  { idCompromiso, estado, nota }: { idCompromiso: string; estado: EstadoDeCompromiso; nota?: string | null },
): Promise<void> {
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
