import { listPublicadosAlCliente } from '#features/cliente/server/get-publicado-al-cliente.ts'
import { findImpedimento } from '#features/cliente/server/require-publicable.ts'
import { getRondas, type Ronda } from '#features/climas/server/get-rondas.ts'
import { listEmpresasConCliente } from '#features/cuentas/server/equipo/list-clientes.ts'
import { listClimasConVersion } from '#features/informe/server/versiones/list-climas-con-version.ts'
import type { AppContext } from '#server/context/context.ts'

/** Newest first: the last closed round of each company that waits for it and has seen nothing of it. */
export async function listPorEntregar(ctx: Pick<AppContext, 'db'>): Promise<Ronda[]> {
  const idsEmpresas = [...(await listEmpresasConCliente(ctx))]
  const vistas = [await listPublicadosAlCliente(ctx), await listClimasConVersion(ctx)]
  const ultimas = new Map<string, Ronda>()
  for (const ronda of await getRondas(ctx, { idsEmpresas }))
    if (ronda.cerrado && !ultimas.has(ronda.idEmpresa)) ultimas.set(ronda.idEmpresa, ronda)
  return [...ultimas.values()].filter(
    (ronda) => findImpedimento(ronda) === null && !vistas.some((suyas) => suyas.has(ronda.id)),
  )
}
