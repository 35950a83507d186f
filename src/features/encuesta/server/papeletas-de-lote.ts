import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { type AppError, conflict } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { type Db, getMemory } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { lockLotes } from '#server/db/locks/climate-locks.ts'
import { computeClaveDeHoja, type Llave } from '#server/llaves/llave.ts'
import { findLotes, type Lote } from '#server/llaves/lotes/lotes.ts'
import { computeTokenDeLote, readTokenDeLote } from '#server/llaves/lotes/token-de-lote.ts'
import { createEscrito } from './cajas.ts'
import type { GrupoYHoja } from './encuesta-store.ts'
import { countHojasDeClaves, findHojasDeClaves } from './hojas-store.ts'

/** Said to whoever holds a slip that came too late, or was taken back. */
export const loteLleno = ({ anulado }: Pick<Lote, 'anulado'>): AppError =>
  conflict(
    anulado
      ? 'Esta papeleta ya no sirve: su lote se anuló. Pide otra a quien te la dio.'
      : 'Con las papeletas de este lote ya contestaron todas las personas para las que se hicieron. Pide otra a quien te la dio.',
    'papeleta',
  )

/** A sheet that a token of a batch leads to. */
interface HojaDeLote extends GrupoYHoja {
  lote: Lote
}

interface Busqueda {
  token: string
  clave: string
}

const TANDA = 500

/** As long as the key is in hand: they say nothing that it does not say, and go with it. */
const createClaves = () => new WeakMap<Llave, Map<number, string[]>>()

/** The keys of every sheet that a batch can have. Its tokens only become more. */
async function listClaves(db: Db, llave: Llave, { numero, series }: Lote): Promise<string[]> {
  const deLlave = getMemory(db).get(createClaves)
  const porLote = deLlave.get(llave) ?? new Map<number, string[]>()
  deLlave.set(llave, porLote)
  const claves = [...(porLote.get(numero) ?? [])]
  while (claves.length < series) {
    const serie = claves.length + 1
    claves.push(computeClaveDeHoja(llave, computeTokenDeLote(llave, { lote: numero, serie })))
    if (serie % TANDA === 0) await yieldToOthers()
  }
  porLote.set(numero, claves)
  return claves.slice(0, series)
}

/** Worked out when somebody asks: a counter that moves as people answer would tell which sheet came on a slip. */
export async function countUsadas(db: Db, llave: Llave, idClima: string, lote: Lote): Promise<number> {
  return countHojasDeClaves(db, idClima, await listClaves(db, llave, lote))
}

/** Where no more tokens were drawn than sheets are accepted nobody has to count. */
const mayBeFull = ({ series, hojas }: Lote) => series > hojas

/** Whether a batch takes no new sheet. Those that were begun go on. */
export async function isLoteLleno(
  { db, memory }: Pick<RequestContext, 'db' | 'memory'>,
  llave: Llave,
  idClima: string,
  lote: Lote,
): Promise<boolean> {
  if (!mayBeFull(lote)) return false
  // However many slips of it a request asks about, it is counted once.
  const contados = memory.get(createContados)
  const cual = `${idClima}:${lote.numero}`
  const usadas = contados.get(cual) ?? countUsadas(db, llave, idClima, lote)
  contados.set(cual, usadas)
  return (await usadas) >= lote.hojas
}

const createContados = () => new Map<string, Promise<number>>()

/** Batches of the tokens that are no respondent's and were drawn from one, by token. */
export async function findHojasDeLotes(
  db: Db,
  llave: Llave,
  idClima: string,
  busquedas: readonly Busqueda[],
): Promise<Map<string, HojaDeLote>> {
  const series = busquedas.flatMap(({ token, clave }) => {
    const serie = readTokenDeLote(llave, token)
    return serie ? [{ token, clave, ...serie }] : []
  })
  const encontradas = new Map<string, HojaDeLote>()
  if (series.length === 0) return encontradas
  const lotes = await findLotes(db, idClima, new Set(series.map(({ lote }) => lote)))
  const dadas = series.filter(({ lote, serie }) => serie >= 1 && serie <= (lotes.get(lote)?.series ?? 0))
  const hojas = await findHojasDeClaves(
    db,
    { idClima, llave },
    dadas.map(({ clave }) => clave),
  )
  for (const { token, clave, lote: numero } of dadas) {
    const lote = lotes.get(numero)!
    const hoja = hojas.get(clave)
    encontradas.set(token, {
      lote,
      idGrupo: lote.idGrupo,
      hoja: hoja?.respuestas ?? '',
      escrito: hoja?.escrito ?? createEscrito(),
      bloque: hoja?.bloque ?? null,
    })
  }
  return encontradas
}

/**
 * Sheets that each batch still takes, for whoever is about to write: locked, so that two that save at once do not both
 * take the last place. A batch that cannot be full is not counted.
 */
export async function takeLugaresDeLotes(
  tx: Tx,
  llave: Llave,
  idClima: string,
  hojas: Iterable<HojaDeLote>,
): Promise<Map<number, number>> {
  const contados = new Map<number, Lote>()
  for (const { lote, hoja } of hojas) if (hoja === '' && mayBeFull(lote)) contados.set(lote.numero, lote)
  await lockLotes(
    tx,
    Array.from(contados.keys(), (numero) => `${idClima}:${numero}`),
  )
  const lugares = new Map<number, number>()
  for (const [numero, lote] of contados) {
    lugares.set(numero, Math.max(0, lote.hojas - (await countUsadas(tx, llave, idClima, lote))))
  }
  return lugares
}
