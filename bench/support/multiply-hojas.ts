import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { DatabaseLocation } from '../../src/server/db/engine/database.ts'

const COLUMNAS = 'id_clima, clave, id_grupo, completa, respuestas, bloque'

/** As long as a key of ours. */
const CLAVE = {
  sqlite: 'substr(lower(hex(randomblob(16))), 1, 22)',
  postgres: "substr(md5(h.clave || '-' || vuelta.n), 1, 22)",
}

/**
 * Writes every sheet of a climate again, `veces` times, under keys of its own: by the engine itself, since a million would take
 * minutes to send. PostgreSQL gets them in no order of their keys, as they come in from people; SQLite keeps them in it anyway.
 */
export async function multiplyHojas(
  location: DatabaseLocation,
  { idClima, veces }: { idClima: string; veces: number },
): Promise<void> {
  const insert = (clave: string, vueltas: string, marca: string, orden: string) =>
    `insert into hojas (${COLUMNAS})
     select h.id_clima, ${clave} as clave, h.id_grupo, h.completa, h.respuestas, h.bloque
     from hojas h cross join ${vueltas} where h.id_clima = ${marca} ${orden}`
  if (location.engine === 'sqlite') {
    const database = new DatabaseSync(location.file)
    database.exec('pragma synchronous = off; pragma temp_store = memory; pragma cache_size = -400000')
    database
      .prepare(
        `with recursive vuelta (n) as (select 1 union all select n + 1 from vuelta where n < ?)
         ${insert(CLAVE.sqlite, 'vuelta', '?', 'order by 2')}`,
      )
      .run(veces, idClima)
    database.exec('pragma wal_checkpoint(truncate)')
    database.close()
    return
  }
  const client = new pg.Client({ connectionString: location.url })
  await client.connect()
  await client.query(insert(CLAVE.postgres, 'generate_series(1, $1::int) as vuelta (n)', '$2', ''), [
    veces,
    idClima,
  ])
  await client.query('vacuum analyze hojas')
  await client.end()
}
