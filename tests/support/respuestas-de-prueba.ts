import { checkRespuestas } from '../../src/domain/encuesta/check-respuestas.ts'
import { isHojaCompleta, writeHoja } from '../../src/domain/encuesta/hoja.ts'
import type { RespuestaEnviada } from '../../src/domain/encuesta/respuestas.ts'
import { readRespuestas } from '../../src/domain/encuesta/testing/read-respuestas.ts'
import type { ClimaGuardado } from '../../src/features/climas/server/clima-guardado.ts'
import { findClima } from '../../src/features/climas/server/climas-store.ts'
import { getDestino } from '../../src/features/encuesta/server/borrar-respuestas.ts'
import { createEscrito } from '../../src/features/encuesta/server/cajas.ts'
import { findHoja, findHojasDeClaves, saveHojas } from '../../src/features/encuesta/server/hojas-store.ts'
import { insertEncuestados } from '../../src/features/invitados/server/encuestados/encuestados-store.ts'
import { createEncuestado } from '../../src/features/invitados/server/encuestados/insert-tokens.ts'
import type { AppContext } from '../../src/server/context/context.ts'
import { inTransaction } from '../../src/server/db/engine/transaction.ts'
import { findLlave } from '../../src/server/llaves/create-llave.ts'
import { computeClaveDeHoja, computeClaveDeTexto } from '../../src/server/llaves/llave.ts'

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
  const escrito = createEscrito(
    revisadas.nuevas.flatMap(({ clase, idPregunta, respuesta }) =>
      clase === 'abierta' ? [[idPregunta, respuesta] as const] : [],
    ),
  )
  const clave = computeClaveDeHoja(llave, token)
  const guardada = { clave, idGrupo, completa, respuestas: hoja, escrito }
  await inTransaction(ctx.db, (tx) => saveHojas(tx, { ...getDestino(clima), llave }, [guardada]))
}

/** What stands on somebody's sheet, which no call tells. */
export async function readGuardadas(ctx: Ctx, idClima: string, token: string): Promise<RespuestaEnviada[]> {
  const { clima, llave } = await requireAbierto(ctx, idClima)
  const hoja = await findHoja(ctx.db, { idClima, llave }, computeClaveDeHoja(llave, token))
  if (!hoja) throw new Error('nobody has answered with this token')
  return readRespuestas(clima.definicion.cuestionario, hoja.respuestas, hoja.escrito.textos)
}

/** Everything that stands sealed of a climate, opened: sheets, and what was written on them. */
export async function openSellado(ctx: Ctx, idClima: string) {
  const filas = await ctx.db.selectFrom('hojas').select('clave').where('id_clima', '=', idClima).execute()
  if (filas.length === 0) return { hojas: [], abiertas: [] }
  const { llave } = await requireAbierto(ctx, idClima)
  const claves = filas.map(({ clave }) => clave)
  const guardadas = [...(await findHojasDeClaves(ctx.db, { idClima, llave }, claves)).values()]
  return {
    hojas: guardadas.map(({ clave, idGrupo, completa, respuestas, bloque }) => ({
      clave,
      id_grupo: idGrupo,
      completa: completa ? 1 : 0,
      respuestas,
      bloque,
    })),
    abiertas: guardadas.flatMap(({ idGrupo, escrito }) =>
      Array.from(escrito.textos, ([idPregunta, texto]) => ({
        clave: computeClaveDeTexto(llave, escrito.raiz, idPregunta),
        id_grupo: idGrupo,
        id_pregunta: idPregunta,
        texto,
      })),
    ),
  }
}
