import { isCorreo } from '#domain/encuesta/correo.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { type CuentaDeCliente, listClientesDe, listIdsEmpresasConCliente } from './equipo-store.ts'

/** Names of the company's clients who may enter, or were invited. */
export const listClientes = async (
  { db }: Pick<AppContext, 'db'>,
  { idEmpresa }: { idEmpresa: string },
): Promise<string[]> => (await listClientesDe(db, idEmpresa)).map(({ nombre, usuario }) => nombre || usuario)

/** Those of them who can be written to. */
export const listCuentasDeCliente = async (
  db: Db | Tx,
  { idEmpresa }: { idEmpresa: string },
): Promise<CuentaDeCliente[]> =>
  (await listClientesDe(db, idEmpresa)).filter(({ correo }) => isCorreo(correo))

/** Companies that somebody of theirs may enter for. */
export const listEmpresasConCliente = async ({ db }: Pick<AppContext, 'db'>): Promise<ReadonlySet<string>> =>
  new Set(await listIdsEmpresasConCliente(db))
