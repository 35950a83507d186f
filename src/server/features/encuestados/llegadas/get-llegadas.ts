import { VIAS } from '../../../../domain/encuesta/via.ts'
import type { AppContext } from '../../../context.ts'
import { requireClima } from '../../climas/require-clima.ts'
import { findLlaveSiEsta } from '../../llaves/find-llave.ts'
import {
  countInvitados,
  countLlegadas,
  type LlegadasDeGrupo,
  type PorVia,
  sumVias,
} from './count-llegadas.ts'
import { listLlegadas } from './llegadas-store.ts'

export interface Llegadas {
  personas: PorVia
  hojas: PorVia
  /** None once the climate is closed: beside who was invited, ways in by group would tell who answered. Nor without its key. */
  porGrupo: LlegadasDeGrupo[]
}

export async function getLlegadas(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima }: { idClima: string },
): Promise<Llegadas> {
  const clima = await requireClima(ctx.db, idClima)
  const llave = await findLlaveSiEsta(ctx, clima)
  if (llave) {
    const porGrupo = await countLlegadas(ctx.db, llave, clima)
    return {
      personas: sumVias(porGrupo.map(({ personas }) => personas)),
      hojas: sumVias(porGrupo.map(({ hojas }) => hojas)),
      porGrupo,
    }
  }
  const count = (cuentas: readonly { via: string; cuantas: number }[]) =>
    Object.fromEntries(
      VIAS.map((via) => [
        via,
        cuentas.filter((c) => c.via === via).reduce((suma, { cuantas }) => suma + cuantas, 0),
      ]),
    ) as PorVia
  return {
    personas: count(await countInvitados(ctx.db, idClima)),
    hojas: count(await listLlegadas(ctx.db, idClima)),
    porGrupo: [],
  }
}
