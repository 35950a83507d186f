import type { Empresa } from '#domain/empresas/empresa.ts'
import { findEmpresaDeClima, findEmpresas } from '#features/empresas/server/empresas.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inSnapshot } from '#server/db/engine/transaction.ts'
import type { ClimaConParticipacion, ClimaGuardado } from './clima-guardado.ts'
import { type Cuales, findClima, listClimas } from './climas-store.ts'
import { computeParticipacion } from './participacion.ts'
import {
  type CuentasPorGrupo,
  countParticipaciones,
  listParticipacionesGuardadas,
} from './participaciones-store.ts'

/**
 * Counting is left out where nobody asks for what comes of it; how many sheets are complete, which only all of them tell, likewise.
 */
type Opciones = { conParticipacion?: boolean; conCompletas?: boolean }

/** Counts of closed climates as they were kept, of the others as they stand. */
export async function countCuentas(
  db: Db,
  climas: readonly Pick<ClimaGuardado, 'id' | 'cerrado' | 'publicacion'>[],
  { conCompletas }: { conCompletas: boolean },
): Promise<CuentasPorGrupo> {
  const [abiertos, cerrados] = [false, true].map((cerrado) => climas.filter((uno) => uno.cerrado === cerrado))
  const guardadas = cerrados!.map(({ id }) => id)
  return new Map([
    ...(await countParticipaciones(db, abiertos!, { conCompletas })),
    ...(await listParticipacionesGuardadas(db, guardadas)),
  ])
}

async function addParticipacion(
  db: Db,
  climas: readonly ClimaGuardado[],
  empresas: readonly Empresa[],
  { conParticipacion = true, conCompletas = true }: Opciones,
): Promise<ClimaConParticipacion[]> {
  const cuentas = await countCuentas(db, conParticipacion ? climas : [], { conCompletas })
  const porId = new Map(empresas.map((empresa) => [empresa.id, empresa]))
  return climas.map((clima) => {
    const participacion = computeParticipacion(clima.definicion, cuentas.get(clima.id) ?? new Map())
    return {
      ...clima,
      empresa: porId.get(clima.idEmpresa)!,
      participacion,
      congelado: clima.cerrado || participacion.contestaron > 0,
    }
  })
}

/** Counts must agree with the structure they are of; a climate by itself, whose company cannot go, needs no snapshot. */
const readTogether = <T>(db: Db, { conParticipacion = true }: Opciones, work: (db: Db) => Promise<T>) =>
  conParticipacion ? inSnapshot(db, work) : work(db)

/** Newest first. */
export function getClimas(
  { db }: Pick<AppContext, 'db'>,
  { cuales, ...opciones }: Opciones & { cuales?: Cuales } = {},
): Promise<ClimaConParticipacion[]> {
  return inSnapshot(db, async (tx) => addEmpresas(tx, await listClimas(tx, cuales), opciones))
}

async function addEmpresas(tx: Db, climas: readonly ClimaGuardado[], opciones: Opciones) {
  const ids = new Set(climas.map(({ idEmpresa }) => idEmpresa))
  return addParticipacion(tx, climas, await findEmpresas(tx, [...ids]), opciones)
}

export function getClima(
  { db }: Pick<AppContext, 'db'>,
  { idClima, ...opciones }: { idClima: string } & Opciones,
): Promise<ClimaConParticipacion | null> {
  return readTogether(db, opciones, async (tx) => {
    const [clima, empresa] = await Promise.all([findClima(tx, idClima), findEmpresaDeClima(tx, idClima)])
    if (!clima || !empresa) return null
    const [conParticipacion] = await addParticipacion(tx, [clima], [empresa], opciones)
    return conParticipacion ?? null
  })
}
