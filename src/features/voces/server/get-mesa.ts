import type { Mesa } from '#contract/schema.generated.ts'
import type { AppContext } from '#server/context/context.ts'
import { readPregunta } from './read-pregunta.ts'

/** The desk of one question. */
export async function getMesa(
  ctx: Pick<AppContext, 'db' | 'config'>,
  pedido: { idClima: string; idPregunta?: string | null },
): Promise<Mesa> {
  const { clima, cabeza, temas, respuestas } = await readPregunta(ctx, pedido)
  return {
    ...cabeza,
    areas: clima.definicion.areasDeTrabajo.map(({ id, nombre }) => ({ id, nombre })),
    temas: temas.map(({ id, nombre }) => ({ id, nombre })),
    respuestas,
  }
}
