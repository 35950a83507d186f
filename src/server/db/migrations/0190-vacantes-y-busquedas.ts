import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'

/** Positions with their candidates, searches that somebody keeps; and CVs are found by tag, state and age. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)
  await db.schema
    .createTable('vacantes')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('nombre', text, (column) => column.notNull())
    .addColumn('clave', text, (column) => column.notNull().unique())
    .addColumn('creada', integer, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('candidatos')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('id_vacante', text, (column) => column.notNull().references('vacantes.id').onDelete('cascade'))
    .addColumn('id_cv', text, (column) => column.references('cvs.id').onDelete('cascade'))
    .addColumn('id_envio', text, (column) => column.references('envios_de_cv.id').onDelete('cascade'))
    .addColumn('estado', text, (column) => column.notNull())
    .addColumn('nota', text, (column) => column.notNull())
    .addColumn('agregado', integer, (column) => column.notNull())
    .execute()
  for (const column of ['id_cv', 'id_envio']) {
    await db.schema
      .createIndex(`candidatos_${column}`)
      .on('candidatos')
      .columns([column, 'id_vacante'])
      .unique()
      .where(sql.ref(column), 'is not', null)
      .execute()
  }
  await db.schema.createIndex('candidatos_id_vacante').on('candidatos').column('id_vacante').execute()

  await db.schema
    .createTable('busquedas')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('id_usuario', text, (column) => column.notNull().references('usuarios.id').onDelete('cascade'))
    .addColumn('nombre', text, (column) => column.notNull())
    .addColumn('clave', text, (column) => column.notNull())
    .addColumn('filtro', text, (column) => column.notNull())
    .addColumn('estado', text)
    .addColumn('edad', text)
    .addColumn('vista', integer, (column) => column.notNull())
    .addColumn('visto_hasta', integer, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('busquedas_id_usuario')
    .on('busquedas')
    .columns(['id_usuario', 'clave'])
    .unique()
    .execute()
  await db.schema
    .createTable('busquedas_etiquetas')
    .addColumn('id_busqueda', text, (column) =>
      column.notNull().references('busquedas.id').onDelete('cascade'),
    )
    .addColumn('id_etiqueta', text, (column) =>
      column.notNull().references('etiquetas_puestos.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('busquedas_etiquetas_pk', ['id_busqueda', 'id_etiqueta'])
    .execute()
  await db.schema
    .createIndex('busquedas_etiquetas_id_etiqueta')
    .on('busquedas_etiquetas')
    .column('id_etiqueta')
    .execute()
  // Counted and renamed by tag.
  await db.schema
    .createIndex('cvs_etiquetas_id_etiqueta')
    .on('cvs_etiquetas')
    .columns(['id_etiqueta', 'id_cv'])
    .execute()
  // The index of words holds tag, state and month from now on.
  await sql`update cvs set por_indexar = 1`.execute(db)
}
