import type { CuestionarioDefinido } from '../../../domain/climas/definicion.ts'
import { settlePositivas } from '../../../domain/climas/positivas.ts'
import { isEncuestaActiva, isPlazoTerminado } from '../../../domain/encuesta/encuesta-activa.ts'
import { readRespuestas } from '../../../domain/encuesta/hoja.ts'
import type { RespuestaEnviada } from '../../../domain/encuesta/respuesta.ts'
import { parseToken } from '../../../domain/encuesta/token.ts'
import type { RequestContext } from '../../context.ts'
import { computeClaveDeHoja, hashToken } from '../llaves/llave.ts'
import { findGruposYHojas } from './encuesta-store.ts'
import { findClimaConLlave } from './find-clima-con-llave.ts'
import { countTokenFallido } from './limit-tokens.ts'
import { readTextos } from './read-textos.ts'

export interface EncuestaDeEncuestado {
  encuestaActiva: boolean
  plazoTerminado: boolean
  cuestionario: CuestionarioDefinido
  respuestas: RespuestaEnviada[]
}

/** Three reads at most: the climate, the respondent with the sheet, and the texts where some were written. */
async function findEncuesta(
  { db, secret, now }: RequestContext,
  { idClima, token }: { idClima: string; token: string },
): Promise<EncuestaDeEncuestado | null> {
  const encontrado = await findClimaConLlave(db, secret, idClima)
  if (!encontrado) return null
  const { clima, llave } = encontrado
  const { cuestionario } = clima.definicion
  const tokenHash = hashToken(token)
  const clave = llave ? computeClaveDeHoja(llave, token) : ''
  const encuestado = (await findGruposYHojas(db, idClima, [{ tokenHash, clave }])).get(tokenHash)
  if (!encuestado) return null
  const { hoja } = encuestado
  const textos = llave
    ? await readTextos(db, llave, { idClima, token, cuestionario, hoja })
    : new Map<string, string>()
  return {
    encuestaActiva: isEncuestaActiva(clima, now()),
    plazoTerminado: isPlazoTerminado(clima, now()),
    cuestionario: settlePositivas(clima.definicion),
    respuestas: readRespuestas(cuestionario, hoja, textos),
  }
}

/** The survey that a token opens, or null. */
export async function getEncuestado(
  ctx: RequestContext,
  { idClima, token: escrito }: { idClima: string; token: string },
): Promise<EncuestaDeEncuestado | null> {
  const token = parseToken(escrito)
  const encuesta = token && (await findEncuesta(ctx, { idClima, token }))
  if (encuesta) return encuesta
  await countTokenFallido(ctx)
  return null
}
