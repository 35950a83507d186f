import type { AppContext } from '#server/context/context.ts'
import { listPublicados } from './publicados-store.ts'

/** Since when the clients of the company see its figures; null: they do not. */
export const getPublicadoAlCliente = async (
  { db }: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<number | null> => (await listPublicados(db, [idClima])).get(idClima) ?? null

/** Every round whose figures the clients of its company see. */
export const listPublicadosAlCliente = async ({ db }: Pick<AppContext, 'db'>): Promise<ReadonlySet<string>> =>
  new Set((await listPublicados(db, null)).keys())
