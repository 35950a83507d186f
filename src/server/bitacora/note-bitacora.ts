import { randomBytes } from 'node:crypto'
import type { AutorDeAnotacion, DatosDeAnotacion, TipoDeAnotacion } from '#domain/bitacora/anotacion.ts'
import type { AppContext, Sesion } from '../context/context.ts'
import type { Db } from '../db/engine/database.ts'
import type { Tx } from '../db/engine/transaction.ts'
import {
  deleteAnotacionesAnterioresA,
  findAnotacionDe,
  findMomentoDeAnotacion,
  insertAnotacion,
  listDatosDeAnotaciones,
  listMomentosDeAnotaciones,
  updateDatosDeAnotacion,
} from './bitacora-store.ts'

/** The same day two years ago. */
export async function deleteAnotacionesViejas({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const limite = new Date(now())
  limite.setUTCMonth(limite.getUTCMonth() - 24)
  await deleteAnotacionesAnterioresA(db, limite.getTime())
}

/** As far as the log reaches. */
export const findFechaDeCierre = (
  { db }: Pick<AppContext, 'db'>,
  { id: idClima, cerrado }: { id: string; cerrado: boolean },
): Promise<number | null> | null =>
  cerrado ? findMomentoDeAnotacion(db, { tipo: 'climaCerrado', idClima }) : null

/** When a climate's survey first opened, and since when it takes no answers; null where the log does not say. */
export async function findApertura(
  { db }: Pick<AppContext, 'db'>,
  idClima: string,
): Promise<{ desde: number | null; hasta: number | null }> {
  const tipos = ['encuestaActivada', 'encuestaDesactivada', 'climaCerrado'] as const
  const momentos = await listMomentosDeAnotaciones(db, { tipos, idClima })
  const ultima = momentos.findLastIndex(({ tipo }) => tipo === 'encuestaActivada')
  return {
    desde: momentos.find(({ tipo }) => tipo === 'encuestaActivada')?.momento ?? null,
    hasta: momentos[ultima + 1]?.momento ?? null,
  }
}

/** Each group's plan before it was first raised, by the group's orden; only after the first invitation. */
export async function listSubidasDePlan(
  { db }: Pick<AppContext, 'db'>,
  idClima: string,
): Promise<ReadonlyMap<number, number>> {
  const datos = await listDatosDeAnotaciones(db, { tipo: 'planSubido', idClima })
  const antes = new Map<number, number>()
  for (const una of datos) {
    const { grupo, de } = JSON.parse(una) as DatosDeAnotacion['planSubido']
    if (!antes.has(grupo)) antes.set(grupo, de)
  }
  return antes
}

export type Anotacion = {
  [T in TipoDeAnotacion]: { tipo: T } & (Record<never, never> extends DatosDeAnotacion[T]
    ? { datos?: Record<never, never> }
    : { datos: DatosDeAnotacion[T] })
}[TipoDeAnotacion] & {
  /** Only where it is not whoever is logged in: a login itself, the command line. */
  autor?: { tipo: AutorDeAnotacion; idUsuario?: string }
  idEmpresa?: string
  idClima?: string
  idObjeto?: string
}

/** A request's, or that of a job, which has no session and stands for the system. */
type ConAutor = Pick<AppContext, 'now'> & { sesion?: Sesion | null }

/** Sorts by time, and within a millisecond in the order in which a node wrote. */
const createId = (momento: number) =>
  [
    momento.toString(36).padStart(9, '0'),
    process.hrtime.bigint().toString(36).padStart(13, '0'),
    randomBytes(4).toString('hex'),
  ].join('-')

function findAutor({ sesion }: ConAutor): { tipo: AutorDeAnotacion; idUsuario?: string } {
  if (sesion) return { tipo: 'cuenta', idUsuario: sesion.idUsuario }
  return { tipo: sesion === null ? 'nadie' : 'sistema' }
}

/** An id, a year, a role: nothing that somebody wrote fits, nor an address. */
const isPalabra = (value: unknown) =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isSafeInteger(value)) ||
  (typeof value === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(value))

/**
 * Writes an entry of the log, in the transaction of what it tells where there is one (`tx`, else `ctx.db`). A new kind
 * gets its line in `domain/bitacora/anotacion.ts` and its sentence in `frases.ts`. Returns its id.
 */
export async function noteBitacora(db: Db | Tx, ctx: ConAutor, anotacion: Anotacion): Promise<string> {
  const { tipo, datos = {}, autor = findAutor(ctx), idEmpresa, idClima, idObjeto } = anotacion
  const stored = [idEmpresa, idClima, idObjeto, ...Object.values(datos)].filter(
    (value) => value !== undefined,
  )
  if (!stored.every(isPalabra)) throw new Error(`the log takes no free text (${tipo})`)
  const momento = ctx.now()
  const id = createId(momento)
  await insertAnotacion(db, {
    id,
    momento,
    autor: autor.tipo,
    id_usuario: autor.idUsuario ?? null,
    tipo,
    id_empresa: idEmpresa ?? null,
    id_clima: idClima ?? null,
    id_objeto: idObjeto ?? null,
    datos: JSON.stringify(datos),
  })
  return id
}

const UNA_HORA = 3_600_000

/** Papers are kept one by one: those of a batch that somebody typed within the hour are one entry. Alone in the climate. */
export async function noteHojasCapturadas(
  tx: Tx,
  ctx: ConAutor,
  {
    datos,
    idEmpresa,
    idClima,
  }: { datos: DatosDeAnotacion['hojasCapturadas']; idEmpresa: string; idClima: string },
): Promise<void> {
  const tipo = 'hojasCapturadas'
  const idUsuario = ctx.sesion?.idUsuario
  const desde = ctx.now() - UNA_HORA
  const ultima = idUsuario && (await findAnotacionDe(tx, { tipo, idClima, idUsuario, desde }))
  const antes = ultima ? (JSON.parse(ultima.datos) as typeof datos) : null
  if (ultima && antes?.lote === datos.lote)
    await updateDatosDeAnotacion(
      tx,
      ultima.id,
      JSON.stringify({ ...datos, hojas: antes.hojas + datos.hojas }),
    )
  else await noteBitacora(tx, ctx, { tipo, datos, idEmpresa, idClima })
}

/** Work done in several transactions is one entry, which says in each what is done by then. */
export const growBitacora = (tx: Tx, id: string, datos: { personas: number }): Promise<void> =>
  updateDatosDeAnotacion(tx, id, JSON.stringify(datos))
