import type { AppContext } from '../../context.ts'
import { listPublicadosAlCliente } from '../cliente/get-publicado-al-cliente.ts'
import { findImpedimento } from '../cliente/require-publicable.ts'
import type { ClimaConParticipacion } from '../climas/clima-guardado.ts'
import { listEmpresasConCliente } from '../equipo/list-clientes.ts'
import { listClimasConVersion } from '../informe/versiones/list-climas-con-version.ts'

/** Of climates, newest first: the last closed round of each company that waits for it and has seen nothing of it. */
export async function listPorEntregar(
  ctx: Pick<AppContext, 'db'>,
  climas: readonly ClimaConParticipacion[],
): Promise<ClimaConParticipacion[]> {
  const esperan = await listEmpresasConCliente(ctx)
  const vistas = [await listPublicadosAlCliente(ctx), await listClimasConVersion(ctx)]
  const ultimas = new Map<string, ClimaConParticipacion>()
  for (const clima of climas)
    if (clima.cerrado && !ultimas.has(clima.idEmpresa)) ultimas.set(clima.idEmpresa, clima)
  return [...ultimas.values()].filter(
    (clima) =>
      esperan.has(clima.idEmpresa) &&
      findImpedimento(clima) === null &&
      !vistas.some((suyas) => suyas.has(clima.id)),
  )
}
