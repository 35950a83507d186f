import { badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { changeTema, requireTema } from './require-tema.ts'
import { countRespuestasDeTema, deleteTemaRow, joinTema } from './voces-store.ts'

/** What has the one has the other from now on. */
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
