import type { ParteCuestionario } from '../cuestionario/cuestionario.ts'
import type { Borrador } from './respuesta.ts'

/**
 * A tap on an option of a seniority or multiple-choice part. Seniority keeps a single choice; in multiple choice
 * a tap that would pass cantidadDeOpciones is ignored (spec §5), and the same draft comes back.
 */
export function changeOpcion(parte: ParteCuestionario, borrador: Borrador, idPregunta: string): Borrador {
  const elegidas = parte.preguntas.filter((opcion) => borrador.get(opcion.id) === 'true')
  const estabaElegida = elegidas.some((opcion) => opcion.id === idPregunta)
  const cambiado = new Map(borrador)

  if (parte.tipo === 'tiempoDeLaborarEnEmpresa') {
    for (const opcion of elegidas) cambiado.set(opcion.id, 'false')
  } else if (!estabaElegida && elegidas.length >= (parte.cantidadDeOpciones ?? Number.POSITIVE_INFINITY)) {
    return borrador
  }
  return cambiado.set(idPregunta, estabaElegida ? 'false' : 'true')
}
