import type { CuestionarioDefinido } from '#domain/climas/definicion.ts'
import { settlePositivas } from '#domain/climas/positivas.ts'
import type { RespuestaEnviada } from '#domain/encuesta/respuestas.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { countUsadas } from '#features/encuesta/server/papeletas-de-lote.ts'
import { getRevisionDeEncuesta } from '#features/encuesta/server/revision-de-encuesta.ts'
import { saveRespuestas } from '#features/encuesta/server/save-respuestas.ts'
import { AppError, badUserInput, conflict } from '#server/base/errors.ts'
import { noteHojasCapturadas } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { drawSeries, type Lote, requireLote } from '#server/llaves/lotes/lotes.ts'
import { computeTokenDeLote } from '#server/llaves/lotes/token-de-lote.ts'
import { inClimaAbierto } from '../encuestados/encuestados.ts'
import { requireGrupo } from '../encuestados/insert-invitaciones.ts'

interface CapturaAbierta {
  series: number[]
  revision: string
  cuestionario: CuestionarioDefinido
}

/** A stack in the page: in more than this nobody finds a mistake again. */
const MAX_CAPTURA = 10

const CERRADO = 'El clima está cerrado: ya no se captura nada.'

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
    throw badUserInput('Se capturan de 1 a 10 cuestionarios a la vez.', 'cuantas')
  return inClimaAbierto(ctx, { idClima, cerrado: CERRADO, aSolas: true }, async (tx, { clima, llave }) => {
    const lote = requireLoteDePapel(await requireLote(tx, idClima, numero))
    const quedan = lote.hojas - (await countUsadas(tx, llave, idClima, lote))
    if (!lote.anulado && cuantas > quedan) {
      const caben =
        quedan > 0
          ? `solo ${quedan === 1 ? 'cabe' : 'caben'} ${formatCantidad(quedan, 'cuestionario', 'cuestionarios')} más`
          : 'no cabe otro cuestionario'
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

interface HojaCapturada {
  serie: number
  respuestas: readonly RespuestaEnviada[]
}

interface Captura {
  idClima: string
  lote: number
  hojas: readonly HojaCapturada[]
  revision?: string | null | undefined
}

function requireHojas(hojas: readonly HojaCapturada[]): void {
  if (hojas.length < 1 || hojas.length > MAX_CAPTURA)
    throw badUserInput('Se guardan de 1 a 10 cuestionarios a la vez.')
  if (new Set(hojas.map(({ serie }) => serie)).size < hojas.length) {
    throw badUserInput('Uno de los cuestionarios viene dos veces.')
  }
  const vacia = hojas.findIndex(({ respuestas }) => respuestas.length === 0)
  if (vacia >= 0) throw badUserInput(`El papel ${vacia + 1} está en blanco: no hay nada que guardar.`)
}

/** Which sheet of the batch in the page it is about. */
const refuse = (error: Error, lugar: number): Error =>
  error instanceof AppError && error.campo === 'papeleta'
    ? conflict('En ese lote ya no caben más cuestionarios. No se guardó ninguno de estos.', 'lote')
    : error instanceof AppError && error.code === 'BAD_USER_INPUT'
      ? badUserInput(`Papel ${lugar + 1}: ${error.message}`)
      : error

/** All of them or none, through the same save as everybody. Sent again, it changes nothing and is written down once. */
export async function insertCaptura(
  ctx: AppContext,
  { idClima, lote: numero, hojas, revision }: Captura,
): Promise<{ mensaje: string }> {
  requireHojas(hojas)
  return inClimaAbierto(ctx, { idClima, cerrado: CERRADO, aSolas: true }, async (tx, { clima, llave }) => {
    const { idGrupo, series } = requireLoteDePapel(await requireLote(tx, idClima, numero))
    if (hojas.some(({ serie }) => serie < 1 || serie > series)) {
      throw badUserInput('Uno de los cuestionarios no es de este lote. Empieza la captura de nuevo.')
    }
    const envios = hojas.map(({ serie, respuestas }) => ({
      idClima,
      token: computeTokenDeLote(llave, { lote: numero, serie }),
      respuestas,
      revision,
      captura: true,
    }))
    const guardadas = await saveRespuestas(ctx, tx, envios)
    let nuevas = 0
    for (const [lugar, outcome] of guardadas.entries()) {
      if (!outcome.ok) throw refuse(outcome.error as Error, lugar)
      if (outcome.value?.some(({ respuesta }) => respuesta !== '')) nuevas++
    }
    if (nuevas > 0) {
      const datos = { grupo: requireGrupo(clima, idGrupo).orden, lote: numero, hojas: nuevas }
      await noteHojasCapturadas(tx, ctx, { datos, idEmpresa: clima.idEmpresa, idClima })
    }
    const cuantas = formatCantidad(hojas.length, 'cuestionario', 'cuestionarios')
    return { mensaje: hojas.length === 1 ? `Se guardó ${cuantas}.` : `Se guardaron ${cuantas}.` }
  })
}
