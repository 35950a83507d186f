import { getClaveDeNombre } from '#domain/cvs/nombre-de-persona.ts'
import { getClaveDeTelefono } from '#domain/cvs/telefono.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { AvisoAceptado } from '../cvs-store.ts'

/** A submission of the public form. */
export interface Envio {
  id: string
  numero: number
  nombre: string
  plaza: string
  correo: string
  tel: string
  mensaje: string
  consentimiento: number
  /** 1 where staff put it in with others. */
  subido: number
  /** The version of the notice that was accepted. */
  aviso: number | null
  nombreArchivo: string | null
  tipoArchivo: string
  activo: string
  bytes: number
  lecturaArchivo: 'pendiente' | 'leido' | 'ilegible'
}

export type NuevoEnvio = Pick<
  Envio,
  'id' | 'nombre' | 'plaza' | 'correo' | 'tel' | 'mensaje' | 'consentimiento'
> & { subido?: number; aviso?: number | null }

const getClavesDeEnvio = ({ nombre, correo, tel }: Pick<Envio, 'nombre' | 'correo' | 'tel'>) => ({
  correo_clave: foldParaBuscar(correo),
  tel_clave: getClaveDeTelefono(tel),
  nombre_clave: getClaveDeNombre(nombre),
})

/** Person of a file put in with others, as its text says. */
export async function updatePersonaDeSubido(
  tx: Tx,
  id: string,
  persona: Pick<Envio, 'nombre' | 'correo' | 'tel'>,
): Promise<void> {
  await tx
    .updateTable('envios_de_cv')
    .set({ ...persona, ...getClavesDeEnvio(persona) })
    .where('id', '=', id)
    .where('subido', '=', 1)
    .where('resuelto', 'is', null)
    .execute()
}

export async function insertEnvioRow(tx: Tx, envio: NuevoEnvio): Promise<void> {
  await tx
    .insertInto('envios_de_cv')
    .values({
      ...envio,
      ...getClavesDeEnvio(envio),
      id_cv: null,
      resuelto: null,
      descartado: null,
      listado: null,
    })
    .execute()
}

const selectPendientes = (db: Db) =>
  db.selectFrom('envios_de_cv').where('resuelto', 'is', null).where('descartado', 'is', null)

export const COLUMNAS_DE_ENVIO = [
  'envios_de_cv.id',
  'envios_de_cv.nombre',
  'envios_de_cv.plaza',
  'envios_de_cv.correo',
  'envios_de_cv.tel',
  'envios_de_cv.mensaje',
  'envios_de_cv.consentimiento',
  'envios_de_cv.aviso',
  'envios_de_cv.subido',
] as const
const COLUMNAS_DE_ARCHIVO = [
  'archivos.nombre as nombreArchivo',
  'archivos.tipo as tipoArchivo',
  'archivos.activo',
  'archivos.bytes',
  'archivos.lectura as lecturaArchivo',
] as const
/** One that is still arriving is nobody's. */
type Legible = { lecturaArchivo: Envio['lecturaArchivo'] }

/**
 * Those who have waited longest come first. Page and files are asked for one after the other. In one statement PostgreSQL looks
 * at all of them once for each, as long as it knows little of a table that has just been filled.
 */
export async function listEnvios(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<Envio[]> {
  return withArchivos(
    db,
    await selectPendientes(db)
      .select([...COLUMNAS_DE_ENVIO, 'envios_de_cv.numero'])
      .orderBy('numero')
      .limit(limit)
      .offset(offset)
      .execute(),
  )
}

/** Those of them that still wait. */
export async function listEnviosPorId(db: Db, ids: readonly string[]): Promise<Envio[]> {
  if (ids.length === 0) return []
  return withArchivos(
    db,
    await selectPendientes(db)
      .select([...COLUMNAS_DE_ENVIO, 'envios_de_cv.numero'])
      .where('id', 'in', ids)
      .orderBy('numero')
      .execute(),
  )
}

type SinArchivo = Omit<Envio, 'nombreArchivo' | 'tipoArchivo' | 'activo' | 'bytes' | 'lecturaArchivo'>

async function withArchivos(db: Db, envios: readonly SinArchivo[]): Promise<Envio[]> {
  if (envios.length === 0) return []
  const ids = envios.map(({ id }) => id)
  const archivos = await db
    .selectFrom('archivos')
    .select(['id_envio as idEnvio', ...COLUMNAS_DE_ARCHIVO])
    .where('id_envio', 'in', ids)
    .$narrowType<Legible>()
    .execute()
  const porEnvio = new Map(archivos.map(({ idEnvio, ...archivo }) => [idEnvio, archivo]))
  return envios.flatMap((envio) => {
    const archivo = porEnvio.get(envio.id)
    return archivo ? [{ ...envio, ...archivo }] : []
  })
}

export async function countEnvios(db: Db): Promise<number> {
  const { cuenta } = await selectPendientes(db)
    .select(({ fn }) => fn.countAll<number>().as('cuenta'))
    .executeTakeFirstOrThrow()
  return cuenta
}

export async function findMasAntiguo(db: Db): Promise<number | null> {
  const row = await selectPendientes(db)
    .select('consentimiento')
    .orderBy('numero')
    .limit(1)
    .executeTakeFirst()
  return row?.consentimiento ?? null
}

export async function sumBytesDeEnvios(db: Db): Promise<number> {
  const { bytes } = await selectPendientes(db)
    .innerJoin('archivos', 'archivos.id_envio', 'envios_de_cv.id')
    // Files that staff put in take no room from visitors.
    .where('envios_de_cv.subido', '=', 0)
    .select(({ fn }) => fn.sum<number | string | null>('archivos.bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** One that still waits; with the text of its file. */
export async function findEnvio(db: Db, id: string): Promise<(Envio & { texto: string }) | null> {
  const row = await selectPendientes(db)
    .innerJoin('archivos', 'archivos.id_envio', 'envios_de_cv.id')
    .select([...COLUMNAS_DE_ENVIO, 'envios_de_cv.numero', ...COLUMNAS_DE_ARCHIVO, 'archivos.texto'])
    .where('envios_de_cv.id', '=', id)
    .$narrowType<Legible>()
    .executeTakeFirst()
  return row ?? null
}

export interface Lugar {
  /** Count of those that wait longer. */
  antes: number
  anterior: string | null
  siguiente: string | null
}

/** Its place in the line. */
export async function findLugar(db: Db, numero: number): Promise<Lugar> {
  const vecino = (comparacion: '<' | '>', orden: 'asc' | 'desc') =>
    selectPendientes(db)
      .select('id')
      .where('numero', comparacion, numero)
      .orderBy('numero', orden)
      .limit(1)
      .executeTakeFirst()
  const anteriores = await selectPendientes(db)
    .select(({ fn }) => fn.countAll<number>().as('cuenta'))
    .where('numero', '<', numero)
    .executeTakeFirstOrThrow()
  return {
    antes: anteriores.cuenta,
    anterior: (await vecino('<', 'desc'))?.id ?? null,
    siguiente: (await vecino('>', 'asc'))?.id ?? null,
  }
}

export interface Gemelo {
  numero: number
  correoClave: string
  telClave: string | null
}

/** Those that wait and share an address or the end of a number with one of these. */
export function listGemelos(
  db: Db,
  { correos, telefonos }: { correos: string[]; telefonos: string[] },
  limit: number,
): Promise<Gemelo[]> {
  if (correos.length + telefonos.length === 0) return Promise.resolve([])
  return selectPendientes(db)
    .select(['numero', 'correo_clave as correoClave', 'tel_clave as telClave'])
    .where((where) =>
      where.or([
        ...(correos.length > 0 ? [where('correo_clave', 'in', correos)] : []),
        ...(telefonos.length > 0 ? [where('tel_clave', 'in', telefonos)] : []),
      ]),
    )
    .limit(limit)
    .execute()
}

/** When it was sent. */
export async function findConsentimiento(db: Db, id: string): Promise<number | null> {
  const row = await selectPendientes(db).select('consentimiento').where('id', '=', id).executeTakeFirst()
  return row?.consentimiento ?? null
}

/** Holds one that waits until the transaction ends, so that nobody decides on it meanwhile. */
export async function lockEnvio(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('envios_de_cv')
    .set((column) => ({ nombre: column.ref('nombre') }))
    .where('id', '=', id)
    .where('resuelto', 'is', null)
    .where('descartado', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes one out of the line, for whoever decides on it first. */
export async function takeEnvio(
  tx: Tx,
  { id, idCv, now }: { id: string; idCv: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('envios_de_cv')
    .set({ id_cv: idCv, resuelto: now, listado: null })
    .where('id', '=', id)
    .where('resuelto', 'is', null)
    .where('descartado', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Which of these addresses have something waiting, whatever their case. */
export async function listCorreosConEnvio(db: Db, correos: readonly string[]): Promise<Set<string>> {
  if (correos.length === 0) return new Set()
  const rows = await selectPendientes(db)
    .select('correo_clave')
    .where('correo_clave', 'in', correos.map(foldParaBuscar))
    .execute()
  const claves = new Set(rows.map((row) => row.correo_clave))
  return new Set(correos.filter((correo) => claves.has(foldParaBuscar(correo))))
}

/** The notice that a CV's person accepted last; null where nobody did. */
export async function findAvisoDeCv(db: Db, idCv: string): Promise<AvisoAceptado | null> {
  const row = await db
    .selectFrom('envios_de_cv')
    .select(['aviso as version', 'consentimiento as aceptado'])
    .where('id_cv', '=', idCv)
    .where('aviso', 'is not', null)
    .orderBy('numero', 'desc')
    .limit(1)
    .$narrowType<{ version: number }>()
    .executeTakeFirst()
  return row ?? null
}

/** The positions that a CV's person asked for, the last one first. */
export async function listPlazasDeCv(db: Db, idCv: string): Promise<string[]> {
  const rows = await db
    .selectFrom('envios_de_cv')
    .select('plaza')
    .where('id_cv', '=', idCv)
    .orderBy('numero', 'desc')
    .execute()
  return [...new Set(rows.map(({ plaza }) => plaza))]
}

export async function changeToDescartado(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('envios_de_cv')
    .set({ descartado: now })
    .where('id', '=', id)
    .where('resuelto', 'is', null)
    .where('descartado', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function changeToPendiente(db: Db, id: string, descartadoDesde: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('envios_de_cv')
    .set({ descartado: null })
    .where('id', '=', id)
    .where('descartado', '>', descartadoDesde)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The file and its text go with the row. */
export async function deleteDescartados(tx: Tx, descartadoHasta: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('envios_de_cv')
    .where('descartado', '<=', descartadoHasta)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
