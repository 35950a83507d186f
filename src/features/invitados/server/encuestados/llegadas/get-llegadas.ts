import { VIAS } from '#domain/encuesta/via.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import type { AppContext } from '#server/context/context.ts'
import { findLlaveSiEsta } from '#server/llaves/find-llave.ts'
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

/** Beside a group a way of arrival would point at people: all its sheets are told as the way most of it was invited. */
function hideVias(grupo: LlegadasDeGrupo): LlegadasDeGrupo {
  const { personas, hojas } = grupo
  const [principal] = VIAS.toSorted((una, otra) => personas[otra] - personas[una])
  const todas = VIAS.reduce((suma, via) => suma + hojas[via], 0)
  return { ...grupo, hojas: { correo: 0, papeleta: 0, captura: 0, [principal!]: todas } }
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
      porGrupo: porGrupo.map(hideVias),
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
