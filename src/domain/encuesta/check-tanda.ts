import { isRespuestaLegal } from '../cuestionario/codigos.ts'
import type { PreguntaDeParte } from '../cuestionario/preguntas-de-parte.ts'
import type { TandaDePreguntas } from './avance.ts'
import type { Borrador, RespuestaEnviada } from './respuesta.ts'

export const AVISO_CONTESTAR_TODAS = 'Tienes que contestar todas las preguntas.'
export const AVISO_ESCOGER_ALGUNA = 'Tienes que Escoger alguna.'
export const AVISO_TEXTO_LARGO = 'Una de tus respuestas es demasiado larga. Acórtala a 4,000 caracteres.'

/** idPregunta: where the focus goes, the first question that is wrong. */
export type TandaRevisada =
  | { ok: true; respuestas: RespuestaEnviada[] }
  | { ok: false; aviso: string; idPregunta: string }

/** What a question sends when it was left alone: options are not chosen, open texts are empty. */
function getRespuesta(pregunta: PreguntaDeParte, borrador: Borrador): string | undefined {
  const respuesta = borrador.get(pregunta.id)
  if (respuesta !== undefined || pregunta.clase === 'cara' || pregunta.clase === 'escala') return respuesta
  return pregunta.clase === 'opcion' ? 'false' : ''
}

function findAvisoDeOpciones({ parte, preguntas }: TandaDePreguntas, borrador: Borrador): string | null {
  const elegidas = preguntas.filter((p) => p.clase === 'opcion' && borrador.get(p.id) === 'true').length
  if (parte.tipo === 'tiempoDeLaborarEnEmpresa') return elegidas === 1 ? null : AVISO_ESCOGER_ALGUNA
  if (parte.tipo !== 'seleccionMultiple' || parte.cantidadDeOpciones == null) return null
  return elegidas <= parte.cantidadDeOpciones
    ? null
    : `Puedes escoger ${parte.cantidadDeOpciones} como máximo.`
}

/** The batch checks of spec §5, before anything is sent. */
export function checkTanda(tanda: TandaDePreguntas, borrador: Borrador): TandaRevisada {
  const respuestas: RespuestaEnviada[] = []
  for (const pregunta of tanda.preguntas) {
    const respuesta = getRespuesta(pregunta, borrador)
    if (respuesta === undefined || !isRespuestaLegal(pregunta, respuesta)) {
      const aviso = pregunta.clase === 'abierta' ? AVISO_TEXTO_LARGO : AVISO_CONTESTAR_TODAS
      return { ok: false, aviso, idPregunta: pregunta.id }
    }
    respuestas.push({ idPregunta: pregunta.id, respuesta })
  }
  const aviso = findAvisoDeOpciones(tanda, borrador)
  const primera = tanda.preguntas[0]
  if (aviso && primera) return { ok: false, aviso, idPregunta: primera.id }
  return { ok: true, respuestas }
}
