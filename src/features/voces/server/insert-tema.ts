import { LIMITES_DE_TEMA, parseNombreDeTema } from '#domain/voces/tema.ts'
import { changeClima } from '#features/climas/server/change-clima.ts'
import { badUserInput, requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { listAbiertasDe } from './read-pregunta.ts'
import { nombreTomado } from './require-tema.ts'
import { insertTemaRow, listTemas, orderTemas } from './voces-store.ts'

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
