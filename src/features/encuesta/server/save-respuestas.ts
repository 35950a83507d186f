import { checkRespuestas } from '#domain/encuesta/check-respuestas.ts'
import { isEncuestaActiva } from '#domain/encuesta/encuesta-activa.ts'
import { isHojaPublicada } from '#domain/encuesta/estado-encuestado.ts'
import { isHojaCompleta, readContestadas, writeHoja } from '#domain/encuesta/hoja.ts'
import type { RespuestaEnviada } from '#domain/encuesta/respuestas.ts'
import { parseToken } from '#domain/encuesta/token.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { badUserInput, conflict, notFound } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { lockHojas, shareClima } from '#server/db/locks/climate-locks.ts'
import { defineGroupCommit, type Outcome } from '#server/db/locks/group-commit.ts'
import { computeClaveDeHoja, type Llave } from '#server/llaves/llave.ts'
import type { Lote } from '#server/llaves/lotes/lotes.ts'
import { getDestino } from './borrar-respuestas.ts'
import { findHojasDeTokens, type HojaDeToken } from './estados.ts'
import { findClimaConLlave } from './find-clima-con-llave.ts'
import { saveHojas } from './hojas-store.ts'
import { countTokenFallido } from './limit-tokens.ts'
import { findHojasDeLotes, loteLleno, takeLugaresDeLotes } from './papeletas-de-lote.ts'
import { getRevisionDeEncuesta } from './revision-de-encuesta.ts'

interface PaginaEnviada {
  idClima: string
  token: string
  respuestas: readonly RespuestaEnviada[]
  /** Revision of the questionnaire that was answered, where whoever sends it says so. */
  revision?: string | null | undefined
  /** Typed in by staff from paper: such tokens open nothing to anybody else. */
  captura?: boolean
}

/**
 * Every question of the call, in its order: with its value where this call stored it, else empty, for nothing is read back
 * from a sheet. Null: no such token in the climate.
 */
type Guardadas = RespuestaEnviada[] | null

type Ctx = Pick<AppContext, 'secret' | 'config' | 'now'>

interface ClimaAbierto {
  clima: ClimaGuardado
  llave: Llave
  revision: string
}

/** A sheet as the saves of the group so far have left it. */
interface HojaEnMano extends HojaDeToken {
  /** Batch of a slip or of a paper questionnaire. */
  lote?: Lote
  token: string
  /** Written by this group, by question. */
  textos: Map<string, string>
  /** Whether one of them had something new. */
  cambiada: boolean
}

const ok = (value: Guardadas): Outcome<Guardadas> => ({ ok: true, value })
const refuse = (error: Error): Outcome<Guardadas> => ({ ok: false, error })

const otraRevision = () =>
  conflict(
    'Corrigieron el texto de la encuesta mientras contestabas. Lee de nuevo esta página y guárdala: lo que marcaste sigue aquí.',
    'revision',
  )

const sinActivar = () => conflict('La encuesta no está activa: estas respuestas no se guardaron.')

/** By token; one that is nobody's is not among them. */
async function takeHojas(tx: Tx, { clima, llave }: ClimaAbierto, tokens: ReadonlySet<string>) {
  const claves = new Map(Array.from(tokens, (token) => [token, computeClaveDeHoja(llave, token)]))
  await lockHojas(tx, [...claves.values()])
  // After the lock: whoever deletes a respondent holds it too, and then no sheet may appear.
  const encontradas = await findHojasDeTokens(tx, { idClima: clima.id, llave, claves })
  const deNadie = Array.from(claves, ([token, clave]) => ({ token, clave })).filter(
    ({ token }) => !encontradas.has(token),
  )
  const deLotes = await findHojasDeLotes(tx, llave, clima.id, deNadie)
  const lugares = await takeLugaresDeLotes(tx, llave, clima.id, deLotes.values())
  const enMano = new Map<string, HojaEnMano>()
  for (const [token, clave] of claves) {
    const encontrada = encontradas.get(token) ?? deLotes.get(token)
    if (encontrada) enMano.set(token, { ...encontrada, token, clave, textos: new Map(), cambiada: false })
  }
  return { enMano, lugares }
}

/** All of a call or nothing. What is already answered stays as it is. */
function addRespuestas(
  ctx: Ctx,
  { clima, revision }: ClimaAbierto,
  enMano: HojaEnMano,
  { respuestas, revision: contestada }: PaginaEnviada,
): Outcome<Guardadas> {
  if (!isEncuestaActiva(clima, ctx.now())) return refuse(sinActivar())
  if (isHojaPublicada(clima, enMano.bloque)) {
    return refuse(
      conflict(
        'Los resultados ya se publicaron con lo que habías contestado: estas respuestas no se guardaron.',
      ),
    )
  }
  if (contestada != null && contestada !== revision) return refuse(otraRevision())
  const { cuestionario } = clima.definicion
  const { hoja } = enMano
  const revisadas = checkRespuestas(cuestionario, readContestadas(cuestionario, hoja), respuestas)
  if (!revisadas.ok) return refuse(badUserInput(revisadas.rechazo.mensaje))
  for (const { idPregunta, respuesta, clase } of revisadas.nuevas) {
    if (clase === 'abierta') enMano.textos.set(idPregunta, respuesta)
  }
  if (revisadas.nuevas.length > 0) {
    enMano.hoja = writeHoja(cuestionario, hoja, revisadas.nuevas)
    enMano.cambiada = true
  }
  const nuevas = new Map(revisadas.nuevas.map(({ idPregunta, respuesta }) => [idPregunta, respuesta]))
  return ok(respuestas.map(({ idPregunta }) => ({ idPregunta, respuesta: nuevas.get(idPregunta) ?? '' })))
}

/** The first answer on a sheet of a batch takes one of its places. */
function addEnSuLugar(
  ctx: Ctx,
  abierto: ClimaAbierto,
  enMano: HojaEnMano,
  envio: PaginaEnviada,
  lugares: Map<number, number>,
): Outcome<Guardadas> {
  const { lote, hoja: antes } = enMano
  if ((lote?.via === 'captura') !== (envio.captura ?? false)) return ok(null)
  const quedan = lote && antes === '' ? lugares.get(lote.numero) : undefined
  if (lote && quedan === 0) return refuse(loteLleno(lote))
  const outcome = addRespuestas(ctx, abierto, enMano, envio)
  if (lote && quedan !== undefined && enMano.hoja !== '') lugares.set(lote.numero, quedan - 1)
  return outcome
}

/** Both boxes of a sheet are sealed anew, whatever was answered: which of them changed would tell who wrote something. */
function writeHojas(tx: Tx, { clima, llave }: ClimaAbierto, cambiadas: readonly HojaEnMano[]) {
  const { cuestionario } = clima.definicion
  const hojas = cambiadas.map(({ clave, idGrupo, hoja, escrito, textos }) => ({
    clave,
    idGrupo,
    completa: isHojaCompleta(cuestionario, hoja),
    respuestas: hoja,
    escrito: { ...escrito, textos: new Map([...escrito.textos, ...textos]) },
  }))
  return saveHojas(tx, { ...getDestino(clima), llave }, hojas)
}

async function saveEnClima(ctx: Ctx, tx: Tx, idClima: string, envios: readonly PaginaEnviada[]) {
  await shareClima(tx, idClima)
  const encontrado = await findClimaConLlave({ ...ctx, db: tx }, idClima)
  if (!encontrado) return envios.map(() => ok(null))
  const { clima, llave } = encontrado
  if (clima.cerrado || !llave) return envios.map(() => refuse(sinActivar()))
  const abierto = { clima, llave, revision: getRevisionDeEncuesta(tx, clima) }
  const tokens = new Set(envios.map(({ token }) => token))
  const { enMano, lugares } = await takeHojas(tx, abierto, tokens)
  const outcomes: Outcome<Guardadas>[] = []
  for (const envio of envios) {
    const hoja = enMano.get(envio.token)
    outcomes.push(hoja ? addEnSuLugar(ctx, abierto, hoja, envio, lugares) : ok(null))
  }
  const cambiadas = [...enMano.values()].filter(({ cambiada }) => cambiada)
  if (cambiadas.length > 0) await writeHojas(tx, abierto, cambiadas)
  return outcomes
}

/** Saves that share a transaction. Each is stored whole or refused, whatever becomes of the others. */
export async function saveRespuestas(
  ctx: Ctx,
  tx: Tx,
  envios: readonly PaginaEnviada[],
): Promise<Outcome<Guardadas>[]> {
  const outcomes = new Map<PaginaEnviada, Outcome<Guardadas>>()
  for (const [idClima, deClima] of Map.groupBy(envios, (envio) => envio.idClima)) {
    const guardados = await saveEnClima(ctx, tx, idClima, deClima)
    for (const [i, envio] of deClima.entries()) outcomes.set(envio, guardados[i]!)
  }
  return envios.map((envio) => outcomes.get(envio)!)
}

const saveTogether = defineGroupCommit({
  run: (ctx: Pick<AppContext, 'db' | 'secret' | 'config' | 'now'>, tx, envios: readonly PaginaEnviada[]) =>
    saveRespuestas(ctx, tx, envios),
  // A climate whose closing makes its saves wait shall hold up no other.
  laneOf: ({ idClima }) => idClima,
})

/** Saves what is new. A question that already has an answer keeps it, so that a retry always ends well. */
export async function insertRespuestasEncuesta(
  ctx: RequestContext,
  { idClima, token: escrito, respuestas, revision }: PaginaEnviada,
): Promise<RespuestaEnviada[]> {
  const token = parseToken(escrito)
  const guardadas = token && (await saveTogether(ctx, { idClima, token, respuestas, revision }))
  if (guardadas) return guardadas
  await countTokenFallido(ctx)
  throw notFound('No encontramos una encuesta con ese token. Revísalo e inténtalo de nuevo.')
}
