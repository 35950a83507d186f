import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { DatabaseLocation } from '../../src/server/db/engine/database.ts'

const COLUMNAS = 'id_clima, clave, id_grupo, completa, bloque, respuestas, textos'

interface Copia {
  /** Whose sheets are written again. */
  de: string
  /** Under which climates. */
  a: readonly string[]
  /** How often under each. */
  veces: number
}

/**
 * Every sheet of a climate once more, `veces` times, under keys of its own: to be counted as rows, for no copy opens. By the engine itself, since millions would take minutes to send. PostgreSQL gets them in no order of their keys, as they come in
 * from people; SQLite keeps them in it anyway. Keys are as long as ours.
 */
export const copyHojas = (location: DatabaseLocation, copia: Copia): Promise<void> =>
  location.engine === 'sqlite' ? copySqlite(location.file, copia) : copyPostgres(location.url, copia)

async function copySqlite(file: string, { de, a, veces }: Copia): Promise<void> {
  const database = new DatabaseSync(file)
  database.exec('pragma synchronous = off; pragma temp_store = memory; pragma cache_size = -400000')
  database
    .prepare(
      `with recursive vuelta (n) as (select 1 union all select n + 1 from vuelta where n < ?)
       insert into hojas (${COLUMNAS})
       select destino.value, substr(lower(hex(randomblob(16))), 1, 22), h.id_grupo, h.completa, h.bloque, h.respuestas, h.textos
       from hojas h cross join vuelta cross join json_each(?) destino where h.id_clima = ? order by 1, 2`,
    )
    .run(veces, JSON.stringify(a), de)
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
}

async function copyPostgres(url: string, { de, a, veces }: Copia): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into hojas (${COLUMNAS})
     select destino.id, substr(md5(h.clave || vuelta.n || destino.id), 1, 22), h.id_grupo, h.completa, h.bloque, h.respuestas, h.textos
     from hojas h cross join generate_series(1, $1::int) as vuelta (n) cross join unnest($2::text[]) as destino (id)
     where h.id_clima = $3`,
    [veces, a, de],
  )
  await client.end()
  await tellStatistics({ engine: 'postgres', url })
}

/** As PostgreSQL's own housekeeping does some minutes after so many rows. */
export async function tellStatistics(location: DatabaseLocation): Promise<void> {
  if (location.engine === 'sqlite') return
  const client = new pg.Client({ connectionString: location.url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
