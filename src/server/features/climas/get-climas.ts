import type { Empresa } from '../../../domain/empresas/empresa.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/engine/database.ts'
import { inSnapshot } from '../../db/engine/snapshot.ts'
import { getEmpresas, requireEmpresa } from '../empresas/get-empresas.ts'
import type { ClimaConParticipacion, ClimaGuardado } from './clima-guardado.ts'
import { findClima, listClimas } from './climas-store.ts'
import { computeParticipacion } from './participacion.ts'
import { countParticipaciones, listParticipacionesGuardadas } from './participaciones-store.ts'

/** Counting goes through every sheet: it is left out where nobody asks for what comes of it. */
type Opciones = { conParticipacion?: boolean }

async function addParticipacion(
  db: Db,
  climas: readonly ClimaGuardado[],
  empresas: readonly Empresa[],
  { conParticipacion = true }: Opciones,
): Promise<ClimaConParticipacion[]> {
  const listIds = (cerrado: boolean) =>
    climas.filter((clima) => conParticipacion && clima.cerrado === cerrado).map((clima) => clima.id)
  const cuentas = new Map([
    ...(await countParticipaciones(db, listIds(false))),
    ...(await listParticipacionesGuardadas(db, listIds(true))),
  ])
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
export function getClimas({ db }: AppContext, opciones: Opciones = {}): Promise<ClimaConParticipacion[]> {
  return inSnapshot(db, async (tx) =>
    addParticipacion(tx, await listClimas(tx), await getEmpresas({ db: tx }), opciones),
  )
}

export function getClima(
  { db }: AppContext,
  { idClima, ...opciones }: { idClima: string } & Opciones,
): Promise<ClimaConParticipacion | null> {
  return readTogether(db, opciones, async (tx) => {
    const clima = await findClima(tx, idClima)
    if (!clima) return null
    const [conParticipacion] = await addParticipacion(
      tx,
      [clima],
      [await requireEmpresa(tx, clima.idEmpresa)],
      opciones,
    )
    return conParticipacion ?? null
  })
}
