import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { PreguntasAbiertasDeGrupo } from '../../../contract/schema.generated.ts'
import { listPreguntas } from '../../../domain/cuestionario/preguntas-de-parte.ts'
import { isVacia, sortSinOrigen } from '../../../domain/resultados/respuestas-abiertas.ts'
import type { AppContext } from '../../context.ts'
import { inOwnSnapshot } from '../../db/engine/own-snapshot.ts'
import { requireClima } from '../climas/require-clima.ts'
import { listAbiertas } from '../encuesta/list-abiertas.ts'

/** Every group with every open question: what nobody answered is there, with no answers. */
export async function getPreguntasAbiertas(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { idClima }: { idClima: string },
): Promise<PreguntasAbiertasDeGrupo[]> {
  const { definicion, textos } = await inOwnSnapshot(ctx, async (tx) => ({
    definicion: (await requireClima(tx, idClima)).definicion,
    textos: await listAbiertas(tx, idClima),
  }))
  const preguntas = listPreguntas(definicion.cuestionario).filter(({ clase }) => clase === 'abierta')
  const grupos: PreguntasAbiertasDeGrupo[] = []
  for (const { id, orden, nombre, encuestadosPlaneados } of definicion.gruposDeOpinion) {
    const suyos = textos.get(id)
    const preguntasAbiertas = preguntas.map((pregunta) => ({
      id: pregunta.id,
      orden: pregunta.orden,
      pregunta: pregunta.pregunta,
      respuestas: sortSinOrigen((suyos?.get(pregunta.id) ?? []).filter((texto) => !isVacia(texto))),
    }))
    grupos.push({ id, orden, nombre, encuestadosPlaneados, preguntasAbiertas })
    await yieldToOthers()
  }
  return grupos
}
