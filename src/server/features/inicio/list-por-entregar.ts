import type { AppContext } from '../../context.ts'
import { listPublicadosAlCliente } from '../cliente/get-publicado-al-cliente.ts'
import { findImpedimento } from '../cliente/require-publicable.ts'
import { getRondas, type Ronda } from '../climas/get-rondas.ts'
import { listEmpresasConCliente } from '../equipo/list-clientes.ts'
import { listClimasConVersion } from '../informe/versiones/list-climas-con-version.ts'

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
