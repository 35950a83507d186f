import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, blob } = columnTypes(db)

  // A column at a time: SQLite adds no more at once.
  await db.schema
    .alterTable('usuarios')
    .addColumn('nombre', text, (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('usuarios').addColumn('ultimo_ingreso', integer).execute()
  await db.schema.alterTable('usuarios').addColumn('desactivada', integer).execute()
  await db.schema.alterTable('usuarios').addColumn('desactivada_por', text).execute()
  await db.schema
    .alterTable('sesiones')
    .addColumn('factor', text, (column) => column.notNull().defaultTo('ninguno'))
    .execute()

  await db.schema
    .createTable('enlaces_de_cuenta')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('id_usuario', text, (column) => column.notNull().references('usuarios.id').onDelete('cascade'))
    .addColumn('tipo', text, (column) => column.notNull())
    .addColumn('creado', integer, (column) => column.notNull())
    .addColumn('hasta', integer, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('enlaces_de_cuenta_usuario')
    .on('enlaces_de_cuenta')
    .column('id_usuario')
    .execute()

  await db.schema
    .createTable('segundos_factores')
    .addColumn('id_usuario', text, (column) =>
      column.primaryKey().references('usuarios.id').onDelete('cascade'),
    )
    .addColumn('secreto', blob, (column) => column.notNull())
    .addColumn('ultimo_paso', integer, (column) => column.notNull())
    .addColumn('estado', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('codigos_de_recuperacion')
    .addColumn('id_usuario', text, (column) => column.notNull().references('usuarios.id').onDelete('cascade'))
    .addColumn('codigo_hash', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('codigos_de_recuperacion_pk', ['id_usuario', 'codigo_hash'])
    .execute()

  await db.schema
    .createTable('llaves_de_acceso')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('id_usuario', text, (column) => column.notNull().references('usuarios.id').onDelete('cascade'))
    .addColumn('llave_publica', blob, (column) => column.notNull())
    .addColumn('contador', integer, (column) => column.notNull())
    .addColumn('transportes', text, (column) => column.notNull())
    .addColumn('nombre', text, (column) => column.notNull())
    .addColumn('creada', integer, (column) => column.notNull())
    .addColumn('usada', integer)
    .execute()
  await db.schema
    .createIndex('llaves_de_acceso_usuario')
    .on('llaves_de_acceso')
    .column('id_usuario')
    .execute()

  await db.schema
    .createTable('retos')
    .addColumn('id_hash', text, (column) => column.primaryKey())
    .addColumn('tipo', text, (column) => column.notNull())
    .addColumn('id_usuario', text, (column) => column.references('usuarios.id').onDelete('cascade'))
    .addColumn('reto', text, (column) => column.notNull())
    .addColumn('hasta', integer, (column) => column.notNull())
    .execute()
}
