import type { Definicion, PreguntaDefinida } from './definicion.ts'

/** Questions with faces of each variable, by its name. */
export function listPreguntasPorVariable({ cuestionario }: Pick<Definicion, 'cuestionario'>) {
  const preguntas = new Map<string, PreguntaDefinida[]>()
  for (const parte of cuestionario.partesCuestionario) {
    if (parte.tipo !== 'smile' || parte.variable === null) continue
    preguntas.set(parte.variable, [...(preguntas.get(parte.variable) ?? []), ...parte.preguntas])
  }
  return preguntas
}
