import type { Kysely } from 'kysely'

/** A page of the list, and what is open, are found without reading every climate: each carries its whole structure. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('climas_por_fecha').on('climas').columns(['fecha_inicio desc', 'id']).execute()
  await db.schema
    .createIndex('climas_abiertos')
    .on('climas')
    .columns(['cerrado', 'encuesta_activa', 'fecha_limite', 'fecha_inicio', 'id'])
    .execute()
}
