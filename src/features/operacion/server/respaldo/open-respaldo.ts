import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AppError, badUserInput, conflict, notFound } from '#server/base/errors.ts'
import type { Secret } from '#server/context/secret.ts'
import { ULTIMA_MIGRACION } from '#server/db/migrate.ts'
import { APPLICATION_ID, type Ficha, FORMATO, isFirmada, readFicha } from './ficha.ts'
import { createSuma } from './suma.ts'
import { listTablas, readRows } from './tablas.ts'
import { createSchema } from './write-respaldo.ts'

export interface Respaldo {
  ficha: Ficha
  path: string
  file: DatabaseSync
  close(): void
}

const damaged = () => badUserInput('El respaldo está dañado: su contenido no es el que se escribió.')
const noRespaldo = () => badUserInput('El archivo no es un respaldo de este programa.')

const readNumber = (file: DatabaseSync, pragma: string) =>
  Number(Object.values(file.prepare(`pragma ${pragma}`).get() ?? {})[0])

function requireFormato(file: DatabaseSync): void {
  if (readNumber(file, 'application_id') !== APPLICATION_ID) throw noRespaldo()
  const formato = readNumber(file, 'user_version')
  if (formato !== FORMATO) throw otraVersion()
  const found = file.prepare('pragma integrity_check(1)').get() as { integrity_check: string }
  if (found.integrity_check !== 'ok') throw damaged()
}

function requireSumas(file: DatabaseSync, { tablas }: Ficha): void {
  const found = listTablas(file)
  if (found.length !== tablas.size) throw damaged()
  for (const tabla of found) {
    const suma = createSuma(tabla.columnas)
    for (const rows of readRows(file, tabla)) suma.add(rows)
    const { filas, suma: digest } = suma.finish()
    const written = tablas.get(tabla.nombre)
    if (written?.suma !== digest || written.filas !== filas) throw damaged()
  }
}

/** Column by column: a version of the program may have had another schema under the same name. */
async function requireEsquema(file: DatabaseSync): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'esquema-'))
  let nueva: DatabaseSync | undefined
  try {
    const path = join(dir, 'vacia.sqlite')
    await createSchema(path)
    nueva = new DatabaseSync(path, { readOnly: true })
    if (describeEsquema(file) !== describeEsquema(nueva)) throw otraVersion()
  } finally {
    nueva?.close()
    await rm(dir, { recursive: true, force: true })
  }
}

const describeEsquema = (file: DatabaseSync): string =>
  JSON.stringify(
    listTablas(file)
      .map(({ nombre, columnas, orden }) => [nombre, [...columnas].sort(), orden])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  )

const otraVersion = () =>
  conflict('El respaldo es de otra versión de este programa: restáuralo con la que lo hizo.')

async function requireSound(file: DatabaseSync, secret: Secret): Promise<Ficha> {
  requireFormato(file)
  const ficha = readFicha(file)
  if (ficha.version !== ULTIMA_MIGRACION) {
    throw conflict(`El respaldo es de otra versión de este programa (${ficha.version}): restáuralo con ella.`)
  }
  if (ficha.huella !== secret.fingerprint) {
    throw conflict(
      'SECRET no es el de la instalación que hizo este respaldo: con otro se perderían las encuestas.',
    )
  }
  if (!isFirmada(secret, ficha)) throw damaged()
  requireSumas(file, ficha)
  await requireEsquema(file)
  return ficha
}

/** A backup whose every row is as it was written. The caller closes it. */
export async function openRespaldo(path: string, secret: Secret): Promise<Respaldo> {
  if (!existsSync(path)) throw notFound(`No hay un archivo ${path}.`)
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { readOnly: true })
    const opened = file
    return { path, file, ficha: await requireSound(file, secret), close: () => opened.close() }
  } catch (error) {
    file?.close()
    if (error instanceof AppError) throw error
    // SQLite says in many ways that a file is none of its own, or is broken.
    if ((error as { code?: string }).code === 'ERR_SQLITE_ERROR') throw damaged()
    throw error
  }
}
