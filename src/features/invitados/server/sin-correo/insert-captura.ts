import type { RespuestaEnviada } from '#domain/encuesta/respuesta.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { saveRespuestas } from '#features/encuesta/server/save-respuestas.ts'
import { AppError, badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { requireLote } from '#server/llaves/lotes/lotes.ts'
import { computeTokenDeLote } from '#server/llaves/lotes/token-de-lote.ts'
import { inClimaAbierto } from '../encuestados/in-clima-abierto.ts'
import { requireGrupo } from '../encuestados/insert-invitaciones.ts'
import { CERRADO, MAX_CAPTURA, requireLoteDePapel } from './draw-captura.ts'

export interface HojaCapturada {
  serie: number
  respuestas: readonly RespuestaEnviada[]
}

export interface Captura {
  idClima: string
  lote: number
  hojas: readonly HojaCapturada[]
  revision?: string | null | undefined
}

function requireHojas(hojas: readonly HojaCapturada[]): void {
  if (hojas.length < 1 || hojas.length > MAX_CAPTURA)
    throw badUserInput('Se guardan de 1 a 10 hojas a la vez.')
  if (new Set(hojas.map(({ serie }) => serie)).size < hojas.length) {
    throw badUserInput('Una de las hojas viene dos veces.')
  }
  const vacia = hojas.findIndex(({ respuestas }) => respuestas.length === 0)
  if (vacia >= 0) throw badUserInput(`El papel ${vacia + 1} está en blanco: no hay nada que guardar.`)
}

/** Which sheet of the batch in the page it is about. */
const refuse = (error: Error, lugar: number): Error =>
  error instanceof AppError && error.campo === 'papeleta'
    ? conflict('En ese lote ya no caben más hojas. No se guardó ninguna de estas.', 'lote')
    : error instanceof AppError && error.code === 'BAD_USER_INPUT'
      ? badUserInput(`Papel ${lugar + 1}: ${error.message}`)
      : error

/** All of them or none, through the same save as everybody. Sent again, it changes nothing and is written down once. */
export async function insertCaptura(
  ctx: AppContext,
  { idClima, lote: numero, hojas, revision }: Captura,
): Promise<{ mensaje: string }> {
  requireHojas(hojas)
  return inClimaAbierto(ctx, { idClima, cerrado: CERRADO }, async (tx, { clima, llave }) => {
    const { idGrupo, series } = requireLoteDePapel(await requireLote(tx, idClima, numero))
    if (hojas.some(({ serie }) => serie < 1 || serie > series)) {
      throw badUserInput('Una de las hojas no es de este lote. Empieza la captura de nuevo.')
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
      await noteBitacora(tx, ctx, { tipo: 'hojasCapturadas', datos, idEmpresa: clima.idEmpresa, idClima })
    }
    const cuantas = formatCantidad(hojas.length, 'hoja', 'hojas')
    return { mensaje: hojas.length === 1 ? `Se guardó ${cuantas}.` : `Se guardaron ${cuantas}.` }
  })
}
