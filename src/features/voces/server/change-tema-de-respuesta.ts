import type { RespuestaDeMesa } from '#contract/schema.generated.ts'
import { badUserInput } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { changeRespuesta } from './change-respuesta.ts'
import { requireTema } from './require-tema.ts'
import { putTema, removeTema } from './voces-store.ts'

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
