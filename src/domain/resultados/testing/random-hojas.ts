import fc, { type GeneratorValue } from 'fast-check'
import type { Clima, Definicion } from '../../climas/definicion.ts'
import { climaArbitrary } from '../../climas/testing/random-clima.ts'
import type { PuntoDeEscala } from '../../cuestionario/cuestionario.ts'
import {
  listPreguntas,
  listPreguntasDeParte,
  type PreguntaDeParte,
} from '../../cuestionario/preguntas-de-parte.ts'
import { checkRespuestas } from '../../encuesta/check-respuestas.ts'
import { writeHoja } from '../../encuesta/hoja.ts'
import type { RespuestaEnviada } from '../../encuesta/respuestas.ts'

/** A respondent as a person would write it down, and as the sheet holds it. codigos: what each closed answer counts as. */
export type Encuestado = {
  idGrupoDeOpinion: string
  respuestas: Map<string, string>
  codigos: Map<string, string>
  hoja: string
}

function toCodigo(puntos: readonly PuntoDeEscala[] | undefined, respuesta: string): string {
  if (!puntos) return respuesta
  if (respuesta === 'n') return '4'
  return puntos[Number(respuesta)]!.favorable ? '0' : '3'
}

function randomRespuesta(g: GeneratorValue, pregunta: PreguntaDeParte): string {
  if (pregunta.clase === 'abierta') return g(() => fc.constantFrom('', 'Todo bien'))
  if (pregunta.clase === 'puntos')
    return g(() =>
      fc.constantFrom(...pregunta.puntos!.map((_, lugar) => String(lugar)), pregunta.NoAplica ? 'n' : '0'),
    )
  return g(() => fc.constantFrom('0', '1', '2', '3', pregunta.NoAplica ? '4' : '1'))
}

function randomEncuestado(g: GeneratorValue, { gruposDeOpinion, cuestionario }: Definicion): Encuestado {
  const enviadas = cuestionario.partesCuestionario.flatMap((parte): RespuestaEnviada[] => {
    const preguntas = listPreguntasDeParte(parte)
    const opciones = preguntas.filter((p) => p.clase === 'opcion')
    const elegida = opciones.length === 0 ? null : g(() => fc.constantFrom(null, ...opciones))
    return [
      ...(elegida ? opciones.map((p) => ({ idPregunta: p.id, respuesta: String(p === elegida) })) : []),
      ...preguntas
        .filter((p) => p.clase !== 'opcion' && g(() => fc.constantFrom(true, true, false)))
        .map((p) => ({ idPregunta: p.id, respuesta: randomRespuesta(g, p) })),
    ]
  })
  const puntos = new Map(listPreguntas(cuestionario).map((pregunta) => [pregunta.id, pregunta.puntos]))
  const revisadas = checkRespuestas(cuestionario, new Set(), enviadas)
  if (!revisadas.ok) throw new Error(revisadas.rechazo.mensaje)
  return {
    idGrupoDeOpinion: g(() => fc.constantFrom(...gruposDeOpinion)).id,
    respuestas: new Map(enviadas.map((r) => [r.idPregunta, r.respuesta])),
    codigos: new Map(enviadas.map((r) => [r.idPregunta, toCodigo(puntos.get(r.idPregunta), r.respuesta)])),
    hoja:
      g(() => fc.nat({ max: 9 })) === 0
        ? writeHoja(cuestionario, '', [])
        : writeHoja(cuestionario, '', revisadas.nuevas),
  }
}

export type ClimaContestado = { clima: Clima; encuestados: Encuestado[] }

/** Any climate with any respondents: partial ones, No Aplica, empty groups, sheets nobody wrote on. */
export const climaContestadoArbitrary = fc
  .tuple(climaArbitrary, fc.nat({ max: 12 }), fc.gen())
  .map(([clima, cantidad, g]): ClimaContestado => {
    const encuestados = Array.from({ length: cantidad }, () => randomEncuestado(g, clima.definicion))
    for (const encuestado of encuestados)
      if (/^-*$/.test(encuestado.hoja)) {
        encuestado.respuestas.clear()
        encuestado.codigos.clear()
      }
    return { clima, encuestados }
  })
