import { hasMinimo } from '../../../domain/climas/minimo-por-grupo.ts'
import { computeVistaPrevia, type VistaPrevia } from '../../../domain/resultados/vista-previa.ts'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/engine/snapshot.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { countHojasSinPublicar } from '../climas/count-contestaron.ts'
import { requireClima } from '../climas/require-clima.ts'
import { listBloques, listPublicaciones, type Publicacion } from './bloques-store.ts'

type Ctx = Pick<AppContext, 'db'>
type ConMinimo = Pick<ClimaGuardado, 'id' | 'minimoPorGrupo' | 'publicacion'>

export async function getPublicaciones({ db }: Ctx, clima: ConMinimo): Promise<Publicacion[]> {
  return hasMinimo(clima) ? listPublicaciones(db, clima.id) : []
}

export async function getHojasSinPublicar({ db }: Ctx, clima: ConMinimo): Promise<number> {
  if (!hasMinimo(clima)) return 0
  const porGrupo = await countHojasSinPublicar(db, clima)
  return [...porGrupo.values()].reduce((suma, hojas) => suma + hojas, 0)
}

export function getVistaPrevia({ db }: Ctx, { idClima }: { idClima: string }): Promise<VistaPrevia> {
  return inSnapshot(db, async (tx) => {
    const clima = await requireClima(tx, idClima)
    return computeVistaPrevia({
      definicion: clima.definicion,
      minimo: clima.minimoPorGrupo,
      previos: (await listBloques(tx, idClima)).map(({ patron }) => patron),
      esperan: await countHojasSinPublicar(tx, clima),
    })
  })
}
