import { type Kysely, sql } from 'kysely'
import { getEngine } from '../engine/database.ts'
import { numeroColumn } from '../search/text-search-tables.ts'
import { columnTypes } from '../sql/column-types.ts'

/** What the public form brings waits here until somebody of staff has read it. */
async function createEnvios(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)
  const numero = numeroColumn(db)
  await db.schema
    .createTable('envios_de_cv')
    .addColumn('numero', numero.type, numero.build)
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('nombre', text, (column) => column.notNull())
    .addColumn('plaza', text, (column) => column.notNull())
    .addColumn('correo', text, (column) => column.notNull())
    .addColumn('tel', text, (column) => column.notNull())
    .addColumn('mensaje', text, (column) => column.notNull())
    .addColumn('consentimiento', integer, (column) => column.notNull())
    .addColumn('correo_clave', text, (column) => column.notNull())
    .addColumn('tel_clave', text)
    .addColumn('nombre_clave', text, (column) => column.notNull())
    .addColumn('id_cv', text, (column) => column.references('cvs.id').onDelete('cascade'))
    .addColumn('resuelto', integer)
    .addColumn('descartado', integer)
    .addColumn('listado', integer)
    .execute()
  for (const column of ['correo_clave', 'tel_clave', 'nombre_clave', 'id_cv']) {
    await db.schema.createIndex(`envios_${column}`).on('envios_de_cv').column(column).execute()
  }
  await db.schema
    .createIndex('envios_pendientes')
    .on('envios_de_cv')
    .column('numero')
    .where(sql<boolean>`resuelto is null and descartado is null`)
    .execute()
  await db.schema
    .createIndex('envios_descartados')
    .on('envios_de_cv')
    .column('descartado')
    .where(sql.ref('descartado'), 'is not', null)
    .execute()
}

/** A file may now be of a submission, or an older version of a CV's; one of a CV's files is the current one. */
async function loosenArchivos(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)
  const recibido = sql`(select creado from cvs where cvs.id = archivos.id_cv)`
  if (getEngine(db) === 'postgres') {
    await sql`alter table archivos
      alter column id_cv drop not null,
      drop constraint archivos_id_cv_key,
      add column id_envio ${text} references envios_de_cv (id) on delete cascade,
      add column vigente ${integer} not null default 1,
      add column recibido ${integer} not null default 0`.execute(db)
    await sql`update archivos set recibido = ${recibido}`.execute(db)
  } else {
    // SQLite cannot take a constraint off: the table is made anew. References to it rest meanwhile (migrate.ts).
    await db.schema
      .createTable('archivos_nuevos')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('id_cv', text, (column) => column.references('cvs.id').onDelete('cascade'))
      .addColumn('nombre', text)
      .addColumn('tipo', text, (column) => column.notNull())
      .addColumn('bytes', integer, (column) => column.notNull())
      .addColumn('lectura', text, (column) => column.notNull())
      .addColumn('intentos', integer, (column) => column.notNull())
      .addColumn('arrendado_por', text)
      .addColumn('arrendado_hasta', integer, (column) => column.notNull())
      .addColumn('texto', text, (column) => column.notNull())
      .addColumn('id_envio', text, (column) => column.references('envios_de_cv.id').onDelete('cascade'))
      .addColumn('vigente', integer, (column) => column.notNull().defaultTo(1))
      .addColumn('recibido', integer, (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`insert into archivos_nuevos select *, null, 1, ${recibido} from archivos`.execute(db)
    await db.schema.dropTable('archivos').execute()
    await db.schema.alterTable('archivos_nuevos').renameTo('archivos').execute()
    await db.schema
      .createIndex('archivos_pendientes')
      .on('archivos')
      .column('arrendado_hasta')
      .where(sql.ref('lectura'), '=', sql.lit('pendiente'))
      .execute()
  }
  await db.schema
    .createIndex('archivos_vigentes')
    .unique()
    .on('archivos')
    .column('id_cv')
    .where(sql.ref('vigente'), '=', sql.lit(1))
    .execute()
  await db.schema.createIndex('archivos_id_cv').on('archivos').column('id_cv').execute()
  await db.schema.createIndex('archivos_id_envio').on('archivos').column('id_envio').execute()
}

/** By these a name that is already here is found. Rows from before are given theirs by the job that indexes CVs. */
async function addNombres(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)
  for (const column of ['nombre_clave', 'nombre_corto_clave']) {
    await db.schema
      .alterTable('cvs')
      .addColumn(column, text, (definition) => definition.notNull().defaultTo(''))
      .execute()
    await db.schema.createIndex(`cvs_${column}`).on('cvs').column(column).execute()
  }
  await db.schema
    .alterTable('cvs')
    .addColumn('por_indexar', integer, (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createIndex('cvs_por_indexar')
    .on('cvs')
    .column('numero')
    .where(sql.ref('por_indexar'), '=', sql.lit(1))
    .execute()
}

export async function up(db: Kysely<never>): Promise<void> {
  await createEnvios(db)
  await loosenArchivos(db)
  await addNombres(db)
}
