import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { formatCodigo } from '../../../domain/climas/codigo-corto.ts'
import { columnTypes } from '../sql/column-types.ts'

/** A short address for each climate, and batches of slips and of paper questionnaires. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer } = columnTypes(db)
  await db.schema.alterTable('climas').addColumn('codigo', text).execute()
  const { rows } = await sql<{ id: string }>`select id from climas order by id`.execute(db)
  const dados = new Set<string>()
  for (const { id } of rows) {
    let codigo = formatCodigo(randomBytes(6))
    while (dados.has(codigo)) codigo = formatCodigo(randomBytes(6))
    dados.add(codigo)
    await sql`update climas set codigo = ${codigo} where id = ${id}`.execute(db)
  }
  await db.schema
    .createIndex('climas_codigo')
    .on('climas')
    .column('codigo' as never)
    .unique()
    .execute()
  await db.schema
    .createTable('lotes')
    .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
    .addColumn('numero', integer, (column) => column.notNull())
    .addColumn('id_grupo', text, (column) => column.notNull())
    .addColumn('via', text, (column) => column.notNull())
    .addColumn('hojas', integer, (column) => column.notNull())
    .addColumn('series', integer, (column) => column.notNull())
    .addColumn('anulado', integer, (column) => column.notNull())
    .addColumn('creado', integer, (column) => column.notNull())
    .addColumn('id_usuario', text)
    .addPrimaryKeyConstraint('lotes_pk', ['id_clima', 'numero'] as never[])
    .execute()
}
