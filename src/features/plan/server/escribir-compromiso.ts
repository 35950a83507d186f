import type { Dia } from '#domain/fechas/dia.ts'
import { type Compromiso, LIMITES_DE_COMPROMISO } from '#domain/plan/compromiso.ts'
import { countAvisos } from '#domain/plan/tandas.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { requireCuotaDeCorreos } from '#features/cuentas/server/ajustes/ajustes.ts'
import { badUserInput } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import {
  countCompromisos,
  deleteCompromisoRow,
  insertCompromisoRow,
  insertNota,
  type Nota,
} from './plan-store.ts'
import { getHoy, requireCompromiso, requireValido, saveNota } from './require-compromiso.ts'

export async function deleteCompromiso(
  ctx: RequestContext,
  { idCompromiso }: { idCompromiso: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { clima } = await requireCompromiso(ctx, tx, idCompromiso)
    await deleteCompromisoRow(tx, idCompromiso)
    await noteBitacora(tx, ctx, {
      tipo: 'compromisoEliminado',
      datos: { anio: clima.anio },
      idEmpresa: clima.idEmpresa,
      idClima: clima.id,
      idObjeto: idCompromiso,
    })
  })
}

type Pedido = {
  idClima: string
  compromiso: Parameters<typeof requireValido>[2]
  nota?: string | null
}

export async function insertCompromiso(ctx: RequestContext, { idClima, compromiso, nota }: Pedido) {
  return inTransaction(ctx.db, async (tx) => {
    const clima = await requireClima(tx, idClima)
    const valido = requireValido(ctx, clima, compromiso, null)
    if ((await countCompromisos(tx, idClima)) >= LIMITES_DE_COMPROMISO.compromisos)
      throw badUserInput(
        `Un plan lleva hasta ${LIMITES_DE_COMPROMISO.compromisos} compromisos. Uno corto se cumple mejor.`,
      )
    const hoy = getHoy(ctx)
    await requireCuotaDeCorreos(tx, ctx, countAvisos(valido, hoy))
    const id = await insertCompromisoRow(tx, idClima, valido, {
      creado: hoy,
      hechoEl: valido.estado === 'hecho' ? hoy : null,
    })
    await saveNota(ctx, tx, id, nota)
    const { idEmpresa, anio } = clima
    await noteBitacora(tx, ctx, {
      tipo: 'compromisoCreado',
      datos: { anio },
      idEmpresa,
      idClima,
      idObjeto: id,
    })
    return id
  })
}

/** One that was agreed some time ago, with its last note. */
export async function insertCompromisoDeAntes(
  tx: Tx,
  idClima: string,
  compromiso: Compromiso,
  { creado, hechoEl, nota }: { creado: Dia; hechoEl: Dia | null; nota: Omit<Nota, 'id_compromiso'> | null },
): Promise<void> {
  const id = await insertCompromisoRow(tx, idClima, compromiso, { creado, hechoEl })
  if (nota) await insertNota(tx, { ...nota, id_compromiso: id })
}
