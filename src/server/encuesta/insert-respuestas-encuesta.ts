import { listContestadas } from '../../domain/encuesta/avance.ts'
import { checkRespuestas, type RespuestaNueva } from '../../domain/encuesta/check-respuestas.ts'
import { isEncuestaActiva } from '../../domain/encuesta/encuesta-activa.ts'
import { isHojaCompleta, readContestadas, readRespuestas, writeHoja } from '../../domain/encuesta/hoja.ts'
import type { RespuestaEnviada } from '../../domain/encuesta/respuesta.ts'
import { parseToken } from '../../domain/encuesta/token.ts'
import type { RequestContext } from '../context.ts'
import { noteCambio } from '../db/cambios.ts'
import { lockHoja, shareClima } from '../db/climate-locks.ts'
import { inGroupCommit } from '../db/group-commit.ts'
import type { Tx } from '../db/transaction.ts'
import { badUserInput, conflict, notFound } from '../errors.ts'
import { insertAbiertas } from './abiertas-store.ts'
import { findGrupoYHoja } from './encuesta-store.ts'
import { findClimaConLlave } from './find-clima-con-llave.ts'
import { saveHoja } from './hojas-store.ts'
import { countTokenFallido } from './limit-tokens.ts'
import { computeClaveDeAbierta, hashToken, type Llave } from './llave.ts'
import { readTextos } from './read-textos.ts'

type Envio = { idClima: string; token: string; respuestas: readonly RespuestaEnviada[] }

const listAbiertas = (llave: Llave, token: string, idGrupo: string, nuevas: readonly RespuestaNueva[]) =>
  nuevas
    .filter(({ clase }) => clase === 'abierta')
    .map(({ idPregunta, respuesta }) => ({
      clave: computeClaveDeAbierta(llave, token, idPregunta),
      idGrupo,
      idPregunta,
      texto: respuesta,
    }))

/** Every question of the call, in its order, as it stands on the sheet. */
function listComoQuedan(enviadas: readonly RespuestaEnviada[], guardadas: readonly RespuestaEnviada[]) {
  const porPregunta = new Map(guardadas.map((guardada) => [guardada.idPregunta, guardada]))
  return enviadas.map(({ idPregunta }) => porPregunta.get(idPregunta)!)
}

/** All or nothing. Null: there is no such token in the climate. */
async function saveRespuestas(
  { engine, secret, now }: RequestContext,
  tx: Tx,
  { idClima, token, respuestas }: Envio,
): Promise<RespuestaEnviada[] | null> {
  await shareClima(tx, engine, idClima)
  const encontrado = await findClimaConLlave(tx, secret, { idClima, token })
  if (!encontrado) return null
  const { clima, acceso } = encontrado
  const { cuestionario } = clima.definicion
  const clave = acceso?.clave ?? null
  if (clave) await lockHoja(tx, engine, clave)
  // After the lock: whoever deletes a respondent holds it too, and then no sheet may appear.
  const encuestado = await findGrupoYHoja(tx, idClima, { tokenHash: hashToken(token), clave })
  if (!encuestado) return null
  if (!acceso || !isEncuestaActiva(clima, now())) {
    throw conflict('La encuesta no está activa: estas respuestas no se guardaron.')
  }

  const { idGrupo, hoja } = encuestado
  const revision = checkRespuestas(cuestionario, readContestadas(cuestionario, hoja), respuestas)
  if (!revision.ok) throw badUserInput(revision.rechazo.mensaje)
  const { nuevas } = revision
  const textos = await readTextos(tx, acceso.llave, {
    idClima,
    token,
    cuestionario,
    hoja,
    ids: listContestadas(respuestas),
  })
  for (const { idPregunta, respuesta } of nuevas) textos.set(idPregunta, respuesta)
  const escrita = writeHoja(cuestionario, hoja, nuevas)
  if (nuevas.length > 0) {
    const completa = isHojaCompleta(cuestionario, escrita)
    await saveHoja(tx, idClima, { clave: acceso.clave, idGrupo, completa, respuestas: escrita })
    await insertAbiertas(tx, idClima, listAbiertas(acceso.llave, token, idGrupo, nuevas))
    await noteCambio(tx, idClima)
  }
  return listComoQuedan(respuestas, readRespuestas(cuestionario, escrita, textos))
}

/** Saves what is new. A question that already has an answer keeps it, so that a retry always ends well. */
export async function insertRespuestasEncuesta(
  ctx: RequestContext,
  { idClima, token: escrito, respuestas }: Envio,
): Promise<RespuestaEnviada[]> {
  const token = parseToken(escrito)
  const guardadas =
    token &&
    (await inGroupCommit(ctx.db, ctx.engine, (tx) => saveRespuestas(ctx, tx, { idClima, token, respuestas })))
  if (guardadas) return guardadas
  await countTokenFallido(ctx)
  throw notFound('No encontramos una encuesta con ese token. Revísalo e inténtalo de nuevo.')
}
