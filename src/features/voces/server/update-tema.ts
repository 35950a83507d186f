import { parseNombreDeTema } from '#domain/voces/tema.ts'
import { requireValor } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { changeTema, nombreTomado } from './require-tema.ts'
import { isNombreTomado, listTemas, orderTemas, renameTema } from './voces-store.ts'

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
