import type { DatabaseSync } from 'node:sqlite'
import { namePeriodo } from '#domain/climas/ronda.ts'
import { noteRestaurados } from '#features/climas/server/cambiar-clima.ts'
import { reindexCvs } from '#features/cvs/server/index-cv.ts'
import { leaveVencidos } from '#features/invitados/server/calendario/calendario.ts'
import { conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { migrate } from '#server/db/migrate.ts'
import {
  advanceCounters,
  allowLongTransaction,
  analyzeTables,
  findTableWithRows,
  insertRows,
  lockTables,
} from '#server/db/sql/row-list.ts'
import { streamRows } from '#server/db/sql/stream-rows.ts'
import { eraseRastros } from '../persona/erase-persona.ts'
import { listEliminadasDesde } from '../persona/find-persona.ts'
import type { Respaldo } from './open-respaldo.ts'
import { createSuma, type Suma } from './suma.ts'
import { listTablas, readRows, type Tabla } from './tablas.ts'

/** Columns that hold an address, whatever their table. */
const CON_CORREO = ['correo', 'contacto_correo', 'para']

/** As they stand in the backup, and inside the mails that visitors' messages became. */
function* listCorreos(file: DatabaseSync): Generator<string> {
  for (const { nombre, columnas } of listTablas(file)) {
    const valores = CON_CORREO.filter((columna) => columnas.includes(columna))
    if (nombre === 'correos') valores.push(`json_extract(datos, '$.correo')`)
    for (const valor of valores) {
      const query = `select distinct ${valor} as correo from "${nombre}" where ${valor} is not null`
      for (const { correo } of file.prepare(query).iterate()) yield String(correo)
    }
  }
}

/** People erased after the backup was made came back with it, and go again; when that was stays noted. Returns how many they were. */
export async function eraseOtraVez(
  ctx: Parameters<typeof eraseRastros>[0],
  { file, ficha }: Respaldo,
): Promise<number> {
  const correos = await listEliminadasDesde(ctx, listCorreos(file), ficha.creado)
  for (const correo of correos) await eraseRastros(ctx, correo)
  return correos.length
}

interface Avisos {
  /** Company and year of each climate that the backup holds open. */
  climasAbiertos: string[]
  /** Those of these of which more was published since then. */
  publicadosDespues: { id: string; nombre: string }[]
  correosEnCola: number
  /** Invitations that leave when their survey opens. */
  enEspera: number
  /** At most so many reminders of rounds that the backup holds half sent. */
  porRecordar: number
}

const countCorreos = (file: DatabaseSync, estado: 'en_cola' | 'en_espera') =>
  Number(file.prepare('select count(*) as cuenta from correos where estado = ?').get(estado)?.cuenta)

/** The one after the last that was looked at. */
const countPorRecordar = (file: DatabaseSync): number =>
  Number(
    file
      .prepare(
        `select count(*) as cuenta from rondas_de_recordatorios as rondas join encuestados
         on encuestados.id_clima = rondas.id_clima and encuestados.id_grupo = rondas.id_grupo
         where terminada = 0 and encuestados.id > rondas.cursor`,
      )
      .get()?.cuenta,
  )

/** Only open ones are named: no study of another tool is. */
const getNombre = ({ nombre_comercial, anio, nombre, rondasDelAnio }: Record<string, unknown>) =>
  `${nombre_comercial} ${namePeriodo({ anio: Number(anio), nombre: String(nombre) || null, rondasDelAnio: Number(rondasDelAnio), estudio: false })}`

/** A mark that cannot be read says nothing for sure. */
const isPublicadoDespues = (marca: number | null | undefined, publicacion: number): boolean =>
  marca === null || (marca ?? 0) > publicacion

/** First news for whoever restores: what comes back to life. */
export function listAvisos({ file }: Respaldo, marcas: ReadonlyMap<string, number | null>): Avisos {
  const climas = file
    .prepare(
      `select climas.id, nombre_comercial, anio, nombre, publicacion,
         (select count(*) from climas as otras where otras.id_empresa = climas.id_empresa and otras.anio = climas.anio) as rondasDelAnio
       from climas join empresas on empresas.id = climas.id_empresa
       where cerrado = 0 order by nombre_comercial, fecha_inicio`,
    )
    .all()
  return {
    climasAbiertos: climas.map(getNombre),
    publicadosDespues: climas
      .filter(({ id, publicacion }) => isPublicadoDespues(marcas.get(String(id)), Number(publicacion)))
      .map((clima) => ({ id: String(clima.id), nombre: getNombre(clima) })),
    correosEnCola: countCorreos(file, 'en_cola'),
    enEspera: countCorreos(file, 'en_espera'),
    porRecordar: countPorRecordar(file),
  }
}

/** Tables in which a new database has rows already: the migrator's tables, and what SQLite keeps for itself. */
const SIN_DATOS = /^(kysely_|sqlite_|cvs_palabras)/

async function requireVacia(db: Db): Promise<void> {
  const tabla = await findTableWithRows(db, SIN_DATOS)
  if (tabla) throw conflict(`La base de datos no está vacía (${tabla}): se restaura en una nueva.`)
}

async function loadTabla(tx: Tx, file: DatabaseSync, tabla: Tabla): Promise<Suma> {
  const suma = createSuma(tabla.columnas)
  for (const rows of readRows(file, tabla)) {
    suma.add(rows)
    await insertRows(tx, tabla.nombre, rows)
  }
  return suma.finish()
}

/** Read back from the database itself: what it would not keep as it was given must not pass for restored. */
async function requireSame(tx: Tx, tabla: Tabla, { suma }: Suma): Promise<void> {
  const found = createSuma(tabla.columnas)
  for await (const rows of streamRows(tx, { ...tabla, tabla: tabla.nombre })) found.add(rows)
  if (found.finish().suma !== suma) throw new Error(`${tabla.nombre} was not restored as it is in the backup`)
}

/**
 * Loads a backup into an empty database of either engine, in one transaction: all of it, or nothing. Memory holds a
 * batch of rows at a time.
 */
export async function restoreRespaldo(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { file, ficha }: Respaldo,
): Promise<{ filas: number; vencidos: number }> {
  await requireVacia(db)
  await migrate(db)
  const tablas = listTablas(file)
  const restaurado = await db.transaction().execute(async (tx) => {
    await allowLongTransaction(tx)
    await lockTables(
      tx,
      tablas.map(({ nombre }) => nombre),
    )
    await requireVacia(tx)
    let filas = 0
    for (const tabla of tablas) {
      const suma = await loadTabla(tx, file, tabla)
      await requireSame(tx, tabla, suma)
      filas += suma.filas
    }
    await noteRestaurados(tx, ficha.creado)
    const vencidos = await leaveVencidos(tx, { now })
    await advanceCounters(tx)
    await reindexCvs(tx)
    return { filas, vencidos }
  })
  await analyzeTables(db)
  return restaurado
}
