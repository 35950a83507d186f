import type { AppContext } from '../../context.ts'
import { listClientesDe } from './equipo-store.ts'

/** Names of the company's clients who may enter, or were invited. */
export const listClientes = async (
  { db }: Pick<AppContext, 'db'>,
  { idEmpresa }: { idEmpresa: string },
): Promise<string[]> => (await listClientesDe(db, idEmpresa)).map(({ nombre, usuario }) => nombre || usuario)
