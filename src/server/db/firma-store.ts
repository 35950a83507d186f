import { FIRMA_DE_FABRICA, type Firma } from '#domain/firma/firma.ts'
import type { ImagenesDeFirma } from '#domain/firma/imagenes.ts'
import type { PersonaDeFirma } from '#domain/firma/personas.ts'
import { findValor, insertValor, saveValor } from './ajustes-store.ts'
import type { Db } from './engine/database.ts'
import type { Tx } from './engine/transaction.ts'

const CLAVE = 'marca.firma'
const CLAVE_DE_IMAGENES = 'marca.imagenes'
const CLAVE_DE_PERSONAS = 'marca.personas'
/** Changes with whatever the pages show of the firm: who keeps pages looks at it before each. */
const CLAVE_DE_REVISION = 'marca.revision'

/** A field that was not known when it was stored has its default. */
export async function findFirma(db: Db | Tx): Promise<Firma> {
  const valor = await findValor(db, CLAVE)
  return valor === null ? FIRMA_DE_FABRICA : { ...FIRMA_DE_FABRICA, ...JSON.parse(valor) }
}

/** In the order in which they are shown. */
export async function findPersonas(db: Db | Tx): Promise<readonly PersonaDeFirma[]> {
  const valor = await findValor(db, CLAVE_DE_PERSONAS)
  return valor === null ? [] : JSON.parse(valor)
}

/** Once the number is held. */
export async function savePersonas(
  tx: Tx,
  personas: readonly PersonaDeFirma[],
  revision: number,
): Promise<void> {
  await saveValor(tx, CLAVE_DE_PERSONAS, JSON.stringify(personas))
  await saveRevisionDeMarca(tx, revision + 1)
}

export async function findImagenes(db: Db | Tx): Promise<ImagenesDeFirma> {
  const valor = await findValor(db, CLAVE_DE_IMAGENES)
  return valor === null ? {} : JSON.parse(valor)
}

/** Once the number is held. */
export async function saveImagenes(tx: Tx, imagenes: ImagenesDeFirma, revision: number): Promise<void> {
  await saveValor(tx, CLAVE_DE_IMAGENES, JSON.stringify(imagenes))
  await saveRevisionDeMarca(tx, revision + 1)
}

export const findRevisionDeMarca = async (db: Db | Tx): Promise<number> =>
  Number((await findValor(db, CLAVE_DE_REVISION)) ?? 0)

/** Changes of what the pages show of the firm wait here for each other; returns the number as it is now. */
export async function holdRevisionDeMarca(tx: Tx): Promise<number> {
  await insertValor(tx, CLAVE_DE_REVISION, '0')
  await tx
    .updateTable('ajustes')
    .set((eb) => ({ valor: eb.ref('valor') }))
    .where('clave', '=', CLAVE_DE_REVISION)
    .execute()
  return findRevisionDeMarca(tx)
}

/** Once the number is held. */
export async function saveFirma(tx: Tx, firma: Firma, revision: number): Promise<void> {
  await saveValor(tx, CLAVE, JSON.stringify(firma))
  await saveRevisionDeMarca(tx, revision + 1)
}

/** Once the number is held. */
export const saveRevisionDeMarca = (tx: Tx, revision: number): Promise<void> =>
  saveValor(tx, CLAVE_DE_REVISION, String(revision))
