import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createConsultas } from '../../testing/consultas.ts'

/** A climate of staff's, and everything that its results show. */
export async function openParaCerrar(engine: Engine) {
  const app = await createTestApp(engine)
  const staff = await logInToClimas(app)
  const clima = await staff.setUp()
  const consultas = Object.entries(createConsultas(staff.call)).filter(([nombre]) => nombre !== 'getExcel')
  /** Everything that the results area shows. */
  const readCifras = () => Promise.all(consultas.map(([, ask]) => ask(clima.idClima)))
  return { ...app, ...staff, ...clima, readCifras }
}
type App = Pick<Awaited<ReturnType<typeof openParaCerrar>>, 'ctx'>

export const listHojas = ({ ctx }: App) =>
  ctx.db.selectFrom('hojas').selectAll().orderBy('respuestas').execute()

/** What a file of the engine holds, old rows included. */
export async function readFiles({ ctx }: App): Promise<Buffer> {
  const { database } = ctx.config
  if (database.engine === 'sqlite') {
    const files = [database.file, `${database.file}-wal`].filter((file) => existsSync(file))
    return Buffer.concat(files.map((file) => readFileSync(file)))
  }
  await sql`checkpoint`.execute(ctx.db)
  const parts: Buffer[] = []
  for (const table of ['climas', 'hojas', 'textos', 'encuestados', 'tokens']) {
    const { rows } = await sql<{ bytes: Buffer }>`
      select pg_read_binary_file(pg_relation_filepath(${table})) as bytes`.execute(ctx.db)
    parts.push(rows[0]!.bytes)
  }
  return Buffer.concat(parts)
}
