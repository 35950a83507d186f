import { insertEmpresaIn } from '#features/empresas/server/insert-empresa.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { LA_CEIBA, TEXTILES } from './empresas-demo.ts'
import { RONDAS_DE_LA_CEIBA } from './la-ceiba.ts'
import { loadRonda } from './load-ronda.ts'
import { RONDAS_DE_TEXTILES } from './textiles.ts'

/**
 * One company with three rounds to compare, the last of them published; and one whose round is under way, after an earlier
 * one. Returns the rounds to be published.
 */
export async function loadClimas(
  tx: Tx,
  ctx: Pick<AppContext, 'config' | 'secret' | 'now'>,
): Promise<string[]> {
  const ceiba = {
    idEmpresa: await insertEmpresaIn(tx, LA_CEIBA),
    nombre: 'La Ceiba',
    dominio: 'laceiba.example',
    propias: true,
  }
  const textiles = {
    idEmpresa: await insertEmpresaIn(tx, TEXTILES),
    nombre: 'Textiles',
    dominio: 'textilesaltiplano.example',
    propias: false,
  }
  const porPublicar: string[] = []
  for (const [empresa, rondas] of [
    [ceiba, RONDAS_DE_LA_CEIBA],
    [textiles, RONDAS_DE_TEXTILES],
  ] as const) {
    for (const ronda of rondas) {
      const idClima = await loadRonda(tx, ctx, empresa, ronda)
      if (!ronda.activa && !ronda.cerrada) porPublicar.push(idClima)
    }
  }
  return porPublicar
}
