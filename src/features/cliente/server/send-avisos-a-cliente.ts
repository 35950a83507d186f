import { requireCuotaDeCorreos } from '#features/cuentas/server/ajustes/require-cuota-de-correos.ts'
import { listCuentasDeCliente } from '#features/cuentas/server/equipo/list-clientes.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { insertCorreos } from '#server/mail/insert-correo.ts'

interface Aviso {
  idEmpresa: string
  plantilla: string
  datos: object
}

/** A mail to each of the company's people, in the transaction of what it tells of; how many they are. */
export async function sendAvisosACliente(
  tx: Tx,
  ctx: RequestContext,
  { idEmpresa, plantilla, datos }: Aviso,
): Promise<number> {
  const cuentas = await listCuentasDeCliente(tx, { idEmpresa })
  await requireCuotaDeCorreos(tx, ctx, cuentas.length)
  const correos = cuentas.map(({ id, correo }) => ({
    plantilla,
    datos: { ...datos, idCuenta: id },
    para: correo,
  }))
  await insertCorreos(tx, correos, ctx.now())
  return cuentas.length
}
