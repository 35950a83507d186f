import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../engine/database.ts'
import { inTransaction } from '../engine/transaction.ts'
import { allowLongTransaction } from './row-list.ts'
import { getFilasPorTanda } from './stream-rows.ts'

/** The column that, after the climate, a table is in the order of. */
const TABLAS = {
  hojas: { clave: 'clave', pesadas: true },
  tokens: { clave: 'hash', pesadas: false },
}

/** Every row of a climate, some at a time: saves of other climates go on meanwhile. */
export async function deleteInTandas(db: Db, tabla: keyof typeof TABLAS, idClima: string): Promise<void> {
  const clave = sql.ref(TABLAS[tabla].clave)
  const filas = getFilasPorTanda(db, TABLAS[tabla])
  for (let desde = ''; ; await yieldToOthers()) {
    const siguientes = sql`from ${sql.table(tabla)} where id_clima = ${idClima} and ${clave} > ${desde}`
    const findFin = sql<{ hasta: string }>`
      select ${clave} as hasta ${siguientes} order by ${clave} limit 1 offset ${sql.lit(filas - 1)}`
    const hasta = filas === Infinity ? undefined : (await findFin.execute(db)).rows[0]?.hasta
    const limite = hasta === undefined ? sql`` : sql`and ${clave} <= ${hasta}`
    await inTransaction(db, async (tx) => {
      await allowLongTransaction(tx)
      await sql`delete ${siguientes} ${limite}`.execute(tx)
    })
    if (hasta === undefined) return
    desde = hasta
  }
}
