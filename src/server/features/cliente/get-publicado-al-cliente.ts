import type { AppContext } from '../../context.ts'
import { listPublicados } from './publicados-store.ts'

/** Since when the clients of the company see its figures; null: they do not. */
export const getPublicadoAlCliente = async (
  { db }: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<number | null> => (await listPublicados(db, [idClima])).get(idClima) ?? null
