import { isRespuestaLegal } from '../cuestionario/codigos.ts'
import type { ParteCuestionario } from '../cuestionario/cuestionario.ts'
import type { PreguntaDeParte } from '../cuestionario/preguntas-de-parte.ts'
import { isDeUnaOpcion } from '../cuestionario/tipos-de-parte.ts'
import type { TandaDePreguntas } from './avance.ts'

/** One answer as the respondent sends it: a code, "true"/"false", or the text of an open question. */
export type RespuestaEnviada = { idPregunta: string; respuesta: string }

/** Answers on the screen that are not saved yet, by question id. */
export type Borrador = ReadonlyMap<string, string>

/**
 * A tap on an option. Where one is chosen a tap changes the choice; in multiple choice
 * a tap that would pass cantidadDeOpciones is ignored (spec §5), and the same draft comes back.
 */
export function changeOpcion(parte: ParteCuestionario, borrador: Borrador, idPregunta: string): Borrador {
  const elegidas = parte.preguntas.filter((opcion) => borrador.get(opcion.id) === 'true')
  const estabaElegida = elegidas.some((opcion) => opcion.id === idPregunta)
  const cambiado = new Map(borrador)

  if (isDeUnaOpcion(parte.tipo)) {
    for (const opcion of elegidas) cambiado.set(opcion.id, 'false')
  } else if (!estabaElegida && elegidas.length >= (parte.cantidadDeOpciones ?? Number.POSITIVE_INFINITY)) {
    return borrador
  }
  return cambiado.set(idPregunta, estabaElegida ? 'false' : 'true')
}

export const AVISO_CONTESTAR_TODAS = 'Tienes que contestar todas las preguntas.'
export const AVISO_ESCOGER_ALGUNA = 'Tienes que Escoger alguna.'
export const AVISO_TEXTO_LARGO = 'Una de tus respuestas es demasiado larga. Acórtala a 4,000 caracteres.'

/** idPregunta: where the focus goes, the first question that is wrong. */
type TandaRevisada =
  | { ok: true; respuestas: RespuestaEnviada[] }
  | { ok: false; aviso: string; idPregunta: string }

/** The answer of a question that was left alone: options are not chosen, open texts are empty. */
function getRespuesta(pregunta: PreguntaDeParte, borrador: Borrador): string | undefined {
  const respuesta = borrador.get(pregunta.id)
  if (respuesta !== undefined) return respuesta
  if (pregunta.clase === 'opcion') return 'false'
  return pregunta.clase === 'abierta' ? '' : undefined
}

function findAvisoDeOpciones({ parte, preguntas }: TandaDePreguntas, borrador: Borrador): string | null {
  const opciones = preguntas.filter((p) => p.clase === 'opcion')
  // Saved before, without the open question beside them.
  if (opciones.length === 0) return null
  const elegidas = opciones.filter((p) => borrador.get(p.id) === 'true').length
  if (isDeUnaOpcion(parte.tipo)) return elegidas === 1 ? null : AVISO_ESCOGER_ALGUNA
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
  const primera = tanda.preguntas.find((p) => p.clase === 'opcion')
  if (aviso && primera) return { ok: false, aviso, idPregunta: primera.id }
  return { ok: true, respuestas }
}
