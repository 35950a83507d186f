import { finishCierresPendientes } from '#features/publicacion/server/cierre/cerrar-clima.ts'
import { publishBloque } from '#features/publicacion/server/publish-bloque.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { sweepLlaves } from '#server/llaves/sweep-llaves.ts'
import { loadBandeja } from './cvs/load-bandeja.ts'
import { loadCvs } from './cvs/load-cvs.ts'
import { loadSeleccion } from './cvs/load-seleccion.ts'
import { insertMarcaDeDemo } from './demo-store.ts'
import { loadClimas } from './load-climas.ts'
import { type CuentaDeDemo, loadCuentas } from './load-cuentas.ts'
import { loadInforme } from './load-informe.ts'
import { loadPlanes } from './load-planes.ts'
import { loadTemas } from './load-temas.ts'

/** Loads the demo, unless it was loaded before. False where it was. */
export async function loadDemo(
  ctx: AppContext,
  onCuentas: (cuentas: CuentaDeDemo[]) => void,
): Promise<boolean> {
  const porPublicar = await inTransaction(ctx.db, async (tx) =>
    (await insertMarcaDeDemo(tx)) ? loadClimas(tx, ctx) : null,
  )
  if (!porPublicar) return false
  for (const idClima of porPublicar) await publishBloque(ctx, { idClima, requirePublicable: async () => {} })
  await finishCierresPendientes(ctx)
  await sweepLlaves(ctx)
  await loadPlanes(ctx)
  await loadTemas(ctx)
  await loadCvs(ctx)
  await loadBandeja(ctx)
  const cuentas = await loadCuentas(ctx)
  await loadSeleccion(ctx)
  // A machine that cannot make documents still starts.
  await loadInforme(ctx, cuentas.find(({ rol }) => rol === 'consultor')!.usuario).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'the demo goes without a published report'),
  )
  onCuentas(cuentas)
  return true
}
