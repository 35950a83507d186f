import { randomBytes } from 'node:crypto'
import { formatCodigo } from '../../../domain/climas/codigo-corto.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { findIdDeCodigo } from './climas-store.ts'

/** Thirty bits, free in this database. Two that are made at the same moment may be alike once in a thousand million. */
export async function newCodigo(tx: Tx): Promise<string> {
  for (;;) {
    const codigo = formatCodigo(randomBytes(6))
    if (!(await findIdDeCodigo(tx, codigo))) return codigo
  }
}
