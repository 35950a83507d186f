import { AJUSTES_DE_FABRICA, type Ajustes } from '#domain/ajustes/ajustes.ts'
import { findValor, saveValor } from '#server/db/ajustes-store.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

/** The table also holds facts about the installation, which have other keys. */
const PREFIJO = 'firma.'

const CAMPOS = Object.keys(AJUSTES_DE_FABRICA) as (keyof Ajustes)[]

export async function findAjustes(db: Db | Tx): Promise<Ajustes> {
  const rows = await db
    .selectFrom('ajustes')
    .selectAll()
    .where(
      'clave',
      'in',
      CAMPOS.map((campo) => PREFIJO + campo),
    )
    .execute()
  const given = rows.map(({ clave, valor }) => [clave.slice(PREFIJO.length), JSON.parse(valor)])
  return { ...AJUSTES_DE_FABRICA, ...Object.fromEntries(given) }
}

export async function findAjuste<C extends keyof Ajustes>(db: Db | Tx, campo: C): Promise<Ajustes[C]> {
  const valor = await findValor(db, PREFIJO + campo)
  return valor === null ? AJUSTES_DE_FABRICA[campo] : JSON.parse(valor)
}

export async function saveAjustes(tx: Tx, cambiados: Partial<Ajustes>): Promise<void> {
  for (const [campo, valor] of Object.entries(cambiados)) {
    await saveValor(tx, PREFIJO + campo, JSON.stringify(valor))
  }
}
