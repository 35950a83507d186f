import type { CamposDeCV } from '#domain/cvs/cv.ts'
import { listClavesDeNombre } from '#domain/cvs/nombre-de-persona.ts'
import type { Contacto } from '#domain/cvs/parecidos.ts'
import { getClaveDeTelefono } from '#domain/cvs/telefono.ts'
import { isMismoCorreo } from '#domain/encuesta/correo.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { listVacantesDeCvs, type VacanteDeCv } from './candidatos-store.ts'
import { listPuestosDeCvs } from './etiquetas-store.ts'

/** The version of the privacy notice, and when. */
export interface AvisoAceptado {
  version: number
  aceptado: number
}

export interface CV extends CamposDeCV {
  id: string
  numero: number
  creado: number
  nombreArchivo: string | null
  tipoArchivo: string
  /** Active contents of the file, with a blank between. */
  activo: string
  lecturaArchivo: 'pendiente' | 'leido' | 'ilegible'
  /** The person sent the file. */
  archivoPropio: boolean
  /** When it was last known to be true. */
  alDia: number
  conservarHasta: number | null
  conservarRazon: string | null
  /** Since when it stands on the list of what goes. */
  listado: number | null
  respuesta: 'igual' | 'cambio' | null
  /** The text of the file, where it was asked for. */
  texto: string
  vacantes: VacanteDeCv[]
}

const columnsOf = (campos: CamposDeCV) => ({
  primer_nombre: campos.primerNombre,
  segundo_nombre: campos.segundoNombre,
  primer_apellido: campos.primerApellido,
  segundo_apellido: campos.segundoApellido,
  telefono: campos.telefono,
  celular: campos.celular,
  correo: campos.correo,
  estado: campos.estado,
  correo_clave: foldParaBuscar(campos.correo),
  celular_clave: getClaveDeTelefono(campos.celular),
  telefono_clave: campos.telefono && getClaveDeTelefono(campos.telefono),
})

export async function insertCvRow(
  tx: Tx,
  id: string,
  campos: CamposDeCV,
  { now, alDia = now }: { now: number; alDia?: number },
): Promise<void> {
  await tx
    .insertInto('cvs')
    .values({ id, ...columnsOf(campos), creado: now, actualizado: now, al_dia: alDia, ...SIN_PLAZOS })
    .execute()
}

const SIN_PLAZOS = {
  borrado: null,
  enlace_hasta: null,
  respuesta: null,
  conservar_hasta: null,
  conservar_razon: null,
  conservado_por: null,
  listado: null,
}

/** Something newer of the person came then: it leaves the list of what goes, and nobody has to be asked. */
export async function updateAlDia(tx: Tx, id: string, alDia: number): Promise<void> {
  await tx
    .updateTable('cvs')
    .set({ al_dia: alDia, listado: null, enlace_hasta: null })
    .where('id', '=', id)
    .where('al_dia', '<=', alDia)
    .execute()
}

/** False where there is none. Holds the row until the transaction ends, as do the changes below. */
export async function updateCvRow(tx: Tx, id: string, campos: CamposDeCV, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cvs')
    .set({ ...columnsOf(campos), actualizado: now })
    .where('id', '=', id)
    .where('borrado', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** With it the row is indexed as it stands. */
export async function updateClavesDeNombre(
  tx: Tx,
  id: string,
  { completa, corta }: { completa: string; corta: string },
): Promise<void> {
  await tx
    .updateTable('cvs')
    .set({ nombre_clave: completa, nombre_corto_clave: corta, por_indexar: 0 })
    .where('id', '=', id)
    .execute()
}

/** Rows whose words are older than themselves, some at a time. */
export async function listPorIndexar(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('cvs')
    .select('id')
    .where('por_indexar', '=', 1)
    .where('borrado', 'is', null)
    .orderBy('numero')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Holds a row so that its index is written by one at a time; null where there is none that could be found. */
export async function lockVigente(tx: Tx, id: string): Promise<number | null> {
  const row = await tx
    .updateTable('cvs')
    .set((column) => ({ actualizado: column.ref('actualizado') }))
    .where('id', '=', id)
    .where('borrado', 'is', null)
    .returning('numero')
    .executeTakeFirst()
  return row?.numero ?? null
}

export async function changeToBorrado(tx: Tx, id: string, now: number): Promise<number | null> {
  const row = await tx
    .updateTable('cvs')
    .set({ borrado: now })
    .where('id', '=', id)
    .where('borrado', 'is', null)
    .returning('numero')
    .executeTakeFirst()
  return row?.numero ?? null
}

/** Those that lie in Eliminados went then. */
export async function updateBorrado(db: Db, ids: readonly string[], momento: number): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('cvs')
    .set({ borrado: momento })
    .where('id', 'in', ids)
    .where('borrado', 'is not', null)
    .execute()
}

/** Holds those of them that could be found until the transaction ends; they are to be indexed anew. Returns how many. */
export async function markCvsPorIndexar(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('cvs')
    .set({ por_indexar: 1 })
    .where('id', 'in', ids)
    .where('borrado', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** In the order of the numbers given. */
export async function listIdsDeNumeros(db: Db, numeros: readonly number[]): Promise<string[]> {
  if (numeros.length === 0) return []
  const rows = await db
    .selectFrom('cvs')
    .select(['numero', 'id'])
    .where('numero', 'in', numeros)
    .where('borrado', 'is', null)
    .execute()
  const ids = new Map(rows.map(({ numero, id }) => [numero, id]))
  return numeros.flatMap((numero) => ids.get(numero) ?? [])
}

export async function changeToVigente(tx: Tx, id: string, borradoDesde: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cvs')
    .set({ borrado: null })
    .where('id', '=', id)
    .where('borrado', '>', borradoDesde)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface CvEliminado {
  id: string
  primerNombre: string
  segundoNombre: string | null
  primerApellido: string
  segundoApellido: string
  correo: string
  borrado: number
}

/** Those that can still be brought back, the last deleted first. */
export const listEliminados = (
  db: Db,
  borradoDesde: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<CvEliminado[]> =>
  db
    .selectFrom('cvs')
    .select([
      'id',
      'primer_nombre as primerNombre',
      'segundo_nombre as segundoNombre',
      'primer_apellido as primerApellido',
      'segundo_apellido as segundoApellido',
      'correo',
      'borrado',
    ])
    .where('borrado', '>', borradoDesde)
    .orderBy('borrado', 'desc')
    .orderBy('numero', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ borrado: number }>()
    .execute()

/** As if its time were over: whoever purges takes it next. */
export async function changeToVencido(tx: Tx, id: string, borradoDesde: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cvs')
    .set({ borrado: 0 })
    .where('id', '=', id)
    .where('borrado', '>', borradoDesde)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Some of those that nobody may bring back any more. */
export const listBorrados = (tx: Tx, borradoHasta: number): Promise<{ id: string; numero: number }[]> =>
  tx.selectFrom('cvs').select(['id', 'numero']).where('borrado', '<=', borradoHasta).limit(500).execute()

/** For good. Another node's are not among what it returns, nor one just brought back. */
export async function deleteBorrados(
  tx: Tx,
  numeros: readonly number[],
  borradoHasta: number,
): Promise<{ id: string; numero: number }[]> {
  if (numeros.length === 0) return []
  return tx
    .deleteFrom('cvs')
    .where('numero', 'in', numeros)
    .where('borrado', '<=', borradoHasta)
    .returning(['id', 'numero'])
    .execute()
}

export async function listNumeros(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('cvs')
    .select('numero')
    .where('borrado', 'is', null)
    .orderBy('numero', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ numero }) => numero)
}

/** From the oldest on, after a number. */
export function listNumerosDesde(
  db: Db,
  numero: number,
  limit: number,
): Promise<{ numero: number; id: string }[]> {
  return db
    .selectFrom('cvs')
    .select(['numero', 'id'])
    .where('borrado', 'is', null)
    .where('numero', '>', numero)
    .orderBy('numero')
    .limit(limit)
    .execute()
}

const selectCvs = (db: Db) => selectTodos(db).where('cvs.borrado', 'is', null)

function selectTodos(db: Db) {
  return (
    db
      .selectFrom('cvs')
      .innerJoin('archivos', (join) =>
        join.onRef('archivos.id_cv', '=', 'cvs.id').on('archivos.vigente', '=', 1),
      )
      .select([
        'cvs.id',
        'cvs.numero',
        'cvs.primer_nombre as primerNombre',
        'cvs.segundo_nombre as segundoNombre',
        'cvs.primer_apellido as primerApellido',
        'cvs.segundo_apellido as segundoApellido',
        'cvs.telefono',
        'cvs.celular',
        'cvs.correo',
        'cvs.estado',
        'cvs.creado',
        'archivos.nombre as nombreArchivo',
        'archivos.tipo as tipoArchivo',
        'archivos.activo',
        'archivos.lectura as lecturaArchivo',
        'archivos.propio',
        'cvs.al_dia as alDia',
        'cvs.conservar_hasta as conservarHasta',
        'cvs.conservar_razon as conservarRazon',
        'cvs.listado',
        'cvs.respuesta',
      ])
      // One that is still arriving is no CV's.
      .$narrowType<{ lecturaArchivo: CV['lecturaArchivo'] }>()
  )
}

type Row = Omit<CV, 'etiquetasPuestos' | 'vacantes' | 'texto' | 'archivoPropio'> & {
  texto?: string
  propio: number
}

/** With tags and positions: two statements, however many CVs there are. */
async function withListas<T extends Row>(db: Db, rows: T[]) {
  const ids = rows.map(({ id }) => id)
  const puestos = await listPuestosDeCvs(db, ids)
  const vacantes = await listVacantesDeCvs(db, ids)
  return rows.map(({ propio, ...row }) => ({
    texto: '',
    ...row,
    archivoPropio: propio === 1,
    etiquetasPuestos: puestos.get(row.id) ?? [],
    vacantes: vacantes.get(row.id) ?? [],
  }))
}

/** In the order of the numbers given. */
export async function listCvs(db: Db, numeros: readonly number[], { conTexto = false } = {}): Promise<CV[]> {
  if (numeros.length === 0) return []
  const rows = await selectCvs(db)
    .$if(conTexto, (query) => query.select('archivos.texto'))
    .where('cvs.numero', 'in', numeros)
    .execute()
  const orden = new Map(numeros.map((numero, indice) => [numero, indice]))
  rows.sort((a, b) => orden.get(a.numero)! - orden.get(b.numero)!)
  return withListas(db, rows)
}

export async function findCv(db: Db, id: string, { conTexto = false } = {}): Promise<CV | null> {
  const rows = await selectCvs(db)
    .$if(conTexto, (query) => query.select('archivos.texto'))
    .where('cvs.id', '=', id)
    .execute()
  return (await withListas(db, rows))[0] ?? null
}

/** CVs that share an address, a name, or the last digits of a number; whoever asks compares them whole. */
export async function listCvsPorContacto(
  db: Db,
  { correo, celular, nombre }: Contacto,
  limit: number,
): Promise<CV[]> {
  const correos = correo ? [foldParaBuscar(correo)] : []
  const telefonoClave = celular && getClaveDeTelefono(celular)
  const telefonos = telefonoClave ? [telefonoClave] : []
  const nombres = nombre ? listClavesDeNombre(nombre) : []
  if (correos.length + telefonos.length + nombres.length === 0) return []
  const rows = await selectCvs(db)
    .where((where) => {
      const among = (columna: ColumnaDeContacto, claves: string[]) =>
        claves.length > 0 ? [where(columna, 'in', claves)] : []
      return where.or([
        ...among('cvs.correo_clave', correos),
        ...among('cvs.celular_clave', telefonos),
        ...among('cvs.telefono_clave', telefonos),
        ...among('cvs.nombre_clave', nombres),
        ...among('cvs.nombre_corto_clave', nombres),
      ])
    })
    .orderBy('cvs.numero', 'desc')
    .limit(limit)
    .execute()
  return withListas(db, rows)
}

type ColumnaDeContacto =
  `cvs.${'correo_clave' | 'celular_clave' | 'telefono_clave' | 'nombre_clave' | 'nombre_corto_clave'}`

export interface CvDePersona extends CV {
  actualizado: number
  borrado: number | null
  idArchivo: string
}

/** CVs of one address, whatever its case; also those that lie in Eliminados. */
export async function listCvsDeCorreo(db: Db, correo: string): Promise<CvDePersona[]> {
  const rows = await selectTodos(db)
    .select(['cvs.actualizado', 'cvs.borrado', 'archivos.id as idArchivo', 'archivos.texto'])
    .where('cvs.correo_clave', '=', foldParaBuscar(correo))
    .orderBy('cvs.numero')
    .execute()
  const suyos = rows.filter((row) => isMismoCorreo(row.correo, correo))
  return withListas(db, suyos)
}

/** For good, with tags, text and file. */
export async function deleteCvRows(tx: Tx, numeros: readonly number[]): Promise<void> {
  if (numeros.length > 0) await tx.deleteFrom('cvs').where('numero', 'in', numeros).execute()
}
