import { createHash } from 'node:crypto'
import type { CamposDeEmpresa, Empresa } from '#domain/empresas/empresa.ts'
import { isMismoCorreo } from '#domain/encuesta/correo.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { compileOnce } from '#server/db/sql/compile-once.ts'
import { inTurns } from '#server/db/sql/row-list.ts'
import type { EmpresasTable } from '#server/db/tables/climas.ts'

const columnsOf = ({ NIT, contacto_directo: contacto, ...propios }: CamposDeEmpresa) => ({
  ...propios,
  nit: NIT,
  contacto_nombre: contacto.nombre,
  contacto_apellidos: contacto.apellidos,
  contacto_correo: contacto.correo,
  contacto_telefono: contacto.telefono,
  contacto_celular: contacto.celular,
  contacto_direccion: contacto.direccion,
  contacto_sexo: contacto.sexo,
})

const readRow = (row: EmpresasTable & { huella: string | null }): Empresa => ({
  id: row.id,
  nombre_comercial: row.nombre_comercial,
  nombre_fiscal: row.nombre_fiscal,
  telefono: row.telefono,
  correo: row.correo,
  NIT: row.nit,
  direccion: row.direccion,
  contacto_directo: {
    nombre: row.contacto_nombre,
    apellidos: row.contacto_apellidos,
    correo: row.contacto_correo,
    telefono: row.contacto_telefono,
    celular: row.contacto_celular,
    direccion: row.contacto_direccion,
    sexo: row.contacto_sexo,
  },
  logo: row.huella,
})

const selectEmpresas = (db: Db) =>
  db
    .selectFrom('empresas')
    .leftJoin('logos_de_empresas', 'logos_de_empresas.id_empresa', 'empresas.id')
    .selectAll('empresas')
    .select('logos_de_empresas.huella')

/** ids: those alone. */
export async function listEmpresas(db: Db, ids?: readonly string[]): Promise<Empresa[]> {
  if (!ids) return (await selectEmpresas(db).execute()).map(readRow)
  const empresas: Empresa[] = []
  for await (const tanda of inTurns(ids))
    empresas.push(...(await selectEmpresas(db).where('empresas.id', 'in', tanda).execute()).map(readRow))
  return empresas
}

type NombresDeEmpresa = Pick<Empresa, 'id' | 'nombre_comercial' | 'nombre_fiscal'>

/** Names of all of them, and nothing else. */
export const listNombres = compileOnce<object, NombresDeEmpresa>((db) =>
  db.selectFrom('empresas').select(['id', 'nombre_comercial', 'nombre_fiscal']),
)

export async function countEmpresas(db: Db): Promise<number> {
  const { empresas } = await db
    .selectFrom('empresas')
    .select((count) => count.fn.countAll<number>().as('empresas'))
    .executeTakeFirstOrThrow()
  return empresas
}

const listDeClima = compileOnce((db, { idClima }: { idClima: string }) =>
  selectEmpresas(db).where('empresas.id', '=', (de) =>
    de.selectFrom('climas').select('climas.id_empresa').where('climas.id', '=', idClima),
  ),
)

export async function findEmpresaDeClima(db: Db, idClima: string): Promise<Empresa | null> {
  const [row] = await listDeClima(db, { idClima })
  return row ? readRow(row) : null
}

export async function findEmpresa(db: Db, id: string): Promise<Empresa | null> {
  const row = await selectEmpresas(db).where('empresas.id', '=', id).executeTakeFirst()
  return row ? readRow(row) : null
}

export async function insertEmpresaRow(db: Db, id: string, campos: CamposDeEmpresa): Promise<void> {
  await db
    .insertInto('empresas')
    .values({ id, ...columnsOf(campos) })
    .execute()
}

/** As it is now; nobody changes it before the transaction ends. */
export async function lockEmpresa(tx: Tx, id: string): Promise<Empresa | null> {
  await tx
    .updateTable('empresas')
    .set((column) => ({ nit: column.ref('nit') }))
    .where('id', '=', id)
    .execute()
  return findEmpresa(tx, id)
}

/** False where there is none. */
export async function updateEmpresaRow(db: Db, id: string, campos: CamposDeEmpresa): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('empresas')
    .set(columnsOf(campos))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False where there is none. Fails while climates refer to it. */
export async function deleteEmpresaRow(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('empresas').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Companies that somebody is the direct contact of. */
export async function listEmpresasDeContacto(db: Db, correo: string): Promise<Empresa[]> {
  const empresas = await listEmpresas(db)
  return empresas.filter(({ contacto_directo }) => isMismoCorreo(contacto_directo.correo, correo))
}

/** The company stays, and staff name another contact when they next edit it. */
export async function clearContactos(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('empresas')
    .set({
      contacto_nombre: '',
      contacto_apellidos: '',
      contacto_correo: '',
      contacto_telefono: null,
      contacto_celular: null,
      contacto_direccion: null,
      contacto_sexo: null,
    })
    .where('id', 'in', ids)
    .execute()
}

/** null: the company has none any more. */
export async function saveLogoDeEmpresa(
  tx: Tx,
  idEmpresa: string,
  contenido: Uint8Array | null,
): Promise<void> {
  await tx.deleteFrom('logos_de_empresas').where('id_empresa', '=', idEmpresa).execute()
  if (!contenido) return
  const huella = createHash('sha256').update(contenido).digest('base64url').slice(0, 22)
  await tx.insertInto('logos_de_empresas').values({ id_empresa: idEmpresa, huella, contenido }).execute()
}

export async function findLogo(db: Db, huella: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('logos_de_empresas')
    .select('contenido')
    .where('huella', '=', huella)
    .executeTakeFirst()
  return row?.contenido ?? null
}
