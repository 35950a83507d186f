import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, blob } = columnTypes(db)

  await db.schema
    .createTable('ajustes')
    .addColumn('clave', text, (column) => column.primaryKey())
    .addColumn('valor', text, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('usuarios')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('usuario', text, (column) => column.notNull())
    .addColumn('usuario_clave', text, (column) => column.notNull().unique())
    .addColumn('correo', text, (column) => column.notNull())
    .addColumn('correo_clave', text, (column) => column.notNull().unique())
    .addColumn('password_hash', text, (column) => column.notNull())
    .addColumn('creado', integer, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('sesiones')
    .addColumn('id_hash', text, (column) => column.primaryKey())
    .addColumn('id_usuario', text, (column) => column.notNull().references('usuarios.id').onDelete('cascade'))
    .addColumn('creada', integer, (column) => column.notNull())
    .addColumn('vista', integer, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sesiones_id_usuario').on('sesiones').column('id_usuario').execute()

  await db.schema
    .createTable('limites')
    .addColumn('clave', text, (column) => column.primaryKey())
    .addColumn('cuenta', integer, (column) => column.notNull())
    .addColumn('hasta', integer, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('correos')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('plantilla', text, (column) => column.notNull())
    .addColumn('datos', text, (column) => column.notNull())
    .addColumn('para', text, (column) => column.notNull())
    .addColumn('referencia', text)
    .addColumn('estado', text, (column) => column.notNull())
    .addColumn('intentos', integer, (column) => column.notNull())
    .addColumn('proximo_intento', integer, (column) => column.notNull())
    .addColumn('arrendado_por', text)
    .addColumn('creado', integer, (column) => column.notNull())
    .addColumn('terminado', integer)
    .execute()
  await db.schema
    .createIndex('correos_pendientes')
    .on('correos')
    .columns(['estado', 'proximo_intento'])
    .execute()
  await db.schema.createIndex('correos_referencia').on('correos').column('referencia').execute()

  await db.schema
    .createTable('correos_adjuntos')
    .addColumn('id_correo', text, (column) => column.notNull().references('correos.id').onDelete('cascade'))
    .addColumn('orden', integer, (column) => column.notNull())
    .addColumn('nombre', text, (column) => column.notNull())
    .addColumn('mime', text, (column) => column.notNull())
    .addColumn('contenido', blob, (column) => column.notNull())
    .addPrimaryKeyConstraint('correos_adjuntos_pk', ['id_correo', 'orden'])
    .execute()
}
