import type { RespuestaDeMesa } from '#contract/schema.generated.ts'
import { LIMITES_DE_TEMA, parseNombreDeTema } from '#domain/voces/citas.ts'
import { changeClima } from '#features/climas/server/cambiar-clima.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { badUserInput, conflict, notFound, requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { listAbiertasDe } from './read-pregunta.ts'
import { changeRespuesta } from './respuestas.ts'
import {
  countRespuestasDeTema,
  deleteTemaRow,
  findTema,
  insertTemaRow,
  isNombreTomado,
  joinTema,
  listTemas,
  orderTemas,
  putTema,
  removeTema,
  renameTema,
  type Tema,
} from './voces-store.ts'

const nombreTomado = (nombre: string) => conflict(`Esta pregunta ya tiene un tema «${nombre}».`)

/** The theme, or the one that it was joined to meanwhile: what somebody puts is not lost. */
async function requireTema(db: Db, idTema: string): Promise<Tema> {
  const tema = await findTema(db, idTema)
  const vigente = tema?.unidoA ? await findTema(db, tema.unidoA) : tema
  if (!vigente) throw notFound('Ese tema ya no existe.')
  return vigente
}

/** One change of the themes of a climate at a time. */
async function changeTema<T>(
  ctx: Pick<AppContext, 'db'>,
  idTema: string,
  work: (tx: Tx, tema: Tema, clima: ClimaGuardado) => Promise<T>,
): Promise<T> {
  const { idClima } = await requireTema(ctx.db, idTema)
  return changeClima(ctx, idClima, async (tx, clima) => work(tx, await requireTema(tx, idTema), clima))
}

export function changeTemaDeRespuesta(
  ctx: Pick<AppContext, 'db'>,
  { idClima, clave, idTema, puesto }: { idClima: string; clave: string; idTema: string; puesto: boolean },
): Promise<RespuestaDeMesa> {
  return changeRespuesta(ctx, { idClima, clave }, async (tx, texto) => {
    const tema = await requireTema(tx, idTema)
    if (tema.idClima !== idClima || tema.idPregunta !== texto.idPregunta)
      throw badUserInput('Ese tema es de otra pregunta.')
    await (puesto ? putTema : removeTema)(tx, { idClima, clave }, tema.id)
  })
}

export async function insertTema(
  ctx: RequestContext,
  { idClima, idPregunta, nombre: escrito }: { idClima: string; idPregunta: string; nombre: string },
): Promise<string> {
  const nombre = requireValor(parseNombreDeTema(escrito))
  return changeClima(ctx, idClima, async (tx, clima) => {
    if (!listAbiertasDe(clima).some(({ id }) => id === idPregunta))
      throw badUserInput('Este clima no tiene esa pregunta abierta.')
    const temas = await listTemas(tx, idClima, idPregunta)
    if (temas.length >= LIMITES_DE_TEMA.temas)
      throw badUserInput(
        `Una pregunta lleva hasta ${LIMITES_DE_TEMA.temas} temas. Une los que dicen lo mismo.`,
      )
    const id = await insertTemaRow(tx, { idClima, idPregunta, nombre }, temas.length)
    if (!id) throw nombreTomado(nombre)
    await orderTemas(tx, [...temas.map((tema) => tema.id), id])
    const { anio, idEmpresa } = clima
    await noteBitacora(tx, ctx, { tipo: 'temaCreado', datos: { anio }, idEmpresa, idClima, idObjeto: id })
    return id
  })
}

/** Answers with the one have the other from now on. */
export async function mergeTemas(
  ctx: RequestContext,
  { idTema, idDestino }: { idTema: string; idDestino: string },
): Promise<void> {
  await changeTema(ctx, idTema, async (tx, tema, { id: idClima, anio, idEmpresa }) => {
    const destino = await requireTema(tx, idDestino)
    if (destino.id === tema.id) throw badUserInput('Elige otro tema para unirlos.')
    if (destino.idClima !== idClima || destino.idPregunta !== tema.idPregunta)
      throw badUserInput('Solo se unen temas de la misma pregunta.')
    await joinTema(tx, tema.id, destino.id)
    const respuestas = await countRespuestasDeTema(tx, destino.id)
    await noteBitacora(tx, ctx, {
      tipo: 'temasUnidos',
      datos: { anio, respuestas },
      idEmpresa,
      idClima,
      idObjeto: destino.id,
    })
  })
}

/** One that no answer has: what people read and sorted does not go with a click. */
export async function deleteTema(ctx: RequestContext, { idTema }: { idTema: string }): Promise<void> {
  await changeTema(ctx, idTema, async (tx, { id }, { id: idClima, anio, idEmpresa }) => {
    if ((await countRespuestasDeTema(tx, id)) > 0)
      throw conflict('Ese tema tiene respuestas. Únelo a otro, o quítalo de ellas primero.')
    await deleteTemaRow(tx, id)
    await noteBitacora(tx, ctx, { tipo: 'temaEliminado', datos: { anio }, idEmpresa, idClima, idObjeto: id })
  })
}

export async function updateTema(
  ctx: RequestContext,
  { idTema, nombre: escrito }: { idTema: string; nombre: string },
): Promise<void> {
  const nombre = requireValor(parseNombreDeTema(escrito))
  await changeTema(ctx, idTema, async (tx, tema) => {
    if (await isNombreTomado(tx, tema, nombre)) throw nombreTomado(nombre)
    await renameTema(tx, tema.id, nombre)
  })
}

/** Its place is its key; the others move up or down. */
export async function moveTema(
  ctx: RequestContext,
  { idTema, lugar }: { idTema: string; lugar: number },
): Promise<void> {
  await changeTema(ctx, idTema, async (tx, { id, idClima, idPregunta }) => {
    const otros = (await listTemas(tx, idClima, idPregunta))
      .map((tema) => tema.id)
      .filter((otro) => otro !== id)
    await orderTemas(tx, otros.toSpliced(Math.max(0, lugar), 0, id))
  })
}
