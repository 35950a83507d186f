import type { DatabaseSync } from 'node:sqlite'
import type { Secret } from '#server/context/secret.ts'
import { findValor, saveValor } from '#server/db/ajustes-store.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Suma } from './suma.ts'

/** "CLIM": what tells a backup from any other SQLite file. */
export const APPLICATION_ID = 0x43_4c_49_4d
/** Version of the file's own two tables; the schema of the rest is `version`. */
export const FORMATO = 1

/** A backup's words about itself. */
export interface Ficha {
  /** When the snapshot was taken. */
  creado: number
  /** The newest migration of the database it is of: only a program of the same version loads it. */
  version: string
  /** Fingerprint of SECRET; never SECRET. */
  huella: string
  motor: string
  tablas: Map<string, Suma>
}

/** Signed with SECRET: neither chance nor anybody without it can change a row and have it pass. */
function sign(secret: Secret, { tablas, ...facts }: Ficha): string {
  const { creado, version, huella, motor } = facts
  const sumas = [...tablas].map(([tabla, { filas, suma }]) => [tabla, filas, suma]).sort()
  return secret.sign('respaldo', JSON.stringify([FORMATO, creado, version, huella, motor, sumas]))
}

export function writeFicha(file: DatabaseSync, secret: Secret, ficha: Ficha): void {
  file.exec(`
    create table respaldo (clave text primary key, valor text not null);
    create table respaldo_tablas (tabla text primary key, filas integer not null, suma text not null);
    pragma application_id = ${APPLICATION_ID};
    pragma user_version = ${FORMATO};`)
  const { creado, version, huella, motor } = ficha
  const facts = { creado: String(creado), version, huella, motor, firma: sign(secret, ficha) }
  const putFact = file.prepare('insert into respaldo values (?, ?)')
  for (const [clave, valor] of Object.entries(facts)) putFact.run(clave, valor)
  const putTabla = file.prepare('insert into respaldo_tablas values (?, ?, ?)')
  for (const [tabla, { filas, suma }] of ficha.tablas) putTabla.run(tabla, filas, suma)
}

export function readFicha(file: DatabaseSync): Ficha & { firma: string } {
  const rows = file.prepare('select clave, valor from respaldo').all()
  const facts = Object.fromEntries(rows.map(({ clave, valor }) => [clave, String(valor)]))
  const { creado = '', version = '', huella = '', motor = '', firma = '' } = facts
  const sumas = file.prepare('select tabla, filas, suma from respaldo_tablas').all()
  const tablas = new Map(
    sumas.map(({ tabla, filas, suma }) => [String(tabla), { filas: Number(filas), suma: String(suma) }]),
  )
  return { creado: Number(creado), version, huella, motor, tablas, firma }
}

export const isFirmada = (secret: Secret, { firma, ...ficha }: Ficha & { firma: string }): boolean =>
  firma === sign(secret, ficha)

const CLAVE = 'ultimo_respaldo'

export const saveUltimoRespaldo = (db: Db, creado: number): Promise<void> =>
  saveValor(db, CLAVE, String(creado))

/** When the newest complete backup was taken; null where none is known. */
export async function findUltimoRespaldo(db: Db): Promise<number | null> {
  const valor = await findValor(db, CLAVE)
  return valor === null ? null : Number(valor)
}
