import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'
import { withoutRowid } from '../sql/without-rowid.ts'

/**
 * What staff make of published texts: themes, what is covered, quotes. Each row is one decision about one text, so that
 * two people who work at once add to each other.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)
  await db.schema
    .createTable('temas')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
    .addColumn('id_pregunta', text, (column) => column.notNull())
    .addColumn('nombre', text, (column) => column.notNull())
    .addColumn('clave_nombre', text, (column) => column.notNull())
    .addColumn('orden', integer, (column) => column.notNull())
    .addColumn('unido_a', text)
    .addUniqueConstraint('temas_nombre', ['id_clima', 'id_pregunta', 'clave_nombre'])
    .execute()
  await withoutRowid(
    db,
    db.schema
      .createTable('temas_de_textos')
      .addColumn('id_clima', text, (column) => column.notNull())
      .addColumn('clave', text, (column) => column.notNull())
      .addColumn('id_tema', text, (column) => column.notNull().references('temas.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('temas_de_textos_pk', ['id_clima', 'clave', 'id_tema'])
      .addForeignKeyConstraint(
        'temas_de_textos_texto',
        ['id_clima', 'clave'],
        'textos',
        ['id_clima', 'clave'],
        (constraint) => constraint.onDelete('cascade'),
      ),
  ).execute()
  await db.schema.createIndex('temas_de_textos_id_tema').on('temas_de_textos').column('id_tema').execute()
  await withoutRowid(
    db,
    db.schema
      .createTable('tapados')
      .addColumn('id_clima', text, (column) => column.notNull())
      .addColumn('clave', text, (column) => column.notNull())
      .addColumn('desde', integer, (column) => column.notNull())
      .addColumn('hasta', integer, (column) => column.notNull())
      .addColumn('tipo', text, (column) => column.notNull())
      .addColumn('visible', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('tapados_pk', ['id_clima', 'clave', 'desde', 'hasta'])
      .addForeignKeyConstraint(
        'tapados_texto',
        ['id_clima', 'clave'],
        'textos',
        ['id_clima', 'clave'],
        (constraint) => constraint.onDelete('cascade'),
      ),
  ).execute()
  await withoutRowid(
    db,
    db.schema
      .createTable('citas')
      .addColumn('id_clima', text, (column) => column.notNull())
      .addColumn('clave', text, (column) => column.notNull())
      .addColumn('frases', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('citas_pk', ['id_clima', 'clave'])
      .addForeignKeyConstraint(
        'citas_texto',
        ['id_clima', 'clave'],
        'textos',
        ['id_clima', 'clave'],
        (constraint) => constraint.onDelete('cascade'),
      ),
  ).execute()
}
