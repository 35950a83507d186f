import type { ExpressionBuilder } from 'kysely'
import type { Definicion } from '#domain/climas/definicion.ts'
import type { Db } from '#server/db/engine/database.ts'
import { compileOnce } from '#server/db/sql/compile-once.ts'
import { COLUMNAS_DE_PERIODO, readPeriodo } from '#server/db/sql/periodo.ts'
import { inTurns } from '#server/db/sql/row-list.ts'
import type { ClimasTable } from '#server/db/tables/climas.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import type { ConLlave } from '#server/llaves/create-llave.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { askConEstructura, findLeida, readDefinicion } from './escribir-clima.ts'

export const readColumns = (
  row: Omit<
    ClimasTable,
    'definicion' | 'prometido' | 'planes' | 'terminando' | 'nombre' | 'nombre_clave' | 'estudio'
  > &
    Parameters<typeof readPeriodo>[0],
  definicion: Definicion,
): ClimaGuardado => ({
  id: row.id,
  revision: row.revision,
  idEmpresa: row.id_empresa,
  nombre: row.nombreDeRonda || null,
  anio: row.anio,
  periodo: readPeriodo(row),
  fechaInicio: row.fecha_inicio,
  fechaLimite: row.fecha_limite,
  baseDeCalculo: row.base_de_calculo,
  minimoPorGrupo: row.minimo,
  encuestaActiva: row.encuesta_activa === 1,
  cerrado: row.cerrado === 1,
  estudio: row.esEstudio === 1,
  huellaDeLlave: row.huella_llave,
  publicacion: row.publicacion,
  publicando: row.publicando,
  respaldoDel: row.respaldo_del,
  codigo: row.codigo,
  definicion,
})

export const withoutDefinicion = [
  'id',
  'id_empresa',
  ...COLUMNAS_DE_PERIODO,
  'fecha_inicio',
  'fecha_limite',
  'base_de_calculo',
  'minimo',
  'encuesta_activa',
  'cerrado',
  'huella_llave',
  'publicacion',
  'publicando',
  'por_borrar',
  'respaldo_del',
  'revision',
  'codigo',
] as const

/** Which climates; all of them where nothing is said. */
export type Cuales = {
  ids?: readonly string[]
  idsEmpresas?: readonly string[]
  anio?: number
  /** Not closed, and the survey was left active. */
  activos?: boolean
}

export type Pagina = { limit: number; cursor: number }

const selectClimas = (db: Db, { ids, idsEmpresas, anio, activos }: Cuales) => {
  let climas = db.selectFrom('climas')
  if (ids) climas = climas.where('climas.id', 'in', ids)
  if (idsEmpresas) climas = climas.where('id_empresa', 'in', idsEmpresas)
  if (anio !== undefined) climas = climas.where('anio', '=', anio)
  if (activos) climas = climas.where('cerrado', '=', 0).where('encuesta_activa', '=', 1)
  return climas
}

/** Newest first. Of what this node remembers the structure is not fetched: it is far longer than the rest. */
export async function listClimas(db: Db, cuales: Cuales = {}, pagina?: Pagina): Promise<ClimaGuardado[]> {
  const rows = await listFilas(db, cuales, pagina)
  const definiciones = await readDefiniciones(db, rows)
  return rows.map((row) => readColumns(row, definiciones.get(row.id)!))
}

export const SIN_ESTRUCTURA: Definicion = {
  gruposDeOpinion: [],
  areasDeTrabajo: [],
  indicadoresDeMedicion: [],
  cuestionario: { tipo: '', partesCuestionario: [] },
}

export type ClimaSinEstructura = Omit<ClimaGuardado, 'definicion'>

/** The same without their structure. */
export const listSinEstructura = async (
  db: Db,
  cuales: Cuales = {},
  pagina?: Pagina,
): Promise<ClimaSinEstructura[]> =>
  (await listFilas(db, cuales, pagina)).map((row) => {
    const { definicion: _, ...clima } = readColumns(row, SIN_ESTRUCTURA)
    return clima
  })

async function listFilas(db: Db, cuales: Cuales, pagina?: Pagina) {
  if (cuales.ids?.length === 0 || cuales.idsEmpresas?.length === 0) return []
  const query = selectClimas(db, cuales)
    .select(withoutDefinicion)
    .orderBy('fecha_inicio', 'desc')
    .orderBy('id')
  return (pagina ? query.limit(pagina.limit).offset(pagina.cursor) : query).execute()
}

export async function readDefiniciones(
  db: Db,
  rows: readonly Pick<ClimasTable, 'id' | 'revision'>[],
): Promise<Map<string, Definicion>> {
  const leidas = rows.map((row) => [row.id, findLeida(db, row)] as const)
  const definiciones = new Map(leidas.flatMap(([id, leida]) => (leida ? [[id, leida] as const] : [])))
  const faltan = rows.map(({ id }) => id).filter((id) => !definiciones.has(id))
  for await (const ids of inTurns(faltan)) {
    const suyas = await db
      .selectFrom('climas')
      .select(['id', 'revision', 'definicion'])
      .where('id', 'in', ids)
      .execute()
    for (const row of suyas) definiciones.set(row.id, readDefinicion(db, row))
  }
  return definiciones
}

/** A climate as a line of a list names it. */
export type Ronda = Pick<
  ClimaGuardado,
  'id' | 'idEmpresa' | 'periodo' | 'cerrado' | 'minimoPorGrupo' | 'publicacion'
> & { empresa: string }

/** Newest first, without their structure. */
export async function listRondas(db: Db, cuales: Cuales): Promise<Ronda[]> {
  if (cuales.ids?.length === 0 || cuales.idsEmpresas?.length === 0) return []
  const rows = await selectClimas(db, cuales)
    .innerJoin('empresas', 'empresas.id', 'climas.id_empresa')
    .select(COLUMNAS_DE_PERIODO)
    .select(['climas.id', 'id_empresa', 'cerrado', 'minimo', 'publicacion', 'nombre_comercial'])
    .orderBy('fecha_inicio', 'desc')
    .orderBy('climas.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    idEmpresa: row.id_empresa,
    periodo: readPeriodo(row),
    cerrado: row.cerrado === 1,
    minimoPorGrupo: row.minimo,
    publicacion: row.publicacion,
    empresa: row.nombre_comercial,
  }))
}

/** The newest round of each of these companies. */
export async function listUltimas(db: Db, idsEmpresas: readonly string[]): Promise<Set<string>> {
  if (idsEmpresas.length === 0) return new Set()
  const rows = await db
    .selectFrom('climas')
    .select(['id', 'id_empresa', 'fecha_inicio'])
    .where('id_empresa', 'in', idsEmpresas)
    .orderBy('fecha_inicio')
    .orderBy('id', 'desc')
    .execute()
  return new Set(new Map(rows.map(({ id, id_empresa }) => [id_empresa, id])).values())
}

export async function countClimas(db: Db, cuales: Cuales = {}): Promise<number> {
  if (cuales.ids?.length === 0 || cuales.idsEmpresas?.length === 0) return 0
  const { climas } = await selectClimas(db, cuales)
    .select((count) => count.fn.countAll<number>().as('climas'))
    .executeTakeFirstOrThrow()
  return climas
}

/** The newest of all; null where there is none. */
export async function findIdMasNuevo(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('climas')
    .select('id')
    .orderBy('fecha_inicio', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Those with sheets that take no more answers and are not closed, newest first: the survey was turned off, or its last day is over.
 */
export async function listIdsPorCerrar(db: Db, ahora: number): Promise<string[]> {
  const rows = await db
    .selectFrom('climas')
    .select('id')
    .where('cerrado', '=', 0)
    .where((clima) => clima.or([clima('encuesta_activa', '=', 0), clima('fecha_limite', '<=', ahora)]))
    .where((clima) =>
      clima.exists(
        clima.selectFrom('hojas').select('hojas.clave').whereRef('hojas.id_clima', '=', 'climas.id'),
      ),
    )
    .orderBy('fecha_inicio', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function findSiguienteRonda(
  db: Db,
  { id, idEmpresa, fechaInicio }: { id: string; idEmpresa: string; fechaInicio: number },
): Promise<{ id: string; periodo: string } | null> {
  const row = await db
    .selectFrom('climas')
    .select('id')
    .select(COLUMNAS_DE_PERIODO)
    .where('id_empresa', '=', idEmpresa)
    .where((es) =>
      es.or([
        es('fecha_inicio', '>', fechaInicio),
        es.and([es('fecha_inicio', '=', fechaInicio), es('id', '<', id)]),
      ]),
    )
    .orderBy('fecha_inicio')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ? { id: row.id, periodo: readPeriodo(row) } : null
}

/** After a change within the transaction. */
export async function readPeriodoDe(db: Db, id: string): Promise<string> {
  return readPeriodo(
    await db.selectFrom('climas').select(COLUMNAS_DE_PERIODO).where('id', '=', id).executeTakeFirstOrThrow(),
  )
}

export async function listClimasAbiertos(db: Db): Promise<ConLlave[]> {
  const rows = await db
    .selectFrom('climas')
    .select(['id', 'huella_llave as huellaDeLlave'])
    .where('cerrado', '=', 0)
    .execute()
  return rows.map((row) => ({ ...row, cerrado: false }))
}

export async function listIdsActivos(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('climas')
    .select('id')
    .where('cerrado', '=', 0)
    .where('encuesta_activa', '=', 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** The structure, where it is another than the one of this revision. */
export const selectNueva = (clima: ExpressionBuilder<Tables, 'climas'>, conocida: string) =>
  clima.case().when('revision', '=', conocida).then(null).else(clima.ref('definicion')).end().as('definicion')

const listUno = compileOnce((db, { id, conocida }: { id: string; conocida: string }) =>
  db
    .selectFrom('climas')
    .select(withoutDefinicion)
    .select((clima) => selectNueva(clima, conocida))
    .where('id', '=', id),
)

/** The structure is fetched only where this node does not remember it. */
export async function findClima(db: Db, id: string): Promise<ClimaGuardado | null> {
  const leido = await askConEstructura(db, id, (conocida) => listUno(db, { id, conocida }))
  return leido && readColumns(leido.row, leido.definicion)
}

/** Where a short address leads. */
export async function findIdDeCodigo(db: Db, codigo: string): Promise<string | null> {
  const row = await db.selectFrom('climas').select('id').where('codigo', '=', codigo).executeTakeFirst()
  return row?.id ?? null
}

export async function findAbiertoDeCodigo(db: Db, codigo: string): Promise<string | null> {
  const row = await db
    .selectFrom('climas')
    .select('id')
    .where('codigo', '=', codigo)
    .where('cerrado', '=', 0)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The structure alone, of a revision that was read a moment ago. */
export async function findDefinicion(db: Db, id: string, revision: string): Promise<Definicion | null> {
  const leida = findLeida(db, { id, revision })
  if (leida) return leida
  const row = await db
    .selectFrom('climas')
    .select(['id', 'revision', 'definicion'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? readDefinicion(db, row) : null
}
