import { randomUUID } from 'node:crypto'
import { findValor, insertValor } from '#server/db/ajustes-store.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { inTurns } from '#server/db/sql/row-list.ts'

const CLAVE = 'demo'

/** False where the demo was loaded before, or another node is loading it. */
export const insertMarcaDeDemo = (tx: Tx): Promise<boolean> => insertValor(tx, CLAVE, 'cargada')

export const hasMarcaDeDemo = async (db: Db): Promise<boolean> => (await findValor(db, CLAVE)) !== null

/** No company and no CV: nobody has worked here yet. */
export async function isBaseNueva(db: Db): Promise<boolean> {
  const empresa = await db.selectFrom('empresas').select('id').limit(1).executeTakeFirst()
  const cv = await db.selectFrom('cvs').select('id').limit(1).executeTakeFirst()
  return !empresa && !cv
}

export const listIdsDeClimas = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('climas').select('id').execute()).map(({ id }) => id)

export interface CorreoEnviado {
  referencia: string
  para: string
  estado: 'enviado' | 'rechazado'
  creado: number
}

/** Mails that ended long ago: nothing here is ever sent. */
export async function insertCorreosEnviados(tx: Tx, correos: readonly CorreoEnviado[]): Promise<void> {
  for await (const chunk of inTurns(correos)) {
    const rows = chunk.map(({ creado, ...correo }) => ({
      ...correo,
      id: randomUUID(),
      plantilla: 'invitacion',
      datos: '{}',
      intentos: 1,
      proximo_intento: creado,
      creado,
      terminado: creado,
    }))
    await tx.insertInto('correos').values(rows).execute()
  }
}

export async function insertEmpresaDeCuenta(db: Db, idUsuario: string, idEmpresa: string): Promise<void> {
  await db.insertInto('usuarios_empresas').values({ id_usuario: idUsuario, id_empresa: idEmpresa }).execute()
}

/** As if staff had published the round to its clients. */
export async function insertPublicadoAlCliente(db: Db, idClima: string, desde: number): Promise<void> {
  await db.insertInto('publicados_al_cliente').values({ id_clima: idClima, desde, por: null }).execute()
}

export async function insertTemasDeTextos(
  tx: Tx,
  idClima: string,
  puestos: readonly { clave: string; idTema: string }[],
): Promise<void> {
  for await (const chunk of inTurns(puestos)) {
    const rows = chunk.map(({ clave, idTema }) => ({ id_clima: idClima, clave, id_tema: idTema }))
    await tx.insertInto('temas_de_textos').values(rows).execute()
  }
}

/** The accounts of staff. */
export async function listPersonal(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('usuarios').select('id').where('rol', '<>', 'cliente').execute()
  return rows.map(({ id }) => id)
}
