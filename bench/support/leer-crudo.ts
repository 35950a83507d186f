import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { DatabaseLocation } from '../../src/server/db/engine/database.ts'

const HOJAS = 'select id_grupo, respuestas from hojas where id_clima ='

/** The sheets of a climate as plain rows, by the engine's own client, and not looked at. */
export async function readCrudo(location: DatabaseLocation, idClima: string): Promise<void> {
  if (location.engine === 'sqlite') {
    const database = new DatabaseSync(location.file)
    database.prepare(`${HOJAS} ?`).all(idClima)
    database.close()
    return
  }
  const client = new pg.Client({ connectionString: location.url })
  await client.connect()
  await client.query(`${HOJAS} $1`, [idClima])
  await client.end()
}
