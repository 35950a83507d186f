import { type Kysely, sql } from 'kysely'
import { getEngine } from '../engine/database.ts'
import { columnTypes } from '../sql/column-types.ts'
import { withoutRowid } from '../sql/without-rowid.ts'

const CONTACTO = sql.raw(
  'id_clima, id, id_grupo, correo, correo_clave, token_visto, correo_final, sin_recordatorios, via',
)

/**
 * Hashes of tokens in a table of their own: a close deletes them without writing a person. People are copied, not altered: a column
 * that PostgreSQL drops stays in the rows.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)

  await withoutRowid(
    db,
    db.schema
      .createTable('tokens')
      .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
      .addColumn('hash', text, (column) => column.notNull())
      .addColumn('id_encuestado', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('tokens_pk', ['id_clima', 'hash'] as never[]),
  ).execute()
  // Whom a close has been through has the hash of nothing.
  await sql`
    insert into tokens (id_clima, hash, id_encuestado)
    select id_clima, token_hash, id from encuestados where token_hash <> '-' || id`.execute(db)

  await withoutRowid(
    db,
    db.schema
      .createTable('encuestados_sin_hash')
      .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('id_grupo', text, (column) => column.notNull())
      .addColumn('correo', text)
      .addColumn('correo_clave', text)
      .addColumn('token_visto', integer, (column) => column.notNull())
      .addColumn('correo_final', text)
      .addColumn('sin_recordatorios', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('via', text, (column) => column.notNull().defaultTo('papeleta'))
      .addPrimaryKeyConstraint('encuestados_clave', ['id_clima', 'id'] as never[])
      .addUniqueConstraint('encuestados_direccion', ['id_clima', 'correo_clave'] as never[]),
  ).execute()
  await sql`insert into encuestados_sin_hash (${CONTACTO}) select ${CONTACTO} from encuestados`.execute(db)
  await db.schema.dropTable('encuestados').execute()
  await sql`alter table encuestados_sin_hash rename to encuestados`.execute(db)
  // As 0101 has it.
  if (getEngine(db) === 'sqlite')
    await sql`create index encuestados_por_grupo on encuestados (id_clima, id_grupo)`.execute(db)
}
