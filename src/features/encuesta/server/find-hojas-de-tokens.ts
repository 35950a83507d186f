import type { Db } from '#server/db/engine/database.ts'
import { hashToken, type Llave } from '#server/llaves/llave.ts'
import { findGruposYHojas, type GrupoYHoja } from './encuesta-store.ts'

export interface HojaDeToken extends GrupoYHoja {
  clave: string
}

/** What tokens of a climate lead to, each given with the key of its sheet; one that is no respondent's is not among them. */
export async function findHojasDeTokens(
  db: Db,
  { idClima, llave, claves }: { idClima: string; llave: Llave; claves: ReadonlyMap<string, string> },
): Promise<Map<string, HojaDeToken>> {
  const hashes = new Map(Array.from(claves.keys(), (token) => [token, hashToken(llave, token)]))
  const busquedas = Array.from(claves, ([token, clave]) => ({ tokenHash: hashes.get(token)!, clave }))
  const encontradas = await findGruposYHojas(db, idClima, busquedas)
  return new Map(
    Array.from(claves).flatMap(([token, clave]) => {
      const hoja = encontradas.get(hashes.get(token)!)
      return hoja ? [[token, { ...hoja, clave }] as const] : []
    }),
  )
}
