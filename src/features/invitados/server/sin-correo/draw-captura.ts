import type { CuestionarioDefinido } from '#domain/climas/definicion.ts'
import { settlePositivas } from '#domain/climas/positivas.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { countUsadas } from '#features/encuesta/server/papeletas-de-lote.ts'
import { getRevisionDeEncuesta } from '#features/encuesta/server/revision-de-encuesta.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { drawSeries, type Lote, requireLote } from '#server/llaves/lotes/lotes.ts'
import { inClimaAbierto } from '../encuestados/in-clima-abierto.ts'

export interface CapturaAbierta {
  series: number[]
  revision: string
  cuestionario: CuestionarioDefinido
}

/** A batch in the page: more than this nobody types without a mistake that is hard to find again. */
export const MAX_CAPTURA = 10

export const CERRADO = 'El clima está cerrado: ya no se captura nada.'

export function requireLoteDePapel(lote: Lote): Lote {
  if (lote.via !== 'captura')
    throw conflict('Ese lote es de papeletas: quien tiene una contesta por su cuenta.')
  return lote
}

/** Numbers for sheets that are about to be typed in. Those that nobody uses are lost, and that is all. */
export function drawCaptura(
  ctx: AppContext,
  { idClima, lote: numero, cuantas }: { idClima: string; lote: number; cuantas: number },
): Promise<CapturaAbierta> {
  if (cuantas < 1 || cuantas > MAX_CAPTURA)
    throw badUserInput('Se capturan de 1 a 10 hojas a la vez.', 'cuantas')
  return inClimaAbierto(ctx, { idClima, cerrado: CERRADO, aSolas: true }, async (tx, { clima, llave }) => {
    const lote = requireLoteDePapel(await requireLote(tx, idClima, numero))
    const quedan = lote.hojas - (await countUsadas(tx, llave, idClima, lote))
    if (!lote.anulado && cuantas > quedan) {
      const caben =
        quedan > 0
          ? `solo ${quedan === 1 ? 'cabe' : 'caben'} ${formatCantidad(quedan, 'hoja', 'hojas')} más`
          : 'no cabe otra hoja'
      throw conflict(`En el lote ${numero} ${caben}: se abrió para ${lote.hojas}.`, 'cuantas')
    }
    const primera = await drawSeries(tx, idClima, lote, cuantas)
    return {
      series: Array.from({ length: cuantas }, (_, i) => primera + i),
      revision: getRevisionDeEncuesta(tx, clima),
      cuestionario: settlePositivas(clima.definicion),
    }
  })
}
