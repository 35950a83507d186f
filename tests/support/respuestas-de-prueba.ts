import { checkRespuestas } from '../../src/domain/encuesta/check-respuestas.ts'
import { isHojaCompleta, listCasillas, writeHoja } from '../../src/domain/encuesta/hoja.ts'
import type { RespuestaEnviada } from '../../src/domain/encuesta/respuestas.ts'
import { readRespuestas } from '../../src/domain/encuesta/testing/read-respuestas.ts'
import type { ClimaGuardado } from '../../src/features/climas/server/clima-guardado.ts'
import { findClima } from '../../src/features/climas/server/climas-store.ts'
import { getDestino } from '../../src/features/encuesta/server/borrar-respuestas.ts'
import { SIN_TERMINAR, saveHojas } from '../../src/features/encuesta/server/hojas-store.ts'
import { insertAbiertas } from '../../src/features/encuesta/server/tiras-store.ts'
import { insertEncuestados } from '../../src/features/invitados/server/encuestados/encuestados-store.ts'
import { createEncuestado } from '../../src/features/invitados/server/encuestados/insert-tokens.ts'
import type { AppContext } from '../../src/server/context/context.ts'
import { inTransaction } from '../../src/server/db/engine/transaction.ts'
import { findLlave } from '../../src/server/llaves/create-llave.ts'
import { computeClaveDeAbierta, computeClaveDeHoja } from '../../src/server/llaves/llave.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret'>

export async function requireAbierto(ctx: Ctx, idClima: string) {
  const clima = await findClima(ctx.db, idClima)
  const llave = clima && (await findLlave(ctx, clima))
  if (!llave) throw new Error('the test wants an open climate')
  return { clima, llave }
}

/** Somebody of a group, with a token that only the caller knows. */
export async function inviteEncuestado(
  ctx: Ctx,
  idClima: string,
  { idGrupo, correo = null }: { idGrupo: string; correo?: string | null },
): Promise<{ id: string; token: string; idGrupo: string }> {
  const { llave } = await requireAbierto(ctx, idClima)
  const { encuestado, token } = createEncuestado(llave, idGrupo, correo)
  await inTransaction(ctx.db, (tx) => insertEncuestados(tx, idClima, [encuestado]))
  return { id: encuestado.id, token, idGrupo }
}

/** A whole sheet: `elegir` gives each question's answer, null leaves it open. */
export function listRespuestas(
  { definicion }: ClimaGuardado,
  elegir: (pregunta: { id: string; clase: string; indice: number }) => string | null,
): RespuestaEnviada[] {
  return definicion.cuestionario.partesCuestionario.flatMap((parte) => {
    const clase = parte.tipo === 'smile' || parte.tipo === 'maloToExelente' ? 'codigo' : parte.tipo
    const abierta = parte.preguntaAbierta
    const preguntas = [
      ...parte.preguntas.map(({ id }, indice) => ({ id, clase, indice })),
      ...(abierta ? [{ id: abierta.id, clase: 'preguntasAbiertas', indice: 0 }] : []),
    ]
    return preguntas.flatMap((pregunta) => {
      const respuesta = elegir(pregunta)
      return respuesta === null ? [] : [{ idPregunta: pregunta.id, respuesta }]
    })
  })
}

/** Stores answers where a save would. */
export async function answerEncuesta(
  ctx: Ctx,
  idClima: string,
  { token, idGrupo }: { token: string; idGrupo: string },
  respuestas: readonly RespuestaEnviada[],
): Promise<void> {
  const { clima, llave } = await requireAbierto(ctx, idClima)
  const { cuestionario } = clima.definicion
  const revisadas = checkRespuestas(cuestionario, new Set(), respuestas)
  if (!revisadas.ok) throw new Error(revisadas.rechazo.mensaje)
  const hoja = writeHoja(cuestionario, '', revisadas.nuevas)
  const completa = isHojaCompleta(cuestionario, hoja)
  const abiertas = revisadas.nuevas
    .filter(({ clase }) => clase === 'abierta')
    .map(({ idPregunta, respuesta }) => ({
      clave: computeClaveDeAbierta(llave, token, idPregunta),
      idGrupo,
      idPregunta,
      texto: respuesta,
    }))
  await inTransaction(ctx.db, async (tx) => {
    const clave = computeClaveDeHoja(llave, token)
    const destino = getDestino(clima)
    await saveHojas(tx, destino, [{ clave, idGrupo, completa, respuestas: hoja }])
    await insertAbiertas(tx, completa ? destino : { ...destino, bloque: SIN_TERMINAR }, abiertas)
  })
}

/** What stands on somebody's sheet, which no call tells. */
export async function readGuardadas(ctx: Ctx, idClima: string, token: string): Promise<RespuestaEnviada[]> {
  const { clima, llave } = await requireAbierto(ctx, idClima)
  const { cuestionario } = clima.definicion
  const { respuestas } = await ctx.db
    .selectFrom('hojas')
    .select('respuestas')
    .where('clave', '=', computeClaveDeHoja(llave, token))
    .executeTakeFirstOrThrow()
  const textos = new Map<string, string>()
  for (const { idPregunta, clase } of listCasillas(cuestionario)) {
    if (clase !== 'abierta') continue
    const row = await ctx.db
      .selectFrom('respuestas_abiertas')
      .select('texto')
      .where('clave', '=', computeClaveDeAbierta(llave, token, idPregunta))
      .executeTakeFirst()
    if (row) textos.set(idPregunta, row.texto)
  }
  return readRespuestas(cuestionario, respuestas, textos)
}
