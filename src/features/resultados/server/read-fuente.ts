import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { createFuentePublicada } from '#domain/resultados/bloques/fuente-publicada.ts'
import { createFuenteViva, type Fuente } from '#domain/resultados/fuente.ts'
import type { ClimaConCuentas, ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { sumContestaron } from '#features/climas/server/count-contestaron.ts'
import { findConCuentas } from '#features/climas/server/find-clima.ts'
import { climaNotFound, requireClima } from '#features/climas/server/require-clima.ts'
import { countHojas } from '#features/encuesta/server/count-hojas.ts'
import { readBloques } from '#features/publicacion/server/read-bloques.ts'
import type { AppContext } from '#server/context/context.ts'
import { inOwnSnapshot } from '#server/db/engine/own-snapshot.ts'

export type ClimaConFuente = { clima: ClimaGuardado; fuente: Fuente }

type Ctx = Pick<AppContext, 'db' | 'config'>

/** Without a minimum the sheets are counted whenever somebody asks, as long as there are any. */
async function countVivo(ctx: Ctx, idClima: string): Promise<ClimaConFuente> {
  const { clima, cubo } = await inOwnSnapshot(ctx, async (tx) => {
    const clima = await requireClima(tx, idClima)
    return { clima, cubo: (await countHojas(tx, clima)).cubo }
  })
  return { clima, fuente: createFuenteViva(clima.definicion, cubo) }
}

async function readPublicado({ db }: Ctx, leido: ClimaConCuentas): Promise<ClimaConFuente> {
  const { clima } = leido
  const { id: idClima, publicacion, minimoPorGrupo: minimo, definicion } = clima
  const bloques = await readBloques(db, { idClima, publicacion })
  if (!bloques) throw climaNotFound()
  const publicado = { bloques, contestaron: sumContestaron(leido, bloques), minimo }
  return { clima, fuente: createFuentePublicada(definicion, publicado) }
}

/** Of a closed climate nothing is left but what its close published. */
export const isPublicado = (clima: ClimaGuardado): boolean => hasMinimo(clima) || clima.publicacion > 0

/** A climate with what its figures come from, both of one moment. leido: the climate, where the request has read it already. */
export async function readFuente(
  ctx: Ctx,
  idClima: string,
  leido = findConCuentas(ctx.db, { idClima }),
): Promise<ClimaConFuente> {
  const hallado = await leido
  if (!hallado) throw climaNotFound()
  return isPublicado(hallado.clima) ? readPublicado(ctx, hallado) : countVivo(ctx, idClima)
}
