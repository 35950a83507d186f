import { isRespuestaLegal } from '../cuestionario/codigos.ts'
import type { Cuestionario, ParteCuestionario } from '../cuestionario/cuestionario.ts'
import {
  listNumeros,
  listPreguntasDeParte,
  type PreguntaDeParte,
} from '../cuestionario/preguntas-de-parte.ts'
import { type ClaseDePregunta, isDeOpciones, isDeUnaOpcion } from '../cuestionario/tipos-de-parte.ts'
import type { Contestadas } from './avance.ts'
import type { RespuestaEnviada } from './respuestas.ts'

/** favorable: of a point. */
export type RespuestaNueva = RespuestaEnviada & { clase: ClaseDePregunta; favorable?: boolean }

export type MotivoDeRechazo =
  | 'preguntaAjena'
  | 'preguntaRepetida'
  | 'respuestaIlegal'
  | 'parteIncompleta'
  | 'demasiadasOpciones'
  | 'antiguedadNoUnica'
  | 'opcionNoUnica'

export type RechazoDeRespuestas = { motivo: MotivoDeRechazo; mensaje: string }

export type RespuestasRevisadas =
  | { ok: true; nuevas: RespuestaNueva[] }
  | { ok: false; rechazo: RechazoDeRespuestas }

/** Questions of the parts that something was sent to: a page is of one part, and a questionnaire has many. */
function listPreguntasEnviadas(
  { partesCuestionario }: Cuestionario,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, PreguntaDeParte> {
  const partes = partesCuestionario.filter(
    ({ preguntas, preguntaAbierta }) =>
      preguntas.some(({ id }) => ids.has(id)) || (preguntaAbierta && ids.has(preguntaAbierta.id)),
  )
  return new Map(partes.flatMap(listPreguntasDeParte).map((pregunta) => [pregunta.id, pregunta]))
}

/**
 * The server's checks on a save (design: survey rules). Whether a call is legal does not depend on what is stored,
 * so a retry is never refused for what the first try saved; what is already answered is simply not new.
 */
export function checkRespuestas(
  cuestionario: Cuestionario,
  contestadas: Contestadas,
  enviadas: readonly RespuestaEnviada[],
): RespuestasRevisadas {
  const preguntas = listPreguntasEnviadas(cuestionario, new Set(enviadas.map(({ idPregunta }) => idPregunta)))
  const getNumero = (id: string) => listNumeros(cuestionario).get(id)
  const recibidas = new Map<string, string>()
  const nuevas: RespuestaNueva[] = []

  for (const { idPregunta, respuesta } of enviadas) {
    const pregunta = preguntas.get(idPregunta)
    if (!pregunta) return refuse('preguntaAjena', 'Una de las preguntas no es de esta encuesta.')
    if (recibidas.has(idPregunta))
      return refuse('preguntaRepetida', `La pregunta ${getNumero(idPregunta)} viene dos veces.`)
    if (!isRespuestaLegal(pregunta, respuesta))
      return refuse('respuestaIlegal', `La respuesta a la pregunta ${getNumero(idPregunta)} no es válida.`)
    recibidas.set(idPregunta, respuesta)
    if (!contestadas.has(idPregunta)) nuevas.push(toNueva(pregunta, respuesta))
  }

  for (const parte of cuestionario.partesCuestionario) {
    const rechazo = findRechazoDeOpciones(parte, recibidas)
    if (rechazo) return { ok: false, rechazo }
  }
  return { ok: true, nuevas }
}

const toNueva = ({ id, clase, puntos }: PreguntaDeParte, respuesta: string): RespuestaNueva => ({
  idPregunta: id,
  respuesta,
  clase,
  ...(puntos && { favorable: puntos[Number(respuesta)]?.favorable ?? false }),
})

const refuse = (motivo: MotivoDeRechazo, mensaje: string): RespuestasRevisadas => ({
  ok: false,
  rechazo: { motivo, mensaje },
})

function findRechazoDeOpciones(
  parte: ParteCuestionario,
  recibidas: ReadonlyMap<string, string>,
): RechazoDeRespuestas | null {
  if (!isDeOpciones(parte.tipo)) return null
  const opciones = parte.preguntas.filter((opcion) => recibidas.has(opcion.id))
  if (opciones.length === 0) return null
  if (opciones.length < parte.preguntas.length) {
    const mensaje = `Las opciones de la parte ${parte.orden} se guardan todas juntas.`
    return { motivo: 'parteIncompleta', mensaje }
  }

  const elegidas = opciones.filter((opcion) => recibidas.get(opcion.id) === 'true').length
  if (isDeUnaOpcion(parte.tipo)) {
    if (elegidas === 1) return null
    return parte.tipo === 'tiempoDeLaborarEnEmpresa'
      ? {
          motivo: 'antiguedadNoUnica',
          mensaje: 'Escoge una sola opción de tiempo de laborar en la empresa.',
        }
      : { motivo: 'opcionNoUnica', mensaje: `En la parte ${parte.orden} se escoge una sola opción.` }
  }
  const maximo = parte.cantidadDeOpciones ?? parte.preguntas.length
  if (elegidas <= maximo) return null
  return {
    motivo: 'demasiadasOpciones',
    mensaje: `En la parte ${parte.orden} puedes escoger ${maximo} como máximo.`,
  }
}
