import type { Db } from '../db/database.ts'
import { createMemoria, type Memoria } from './create-memoria.ts'
import type { ResultadosDeClima } from './resultados-de-clima.ts'

const memorias = new WeakMap<Db, Memoria<ResultadosDeClima>>()

/** What this node remembers: it goes with its database handle, and two nodes in one process share nothing. */
export function getMemoria(db: Db): Memoria<ResultadosDeClima> {
  const memoria = memorias.get(db) ?? createMemoria<ResultadosDeClima>()
  memorias.set(db, memoria)
  return memoria
}
