import type {
  EncuestaDeEncuestado as EncuestaWire,
  Respuesta as RespuestaWire,
} from '#contract/schema.generated.ts'
import type { RespuestaEnviada } from '#domain/encuesta/respuesta.ts'
import { presentCuestionario } from '#features/climas/server/present-cuestionario.ts'
import type { EncuestaDeEncuestado } from './get-encuestado.ts'

export const presentRespuesta = ({ idPregunta, respuesta }: RespuestaEnviada): RespuestaWire => ({
  id: idPregunta,
  idPregunta,
  respuesta,
})

export function presentEncuesta(encuesta: EncuestaDeEncuestado): EncuestaWire {
  return {
    revision: encuesta.revision,
    encuestaActiva: encuesta.encuestaActiva,
    plazoTerminado: encuesta.plazoTerminado,
    cuestionario: presentCuestionario(encuesta.cuestionario),
    respuestas: encuesta.respuestas.map(presentRespuesta),
  }
}
