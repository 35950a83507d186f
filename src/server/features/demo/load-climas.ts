import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { insertEmpresaIn } from '../empresas/insert-empresa.ts'
import { LA_CEIBA, TEXTILES } from './empresas-demo.ts'
import { RONDAS_DE_LA_CEIBA } from './la-ceiba.ts'
import { loadRonda } from './load-ronda.ts'
import { RONDA_DE_TEXTILES } from './textiles.ts'

/** One company with three rounds to compare, and one whose round is under way. */
export async function loadClimas(tx: Tx, ctx: Pick<AppContext, 'config' | 'secret'>): Promise<void> {
  const ceiba = {
    idEmpresa: await insertEmpresaIn(tx, LA_CEIBA),
    nombre: 'La Ceiba',
    dominio: 'laceiba.example',
    propias: true,
  }
  for (const ronda of RONDAS_DE_LA_CEIBA) await loadRonda(tx, ctx, ceiba, ronda)
  const textiles = {
    idEmpresa: await insertEmpresaIn(tx, TEXTILES),
    nombre: 'Textiles',
    dominio: 'textilesaltiplano.example',
    propias: false,
  }
  await loadRonda(tx, ctx, textiles, RONDA_DE_TEXTILES)
}
