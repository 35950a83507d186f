import type { Cuestionario } from '../cuestionario/cuestionario.ts'
import { listPreguntas } from '../cuestionario/preguntas-de-parte.ts'
import { type Contestadas, isEncuestaCompleta } from './avance.ts'

/** "Cerrada", the fourth one on the wire, belongs to the climate and not to what was answered. */
export type EstadoDeEncuestado = 'Completa' | 'En proceso' | 'Sin iniciar'

export function computeEstadoDeEncuestado(
  cuestionario: Cuestionario,
  contestadas: Contestadas,
): EstadoDeEncuestado {
  if (!listPreguntas(cuestionario).some((pregunta) => contestadas.has(pregunta.id))) return 'Sin iniciar'
  return isEncuestaCompleta(cuestionario, contestadas) ? 'Completa' : 'En proceso'
}
