import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** Until now there was one kind of account, and it could do everything. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text } = columnTypes(db)

  await db.schema
    .alterTable('usuarios')
    .addColumn('rol', text, (column) => column.notNull().defaultTo('administrador'))
    .execute()

  await db.schema
    .createTable('usuarios_empresas')
    .addColumn('id_usuario', text, (column) => column.notNull().references('usuarios.id').onDelete('cascade'))
    .addColumn('id_empresa', text, (column) => column.notNull().references('empresas.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('usuarios_empresas_pk', ['id_usuario', 'id_empresa'])
    .execute()
  await db.schema
    .createIndex('usuarios_empresas_empresa')
    .on('usuarios_empresas')
    .column('id_empresa')
    .execute()
}
