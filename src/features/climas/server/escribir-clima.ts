import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { checkClima } from '#domain/climas/check-clima.ts'
import type { ClimaInput } from '#domain/climas/clima-input.ts'
import type { Definicion } from '#domain/climas/definicion.ts'
import { parseDefinicion } from '#domain/climas/parse-definicion.ts'
import { formatNombreOcupado } from '#domain/climas/ronda.ts'
import type { Empresa } from '#domain/empresas/empresa.ts'
import { empresaNotFound } from '#features/empresas/server/empresas.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import { type Db, getMemory } from '#server/db/engine/database.ts'
import type { Negativa } from './cambios-de-clima-store.ts'

/** Without letters that are misread, and nothing that a mail program would cut off the end of a link. */
const LETRAS = '0123456789abcdefghjkmnpqrstvwxyz'

/** Sixty random bits: for climates, whose id people see in a link, and for what a climate is made of. */
export const newId = (): string => Array.from(randomBytes(12), (byte) => LETRAS[byte & 31]).join('')

/** A structure under its revision, which never stands for another text. */
type Leida = { revision: string; definicion: Definicion }

/** By climate. Every save needs them, and they are far longer than what is saved. */
const createLeidas = () => new LRUCache<string, Leida>({ max: 200 })

/** The newest structure of a climate that this node has read, which is not the newest there is. */
const findConocida = (db: Db, id: string): Leida | null => getMemory(db).get(createLeidas).get(id) ?? null

export function findLeida(db: Db, { id, revision }: { id: string; revision: string }): Definicion | null {
  const leida = findConocida(db, id)
  return leida?.revision === revision ? leida.definicion : null
}

type Fila = { id: string; revision: string }

export function readDefinicion(db: Db, row: Fila & { definicion: string }): Definicion {
  const { id, revision } = row
  const definicion = findLeida(db, row) ?? parseDefinicion(row.definicion)
  getMemory(db).get(createLeidas).set(id, { revision, definicion })
  return definicion
}

/** Null: the one that is known still holds, and was not fetched. */
type SiEsNueva = { definicion: string | null }

/**
 * Asks for a climate and its structure at once. `ask` is given the revision whose structure need not be fetched.
 */
export async function askConEstructura<Row extends Fila & SiEsNueva>(
  db: Db,
  id: string,
  ask: (conocida: string) => Promise<Row[]>,
): Promise<{ row: Row; definicion: Definicion } | null> {
  const conocida = findConocida(db, id)
  const [row] = await ask(conocida?.revision ?? '')
  if (!row) return null
  const { definicion } = row
  return {
    row,
    definicion: definicion === null ? conocida!.definicion : readDefinicion(db, { ...row, definicion }),
  }
}

/** Rounds of a company are told apart by their year, and within one by their name. */
export function requireEscrito(
  negativa: Negativa,
  { empresa, anio, nombre }: { empresa: Empresa; anio: number; nombre: string | null },
): void {
  if (negativa === 'unique') {
    throw conflict(formatNombreOcupado({ empresa: empresa.nombre_comercial, anio, nombre }), 'nombre')
  }
  if (negativa === 'foreign-key') throw empresaNotFound()
}

const MAX_FRASES = 5

/** `actual`: the structure an update starts from. The editor shows every problem; whoever calls the API reads the first. */
export function requireValido(clima: ClimaInput, actual: Definicion | null): void {
  const frases = checkClima(clima, actual).map(({ mensaje }) => mensaje)
  if (frases.length === 0) return
  const demas = frases.length - MAX_FRASES
  const cola = demas > 0 ? [demas === 1 ? 'Y un problema más.' : `Y ${demas} problemas más.`] : []
  throw badUserInput([...frases.slice(0, MAX_FRASES), ...cola].join(' '))
}
