import type { VersionesDeInforme } from '#contract/schema.generated.ts'
import { getNumeroSiguiente } from '#domain/informe/versiones.ts'
import { getPublicadoAlCliente } from '#features/cliente/server/get-publicado-al-cliente.ts'
import { findImpedimento } from '#features/cliente/server/require-publicable.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { listCuentasDeCliente } from '#features/cuentas/server/equipo/list-clientes.ts'
import type { AppContext } from '#server/context/context.ts'
import { listVersionesConEstado } from './list-versiones-con-estado.ts'
import { presentVersion } from './present-version.ts'

/** What was handed to the client, and what the next one needs. */
export async function getVersiones(
  ctx: AppContext,
  { idClima }: { idClima: string },
): Promise<VersionesDeInforme> {
  const clima = await requireClima(ctx.db, idClima)
  const versiones = await listVersionesConEstado(ctx.db, [idClima])
  const cuentas = await listCuentasDeCliente(ctx.db, clima)
  return {
    versiones: versiones.map((version) => presentVersion(ctx, version)),
    siguiente: getNumeroSiguiente(versiones),
    impedimento: findImpedimento(clima),
    conResultados: (await getPublicadoAlCliente(ctx, { idClima })) !== null,
    clientes: cuentas.map(({ nombre, usuario, correo }) => ({ nombre: nombre || usuario, correo })),
  }
}
