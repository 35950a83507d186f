import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { computeEstadoDeEncuestado, type EstadoDeEncuestado } from '#domain/encuesta/estado-encuestado.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import type { Db } from '#server/db/engine/database.ts'
import { computeClaveDeHoja, computeToken, hashToken, type Llave } from '#server/llaves/llave.ts'
import { findGruposYHojas, type GrupoYHoja } from './encuesta-store.ts'
import { findHoja, listAvances } from './hojas-store.ts'

/** State of the token's holder, in an open climate. */
export async function findEstado(
  db: Db,
  llave: Llave,
  { clima, token }: { clima: Pick<ClimaGuardado, 'id' | 'publicacion'>; token: string },
): Promise<EstadoDeEncuestado> {
  const hoja = await findHoja(db, { idClima: clima.id, llave }, computeClaveDeHoja(llave, token))
  return computeEstadoDeEncuestado(clima, hoja)
}

export interface HojaDeToken extends GrupoYHoja {
  clave: string
}

/** States that tokens of a climate lead to, each given with the key of its sheet; one that is no respondent's is not among them. */
export async function findHojasDeTokens(
  db: Db,
  { idClima, llave, claves }: { idClima: string; llave: Llave; claves: ReadonlyMap<string, string> },
): Promise<Map<string, HojaDeToken>> {
  const hashes = new Map(Array.from(claves.keys(), (token) => [token, hashToken(llave, token)]))
  const busquedas = Array.from(claves, ([token, clave]) => ({ tokenHash: hashes.get(token)!, clave }))
  const encontradas = await findGruposYHojas(db, { idClima, llave }, busquedas)
  return new Map(
    Array.from(claves).flatMap(([token, clave]) => {
      const hoja = encontradas.get(hashes.get(token)!)
      return hoja ? [[token, { ...hoja, clave }] as const] : []
    }),
  )
}

/** About 20 ms of work; then requests that wait have their turn. */
const TANDA = 1_000

/**
 * State of each respondent of an open climate. It is worked out from the sheets when somebody asks, and stored
 * nowhere: beside a person, "En proceso" would give away the one unfinished sheet of the group.
 */
export async function listEstados(
  db: Db,
  llave: Llave,
  {
    clima,
    idsEncuestados,
  }: { clima: Pick<ClimaGuardado, 'id' | 'publicacion'>; idsEncuestados: readonly string[] },
): Promise<Map<string, EstadoDeEncuestado>> {
  const avances = await listAvances(db, clima.id)
  const estados = new Map<string, EstadoDeEncuestado>()
  for (const id of idsEncuestados) {
    const hoja = avances.get(computeClaveDeHoja(llave, computeToken(llave, id)))
    estados.set(id, computeEstadoDeEncuestado(clima, hoja))
    if (estados.size % TANDA === 0) await yieldToOthers()
  }
  return estados
}
