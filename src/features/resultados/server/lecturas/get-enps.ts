import type { ENPSDeClima, RondaConENPS } from '#contract/schema.generated.ts'
import {
  computeENPSDe,
  findPreguntaDeENPS,
  listPreguntasDeENPS,
  type PreguntaDeENPS,
} from '#domain/lecturas/enps-de-ronda.ts'
import { describeConjunto } from '#domain/lecturas/mapa-de-calor.ts'
import { findEmpresa, type Ronda } from '#domain/lecturas/ronda.ts'
import { findLegibles } from '#features/cliente/server/rondas-de-cliente.ts'
import type { RequestContext } from '#server/context/context.ts'
import { presentClimaLeido, presentConjunto } from './presentar-lecturas.ts'
import { readRonda, readRondasDeEmpresa } from './rondas-leidas.ts'

/** No seniorities: of so few people the interval would say nothing. */
export async function getENPS(ctx: RequestContext, { idClima }: { idClima: string }): Promise<ENPSDeClima> {
  const { clima, anteriores } = await readRondasDeEmpresa(ctx, { idClima, mayRead: await findLegibles(ctx) })
  const base = clima.baseDeCalculo
  const ronda = await readRonda(ctx, clima, { base })
  const preguntas = listPreguntasDeENPS(clima.definicion)
  const antes = preguntas.length > 0 ? anteriores : []
  const rondas = [...(await Promise.all(antes.map((otra) => readRonda(ctx, otra, { base })))), ronda]
  return {
    clima: await presentClimaLeido(ctx, clima, ronda),
    preguntas: preguntas.map((una) => ({
      id: una.id,
      pregunta: una.pregunta,
      conjuntos: ronda.conjuntos
        .filter(({ clase }) => clase !== 'antiguedades')
        .map((conjunto) => ({
          conjunto: presentConjunto(ctx, describeConjunto(ronda, conjunto)),
          eNPS: computeENPSDe(conjunto, una),
        })),
      rondas: listRondasDeENPS(rondas, una),
    })),
  }
}

/** Rounds that asked the same, with what the whole company said. */
export const listRondasDeENPS = (rondas: readonly Ronda[], pregunta: PreguntaDeENPS): RondaConENPS[] =>
  rondas.flatMap((ronda) => {
    const suya = findPreguntaDeENPS(ronda, pregunta)
    const empresa = findEmpresa(ronda)
    if (!suya || !empresa) return []
    return [{ id: ronda.id, periodo: ronda.nombre, eNPS: computeENPSDe(empresa, suya) }]
  })
