import type { AppContext } from '../../context.ts'
import { readCambios } from '../../db/cambios.ts'
import { inOwnSnapshot } from '../../db/engine/own-snapshot.ts'
import { climaNotFound, requireClima } from '../climas/require-clima.ts'
import { countHojas } from '../encuesta/count-hojas.ts'
import { getMemoria } from './memoria.ts'
import { computeResultadosDeClima, type ResultadosDeClima } from './resultados-de-clima.ts'

type Ctx = Pick<AppContext, 'db' | 'config'>

/** Structure, counter and sheets of one moment. */
function readResultados(ctx: Ctx, idClima: string) {
  return inOwnSnapshot(ctx, async (tx) => {
    const clima = await requireClima(tx, idClima)
    const cambios = (await readCambios(tx, idClima)) ?? 0
    return { cambios, valor: computeResultadosDeClima(clima, await countHojas(tx, clima)) }
  })
}

/** A climate's results. They are kept until the climate changes, whichever node changed it. */
export async function getResultados(ctx: Ctx, { idClima }: { idClima: string }): Promise<ResultadosDeClima> {
  const cambios = await readCambios(ctx.db, idClima)
  if (cambios === null) throw climaNotFound()
  return getMemoria(ctx.db).get(idClima, cambios, () => readResultados(ctx, idClima))
}
