import { type CuestionarioConPosiciones, listCasillas, SIN_CONTESTAR } from '../hoja.ts'
import type { RespuestaEnviada } from '../respuestas.ts'

/** What the product never does: reads the answers of a sheet as they were sent; textos holds the open ones, by question id. */
export function readRespuestas(
  cuestionario: CuestionarioConPosiciones,
  hoja: string,
  textos: ReadonlyMap<string, string>,
): RespuestaEnviada[] {
  return listCasillas(cuestionario).flatMap(({ idPregunta, posicion, clase }) => {
    const caracter = hoja[posicion] ?? SIN_CONTESTAR
    if (caracter === SIN_CONTESTAR) return []
    if (clase === 'abierta') return [{ idPregunta, respuesta: textos.get(idPregunta) ?? '' }]
    if (clase === 'opcion') return [{ idPregunta, respuesta: caracter === 't' ? 'true' : 'false' }]
    if (clase === 'puntos' && /[A-KP-Z]/.test(caracter))
      return [{ idPregunta, respuesta: String((caracter.charCodeAt(0) - 'A'.charCodeAt(0)) % 15) }]
    if (clase === 'puntos') return [{ idPregunta, respuesta: 'n' }]
    return [{ idPregunta, respuesta: caracter }]
  })
}
