import type { CuestionarioDefinido } from '#domain/climas/definicion.ts'
import { settlePositivas } from '#domain/climas/positivas.ts'
import { isEncuestaActiva, isPlazoTerminado } from '#domain/encuesta/encuesta-activa.ts'
import { isHojaPublicada } from '#domain/encuesta/estado-encuestado.ts'
import { listCasillas, readContestadas } from '#domain/encuesta/hoja.ts'
import type { RespuestaEnviada } from '#domain/encuesta/respuestas.ts'
import { parseToken } from '#domain/encuesta/token.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { badUserInput } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { computeClaveDeHoja, type Llave } from '#server/llaves/llave.ts'
import type { GrupoYHoja } from './encuesta-store.ts'
import { findHojasDeTokens } from './estados.ts'
import { findClimaConLlave } from './find-clima-con-llave.ts'
import { countTokenDeCerrada, countTokenFallido } from './limit-tokens.ts'
import { findHojasDeLotes, isLoteLleno, loteLleno } from './papeletas-de-lote.ts'
import { getRevisionDeEncuesta } from './revision-de-encuesta.ts'

export interface EncuestaDeEncuestado {
  revision: string
  encuestaActiva: boolean
  plazoTerminado: boolean
  cuestionario: CuestionarioDefinido
  respuestas: RespuestaEnviada[]
}

/** Which questions have an answer, never what it is. A published sheet is finished, whatever was left open on it. */
function listContestadas(clima: ClimaGuardado, { hoja, bloque }: GrupoYHoja): RespuestaEnviada[] {
  const { cuestionario } = clima.definicion
  const contestadas = isHojaPublicada(clima, bloque)
    ? listCasillas(cuestionario).map(({ idPregunta }) => idPregunta)
    : readContestadas(cuestionario, hoja)
  return Array.from(contestadas, (idPregunta) => ({ idPregunta, respuesta: '' }))
}

/** Two reads: the climate, and the respondent with the sheet. A slip's token is nobody's, and takes two more. */
async function findEncuesta(
  ctx: RequestContext,
  { idClima, token }: { idClima: string; token: string },
): Promise<EncuestaDeEncuestado | null> {
  const { db, now } = ctx
  const encontrado = await findClimaConLlave(ctx, idClima)
  if (!encontrado) return null
  const { clima, llave } = encontrado
  const encuesta = {
    revision: getRevisionDeEncuesta(db, clima),
    encuestaActiva: isEncuestaActiva(clima, now()),
    plazoTerminado: isPlazoTerminado(clima, now()),
    cuestionario: settlePositivas(clima.definicion),
    respuestas: [],
  }
  // Nobody's token any more, and nobody can tell: whoever comes late reads that it is over, and no question.
  if (clima.cerrado || !llave) {
    await countTokenDeCerrada(ctx)
    return { ...encuesta, cuestionario: { ...encuesta.cuestionario, partesCuestionario: [] } }
  }
  const clave = computeClaveDeHoja(llave, token)
  const encuestado =
    (await findHojasDeTokens(db, { idClima, llave, claves: new Map([[token, clave]]) })).get(token) ??
    (await findDePapeleta(ctx, llave, idClima, { token, clave }))
  return encuestado ? { ...encuesta, respuestas: listContestadas(clima, encuestado) } : null
}

/** A slip of a batch whose sheets are all taken is told so before anything is answered. */
async function findDePapeleta(
  ctx: RequestContext,
  llave: Llave,
  idClima: string,
  { token, clave }: { token: string; clave: string },
): Promise<GrupoYHoja | null> {
  const hoja = (await findHojasDeLotes(ctx.db, llave, idClima, [{ token, clave }])).get(token)
  if (hoja?.lote.via !== 'papeleta') return null
  if (hoja.hoja === '' && (await isLoteLleno(ctx, llave, idClima, hoja.lote))) throw loteLleno(hoja.lote)
  return hoja
}

const createPedido = () => ({ encuestas: 0 })

/** The survey that a token opens, or null. One in a request: thirty names for it would be answered with megabytes. */
export async function getEncuestado(
  ctx: RequestContext,
  { idClima, token: escrito }: { idClima: string; token: string },
): Promise<EncuestaDeEncuestado | null> {
  if (++ctx.memory.get(createPedido).encuestas > 1) throw badUserInput('Pide una encuesta a la vez.')
  const token = parseToken(escrito)
  const encuesta = token && (await findEncuesta(ctx, { idClima, token }))
  if (encuesta) return encuesta
  await countTokenFallido(ctx)
  return null
}
