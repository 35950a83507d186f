import type { EventoPlaneado } from '#domain/calendario/calendario.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { AgendaTable } from '#server/db/tables/climas.ts'

export type Evento = {
  idClima: string
  numero: number
  idUsuario: string | null
} & Pick<AgendaTable, 'clase' | 'dia' | 'hora' | 'momento' | 'estado' | 'correos'>

const selectEventos = (db: Db) =>
  db
    .selectFrom('agenda')
    .select([
      'id_clima as idClima',
      'numero',
      'clase',
      'dia',
      'hora',
      'momento',
      'estado',
      'correos',
      'id_usuario as idUsuario',
    ])

export const listEventos = (db: Db, idClima: string): Promise<Evento[]> =>
  selectEventos(db).where('id_clima', '=', idClima).orderBy('momento').orderBy('numero').execute()

/** Moments whose time has come, the first one first. */
export const listPorHacer = (db: Db, now: number): Promise<Evento[]> =>
  selectEventos(db).where('estado', '=', 'pendiente').where('momento', '<=', now).orderBy('momento').execute()

/** Moments whose planner is still to be told that they come. */
export const listPorAvisar = (db: Db, { now, hasta }: { now: number; hasta: number }): Promise<Evento[]> =>
  selectEventos(db)
    .where('estado', '=', 'pendiente')
    .where('momento', '>', now)
    .where('momento', '<=', hasta)
    .where('avisado', '=', 0)
    .orderBy('momento')
    .execute()

/** Those that somebody has to decide about: nothing ran at their time, or it could do nothing. */
export const listSinHacer = (db: Db): Promise<Evento[]> =>
  selectEventos(db).where('estado', 'in', ['tarde', 'inactiva', 'sinCuota']).orderBy('momento').execute()

const updateEvento = (tx: Tx, { idClima, numero, momento }: Evento) =>
  tx
    .updateTable('agenda')
    .where('id_clima', '=', idClima)
    .where('numero', '=', numero)
    // Moved meanwhile, it is another one.
    .where('momento', '=', momento)
    .where('estado', '=', 'pendiente')

/** False where somebody else has done it, or it is no longer planned. */
export async function claimEvento(tx: Tx, evento: Evento): Promise<boolean> {
  const { numUpdatedRows } = await updateEvento(tx, evento).set({ estado: 'hecho' }).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Puts what is due into somebody's hands. How many they are. */
export async function changeToTarde(tx: Tx, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('agenda')
    .set({ estado: 'tarde' })
    .where('estado', '=', 'pendiente')
    .where('momento', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Outcome of one that is claimed in this transaction. */
export async function finishEvento(
  tx: Tx,
  { idClima, numero }: Evento,
  { estado, correos }: { estado: AgendaTable['estado']; correos: number | null },
): Promise<void> {
  await tx
    .updateTable('agenda')
    .set({ estado, correos })
    .where('id_clima', '=', idClima)
    .where('numero', '=', numero)
    .execute()
}

export async function claimAviso(tx: Tx, evento: Evento): Promise<boolean> {
  const { numUpdatedRows } = await updateEvento(tx, evento)
    .set({ avisado: 1 })
    .where('avisado', '=', 0)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Moments that are done stay. Whoever was told of a moment that stays is not told again. */
export async function replacePlaneados(
  tx: Tx,
  idClima: string,
  {
    eventos,
    hora,
    idUsuario,
  }: { eventos: readonly EventoPlaneado[]; hora: string; idUsuario: string | null },
): Promise<void> {
  const antes = await tx
    .selectFrom('agenda')
    .select(['numero', 'estado', 'clase', 'momento', 'avisado'])
    .where('id_clima', '=', idClima)
    .execute()
  await tx.deleteFrom('agenda').where('id_clima', '=', idClima).where('estado', '!=', 'hecho').execute()
  if (eventos.length === 0) return
  const ultimo = Math.max(-1, ...antes.map(({ numero }) => numero))
  const rows = eventos.map(({ clase, dia, momento }, i) => ({
    id_clima: idClima,
    numero: ultimo + 1 + i,
    clase,
    dia,
    hora,
    momento,
    estado: 'pendiente' as const,
    avisado: antes.some((uno) => uno.clase === clase && uno.momento === momento && uno.avisado === 1)
      ? (1 as const)
      : (0 as const),
    correos: null,
    id_usuario: idUsuario,
  }))
  await tx.insertInto('agenda').values(rows).execute()
}

/** A closed climate has nothing left to do. */
export async function deleteAgenda(tx: Tx, idClima: string): Promise<void> {
  await tx.deleteFrom('agenda').where('id_clima', '=', idClima).where('estado', '!=', 'hecho').execute()
}
