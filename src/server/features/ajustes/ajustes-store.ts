import { AJUSTES_DE_FABRICA, type Ajustes } from '../../../domain/ajustes/ajustes.ts'
import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'

/** The table also holds facts about the installation, which have other keys. */
const PREFIJO = 'firma.'
const CLAVE_DE_LOGO = 'logo_de_firma'

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

async function saveAjuste(db: Db | Tx, clave: string, valor: string): Promise<void> {
  await db
    .insertInto('ajustes')
    .values({ clave, valor })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    .execute()
}

export async function findAjuste<C extends keyof Ajustes>(db: Db | Tx, campo: C): Promise<Ajustes[C]> {
  const row = await db
    .selectFrom('ajustes')
    .select('valor')
    .where('clave', '=', PREFIJO + campo)
    .executeTakeFirst()
  return row ? JSON.parse(row.valor) : AJUSTES_DE_FABRICA[campo]
}

export async function saveAjustes(tx: Tx, cambiados: Partial<Ajustes>): Promise<void> {
  for (const [campo, valor] of Object.entries(cambiados)) {
    await saveAjuste(tx, PREFIJO + campo, JSON.stringify(valor))
  }
}

export async function findLogo(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('ajustes')
    .select('valor')
    .where('clave', '=', CLAVE_DE_LOGO)
    .executeTakeFirst()
  return row?.valor ?? null
}

export async function saveLogo(db: Db | Tx, logo: string | null): Promise<void> {
  if (logo) await saveAjuste(db, CLAVE_DE_LOGO, logo)
  else await db.deleteFrom('ajustes').where('clave', '=', CLAVE_DE_LOGO).execute()
}
