import type { ParteComplementaria } from '../complementarias.ts'
import { type Celda, cantidad, type Pestana, porcentaje, texto } from './libro.ts'

/** A block per part: its statement, a heading, and a row per question. */
export function createPestanaDeComplementarias(
  partes: readonly ParteComplementaria[],
  nota: string,
  /** What stands for every figure, while none may be shown. */
  enLugar: string | null = null,
): Pestana {
  const bloques = partes.map(({ preguntaGeneral, preguntas }): Celda[][] => [
    [texto(preguntaGeneral ?? 'Preguntas complementarias', 'titulo')],
    ['Pregunta', 'Respuestas', ...(preguntas[0]?.porcentajes ?? []).map(({ nombre }) => nombre)].map(
      (titulo) => texto(titulo, 'encabezado'),
    ),
    ...preguntas.map(({ pregunta, cantidadDeRespuestas, porcentajes }) => [
      texto(pregunta, 'parrafo'),
      enLugar ? texto(enLugar, 'apagado') : cantidad(cantidadDeRespuestas),
      ...porcentajes.map((uno) =>
        porcentaje(uno.porcentaje === null ? null : uno.porcentaje / 100, {
          conBanda: false,
          ...(enLugar ? { vacia: enLugar } : {}),
        }),
      ),
    ]),
  ])
  return {
    nombre: 'Complementarias',
    anchos: [60, 14, 14, 14, 14, 14],
    filasFijas: 1,
    columnasFijas: 1,
    filas: [[texto(nota, 'nota')], ...bloques.flatMap((bloque) => [[null], ...bloque])],
  }
}
