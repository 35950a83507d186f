import type { Db } from '../../db/engine/database.ts'
import { hashToken, hashTokenSinLlave, type Llave } from '../llaves/llave.ts'
import { readTokenDeLote } from '../lotes/token-de-lote.ts'
import { findGruposYHojas, type GrupoYHoja } from './encuesta-store.ts'

export interface HojaDeToken extends GrupoYHoja {
  clave: string
}

type Hasher = (token: string) => string

async function findBy(db: Db, idClima: string, claves: ReadonlyMap<string, string>, hash: Hasher) {
  const hashes = new Map(Array.from(claves.keys(), (token) => [token, hash(token)]))
  const busquedas = Array.from(claves, ([token, clave]) => ({ tokenHash: hashes.get(token)!, clave }))
  const encontradas = await findGruposYHojas(db, idClima, busquedas)
  return Array.from(claves, ([token, clave]) => ({ token, clave, hoja: encontradas.get(hashes.get(token)!) }))
}

/** What tokens of a climate lead to, each given with the key of its sheet; one that is no respondent's is not among them. */
export async function findHojasDeTokens(
  db: Db,
  { idClima, llave, claves }: { idClima: string; llave: Llave; claves: ReadonlyMap<string, string> },
): Promise<Map<string, HojaDeToken>> {
  const hojas = new Map<string, HojaDeToken>()
  const faltan = new Map(claves)
  const find = async (hash: Hasher) => {
    if (faltan.size === 0) return
    for (const { token, clave, hoja } of await findBy(db, idClima, faltan, hash)) {
      if (!hoja) continue
      hojas.set(token, { ...hoja, clave })
      faltan.delete(token)
    }
  }
  await find((token) => hashToken(llave, token))
  for (const token of faltan.keys()) if (readTokenDeLote(llave, token)) faltan.delete(token)
  // Databases of before hold hashes without the key.
  await find(hashTokenSinLlave)
  return hojas
}
