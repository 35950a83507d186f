import { hasMinimo } from '../../../domain/climas/minimo-por-grupo.ts'
import { countPosiciones } from '../../../domain/encuesta/hoja.ts'
import { createFuenteSinPublicar, createFuenteViva, type Fuente } from '../../../domain/resultados/fuente.ts'
import type { AppContext } from '../../context.ts'
import { inOwnSnapshot } from '../../db/engine/own-snapshot.ts'
import { inSnapshot } from '../../db/engine/snapshot.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { countContestaron } from '../climas/count-contestaron.ts'
import { requireClima } from '../climas/require-clima.ts'
import { countHojas } from '../encuesta/count-hojas.ts'

export type ClimaConFuente = { clima: ClimaGuardado; fuente: Fuente }

type Ctx = Pick<AppContext, 'db' | 'config'>

/** Without a minimum the sheets are counted whenever somebody asks. */
const countVivo = (ctx: Ctx, idClima: string): Promise<ClimaConFuente> =>
  inOwnSnapshot(ctx, async (tx) => {
    const clima = await requireClima(tx, idClima)
    return { clima, fuente: createFuenteViva(clima.definicion, await countHojas(tx, clima)) }
  })

const readPublicado = ({ db }: Ctx, idClima: string): Promise<ClimaConFuente> =>
  inSnapshot(db, async (tx) => {
    const clima = await requireClima(tx, idClima)
    const posiciones = countPosiciones(clima.definicion.cuestionario)
    const contestaron = await countContestaron(tx, clima)
    return { clima, fuente: createFuenteSinPublicar(clima.definicion, posiciones, contestaron) }
  })

/** A climate with what its figures come from, both of one moment. */
export async function readFuente(ctx: Ctx, idClima: string): Promise<ClimaConFuente> {
  const clima = await requireClima(ctx.db, idClima)
  return hasMinimo(clima) ? readPublicado(ctx, idClima) : countVivo(ctx, idClima)
}
