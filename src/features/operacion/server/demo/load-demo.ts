import { randomBytes } from 'node:crypto'
import type { Rol } from '#contract/schema.generated.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { insertUsuario } from '#features/cuentas/server/sesion/insert-usuario.ts'
import { insertEmpresaIn } from '#features/empresas/server/empresas.ts'
import { finishDecididos } from '#features/publicacion/server/cierre/finish-decididos.ts'
import { publishBloque } from '#features/publicacion/server/publish-bloque.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { sweepLlaves } from '#server/llaves/sweep-llaves.ts'
import { CUENTAS, EMPRESAS, type RondaDemo } from './datos.ts'
import { insertEmpresaDeCuenta, insertMarcaDeDemo, insertPublicadoAlCliente } from './demo-store.ts'
import { loadBandeja, loadCvs, loadSeleccion } from './load-cvs.ts'
import { loadRonda } from './load-ronda.ts'
import { loadCompromiso, loadInforme, loadTemas } from './load-seguimiento.ts'

export interface CuentaDeDemo {
  usuario: string
  password: string
  rol: Rol
}

interface RondaHecha {
  ronda: RondaDemo
  idEmpresa: string
  idClima: string
}

const isInSemilla = ({ estado }: RondaDemo, demo: AppContext['config']['demo']): boolean =>
  demo === 'encuesta-activa' ? estado === 'activa' : demo === 'cerrada' ? estado === 'cerrada' : true

async function loadEmpresas(tx: Tx, ctx: AppContext): Promise<RondaHecha[]> {
  const hechas: RondaHecha[] = []
  for (const datos of EMPRESAS) {
    const rondas = [...datos.rondas.entries()].filter(([, una]) => isInSemilla(una, ctx.config.demo))
    if (rondas.length === 0) continue
    const idEmpresa = await insertEmpresaIn(tx, datos.empresa)
    for (const [ronda, una] of rondas) {
      const idClima = await loadRonda(tx, ctx, datos, { ronda, idEmpresa })
      hechas.push({ ronda: una, idEmpresa, idClima })
    }
  }
  return hechas
}

/** Consultants and a client, so that a newcomer can try the roles; each with a password that is told once. */
async function loadCuentas(ctx: AppContext, rondas: readonly RondaHecha[]) {
  const delCliente = rondas.filter(({ ronda }) => ronda.paraElCliente)
  const cuentas: (CuentaDeDemo & { id: string })[] = []
  for (const cuenta of CUENTAS) {
    if (cuenta.rol === 'cliente' && delCliente.length === 0) continue
    const password = randomBytes(12).toString('base64url')
    const id = await insertUsuario(ctx, { ...cuenta, password })
    cuentas.push({ id, usuario: cuenta.usuario, password, rol: cuenta.rol })
    if (cuenta.rol !== 'cliente') continue
    for (const idEmpresa of new Set(delCliente.map((una) => una.idEmpresa)))
      await insertEmpresaDeCuenta(ctx.db, id, idEmpresa)
  }
  for (const { idClima } of delCliente) await insertPublicadoAlCliente(ctx.db, idClima, ctx.now())
  return cuentas
}

/** Loads the demo (datos/), unless it was loaded before. False where it was. */
export async function loadDemo(
  ctx: AppContext,
  onCuentas: (cuentas: CuentaDeDemo[]) => void,
): Promise<boolean> {
  const rondas = await inTransaction(ctx.db, async (tx) =>
    (await insertMarcaDeDemo(tx)) ? loadEmpresas(tx, ctx) : null,
  )
  if (!rondas) return false
  for (const { ronda, idClima } of rondas) {
    if (ronda.estado === 'publicada') await publishBloque(ctx, { idClima, requirePublicable: async () => {} })
  }
  await finishDecididos(ctx)
  await sweepLlaves(ctx)
  await loadCvs(ctx)
  await loadBandeja(ctx)
  const cuentas = await loadCuentas(ctx, rondas)
  await loadSeleccion(ctx)
  for (const { ronda, idClima } of rondas) {
    const { plan = [], temas, informe } = ronda
    const clima = await requireClima(ctx.db, idClima)
    await inTransaction(ctx.db, async (tx) => {
      for (const compromiso of plan) await loadCompromiso(tx, ctx, clima, compromiso)
    })
    if (temas) await loadTemas(ctx, clima, temas)
    if (!informe) continue
    const { id: idUsuario, usuario } = cuentas.find((cuenta) => cuenta.usuario === informe.por)!
    // A machine that cannot make documents still starts.
    await loadInforme(ctx, clima, { idUsuario, usuario, mensaje: informe.mensaje }).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'the demo goes without a published report'),
    )
  }
  onCuentas(cuentas)
  return true
}
