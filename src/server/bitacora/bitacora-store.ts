import type { TipoDeAnotacion } from '#domain/bitacora/anotacion.ts'
import { COLUMNAS_DE_PERIODO } from '#server/db/sql/periodo.ts'
import type { Db } from '../db/engine/database.ts'
import type { Tx } from '../db/engine/transaction.ts'
import type { BitacoraTable } from '../db/tables/cuentas.ts'

export async function insertAnotacion(db: Db | Tx, row: BitacoraTable): Promise<void> {
  await db.insertInto('bitacora').values(row).execute()
}

export async function updateDatosDeAnotacion(tx: Tx, id: string, datos: string): Promise<void> {
  await tx.updateTable('bitacora').set({ datos }).where('id', '=', id).execute()
}

/** The only way an entry ever leaves. */
export async function deleteAnotacionesAnterioresA(db: Db, momento: number): Promise<void> {
  await db.deleteFrom('bitacora').where('momento', '<', momento).execute()
}

/** Notes of one kind about a climate, the oldest first. */
export async function listDatosDeAnotaciones(
  db: Db,
  { tipo, idClima }: { tipo: TipoDeAnotacion; idClima: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('bitacora')
    .select('datos')
    .where('id_clima', '=', idClima)
    .where('tipo', '=', tipo)
    .orderBy('id')
    .execute()
  return rows.map(({ datos }) => datos)
}

/** When things of some kinds were noted about a climate, the oldest first. */
export function listMomentosDeAnotaciones(
  db: Db,
  { tipos, idClima }: { tipos: readonly TipoDeAnotacion[]; idClima: string },
): Promise<{ tipo: TipoDeAnotacion; momento: number }[]> {
  return db
    .selectFrom('bitacora')
    .select(['tipo', 'momento'])
    .where('id_clima', '=', idClima)
    .where('tipo', 'in', tipos)
    .orderBy('id')
    .execute() as Promise<{ tipo: TipoDeAnotacion; momento: number }[]>
}

/** When something of one kind was last noted about a climate; null where it was not, or so long ago that it is gone. */
export async function findMomentoDeAnotacion(
  db: Db,
  { tipo, idClima }: { tipo: TipoDeAnotacion; idClima: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('bitacora')
    .select('momento')
    .where('id_clima', '=', idClima)
    .where('tipo', '=', tipo)
    .orderBy('momento', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.momento ?? null
}

/** The newest note of one kind that somebody wrote about a climate since a moment. */
export function findAnotacionDe(
  db: Db | Tx,
  de: { tipo: TipoDeAnotacion; idClima: string; idUsuario: string; desde: number },
): Promise<{ id: string; datos: string } | undefined> {
  return db
    .selectFrom('bitacora')
    .select(['id', 'datos'])
    .where('id_clima', '=', de.idClima)
    .where('tipo', '=', de.tipo)
    .where('id_usuario', '=', de.idUsuario)
    .where('momento', '>=', de.desde)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export interface FiltroDeBitacora {
  idUsuario: string | null
  tipos: readonly TipoDeAnotacion[] | null
  idEmpresa: string | null
  desde: number | null
  hasta: number | null
}

const selectFiltradas = (db: Db, filtro: FiltroDeBitacora) =>
  db
    .selectFrom('bitacora')
    .$if(filtro.idUsuario !== null, (query) => query.where('bitacora.id_usuario', '=', filtro.idUsuario))
    .$if(filtro.tipos !== null, (query) => query.where('bitacora.tipo', 'in', filtro.tipos ?? []))
    .$if(filtro.idEmpresa !== null, (query) => query.where('bitacora.id_empresa', '=', filtro.idEmpresa))
    .$if(filtro.desde !== null, (query) => query.where('bitacora.momento', '>=', filtro.desde!))
    .$if(filtro.hasta !== null, (query) => query.where('bitacora.momento', '<', filtro.hasta!))

export async function countAnotaciones(db: Db, filtro: FiltroDeBitacora): Promise<number> {
  const { cuenta } = await selectFiltradas(db, filtro)
    .select(({ fn }) => fn.countAll<number>().as('cuenta'))
    .executeTakeFirstOrThrow()
  return cuenta
}

/** With the names as they are now; those of whoever, or whatever, is gone are null. */
export function listAnotaciones(
  db: Db,
  filtro: FiltroDeBitacora,
  { limit, despuesDe }: { limit: number; despuesDe: string | null },
) {
  return selectFiltradas(db, filtro)
    .leftJoin('usuarios as autora', 'autora.id', 'bitacora.id_usuario')
    .leftJoin('usuarios as cuenta', 'cuenta.id', 'bitacora.id_objeto')
    .leftJoin('cvs', 'cvs.id', 'bitacora.id_objeto')
    .leftJoin('empresas', 'empresas.id', 'bitacora.id_empresa')
    .leftJoin('climas', 'climas.id', 'bitacora.id_clima')
    .select([
      'bitacora.id',
      'bitacora.momento',
      'bitacora.autor',
      'bitacora.id_usuario as idUsuario',
      'bitacora.tipo',
      'bitacora.id_empresa as idEmpresa',
      'bitacora.id_objeto as idObjeto',
      'bitacora.datos',
      'autora.nombre as nombreDeAutora',
      'autora.usuario as usuarioDeAutora',
      'cuenta.nombre as nombreDeCuenta',
      'cuenta.usuario as usuarioDeCuenta',
      'cvs.primer_nombre as nombreDeCv',
      'cvs.primer_apellido as apellidoDeCv',
      'empresas.nombre_comercial as empresa',
    ])
    .select(COLUMNAS_DE_PERIODO)
    .$if(despuesDe !== null, (query) => query.where('bitacora.id', '<', despuesDe!))
    .orderBy('bitacora.id', 'desc')
    .limit(limit)
    .execute()
}

export type AnotacionGuardada = Awaited<ReturnType<typeof listAnotaciones>>[number]
