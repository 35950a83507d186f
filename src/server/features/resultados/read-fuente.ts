import { hasMinimo } from '../../../domain/climas/minimo-por-grupo.ts'
import { createFuentePublicada } from '../../../domain/resultados/bloques/fuente-publicada.ts'
import { createFuenteViva, type Fuente } from '../../../domain/resultados/fuente.ts'
import type { AppContext } from '../../context.ts'
import { inOwnSnapshot } from '../../db/engine/own-snapshot.ts'
import { inSnapshot } from '../../db/engine/snapshot.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { countContestaron } from '../climas/count-contestaron.ts'
import { requireClima } from '../climas/require-clima.ts'
import { countHojas } from '../encuesta/count-hojas.ts'
import { readBloques } from '../publicacion/read-bloques.ts'

export type ClimaConFuente = { clima: ClimaGuardado; fuente: Fuente }

type Ctx = Pick<AppContext, 'db' | 'config'>

/** Without a minimum the sheets are counted whenever somebody asks, as long as there are any. */
const countVivo = (ctx: Ctx, idClima: string): Promise<ClimaConFuente> =>
  inOwnSnapshot(ctx, async (tx) => {
    const clima = await requireClima(tx, idClima)
    return { clima, fuente: createFuenteViva(clima.definicion, (await countHojas(tx, clima)).cubo) }
  })

const readPublicado = ({ db }: Ctx, idClima: string): Promise<ClimaConFuente> =>
  inSnapshot(db, async (tx) => {
    const clima = await requireClima(tx, idClima)
    const bloques = await readBloques(tx, idClima)
    const contestaron = await countContestaron(tx, clima)
    const publicado = { bloques, contestaron, minimo: clima.minimoPorGrupo }
    return { clima, fuente: createFuentePublicada(clima.definicion, publicado) }
  })

/** Of a closed climate nothing is left but what its close published. */
export const isPublicado = (clima: ClimaGuardado): boolean => hasMinimo(clima) || clima.publicacion > 0

/** A climate with what its figures come from, both of one moment. */
export async function readFuente(ctx: Ctx, idClima: string): Promise<ClimaConFuente> {
  const clima = await requireClima(ctx.db, idClima)
  return isPublicado(clima) ? readPublicado(ctx, idClima) : countVivo(ctx, idClima)
}
