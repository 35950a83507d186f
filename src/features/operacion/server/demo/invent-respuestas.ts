import type { Definicion, ParteDefinida } from '#domain/climas/definicion.ts'
import type { PuntoDeEscala } from '#domain/cuestionario/cuestionario.ts'
import type { ClaseDePregunta } from '#domain/cuestionario/tipos-de-parte.ts'
import type { RespuestaNueva } from '#domain/encuesta/check-respuestas.ts'
import type { Azar } from '#domain/estadistica/azar.ts'
import { type EmpresaDemo, type GrupoDemo, inRonda, PREGUNTAS } from './datos.ts'
import { createComentarios, type EscribirComentario } from './invent-comentarios.ts'

/** Spread of people of one group and seniority, and one person from question to question. */
const ENTRE_PERSONAS = 0.75
const ENTRE_PREGUNTAS = 0.35
/** The mood of each seniority: newcomers hope, the middle years doubt, the oldest stay. */
const ANIMO_POR_ANTIGUEDAD = [0.45, 0.1, -0.35, -0.1, 0.2]
/** By variable: where each seniority departs from its mood. */
const PROPIO_DE_ANTIGUEDAD: Record<string, number[]> = {
  'Capacitación y crecimiento': [0.35, 0, -0.25, -0.3, -0.55],
  'Orgullo y permanencia': [0, 0, -0.3, 0, 0.55],
}
/** Weights of the reasons to stay, of which people choose up to three. */
const MOTIVOS = [5, 6, 9, 7, 4, 4, 3, 4, 5, 6]

/** By question: the share of people who write, and the writer for each mood. */
export type Comentarios = Map<string, { escriben: number; escribir: (animo: number) => EscribirComentario }>

export function createComentariosDeRonda(anio: number, suyas: boolean): Comentarios {
  return new Map(
    PREGUNTAS.map(({ pregunta, escriben, frases, deMolestos }) => {
      const contentos = createComentarios(frases, { anio, suyas })
      const molestos = deMolestos ? createComentarios(deMolestos, { anio, suyas }) : contentos
      return [pregunta, { escriben, escribir: (animo) => (animo > 0 ? contentos : molestos) }]
    }),
  )
}

type Pregunta = ParteDefinida['preguntas'][number]

const logistic = (x: number) => 1 / (1 + Math.exp(-x))

function chooseMotivos(azar: Azar): Set<number> {
  const elegidos = new Set<number>()
  const cuantos = 1 + azar.pickIndex([1, 2, 6])
  while (elegidos.size < cuantos) elegidos.add(azar.pickIndex(MOTIVOS))
  return elegidos
}

/** One person's answers to a whole questionnaire, in the order it is asked. */
export function inventRespuestas(
  { cuestionario }: Definicion,
  { opinion }: EmpresaDemo,
  { grupo, ronda, antiguedad }: { grupo: GrupoDemo; ronda: number; antiguedad: number },
  comentarios: Comentarios,
  azar: Azar,
): RespuestaNueva[][] {
  const animo =
    inRonda(grupo.animo, ronda) + ANIMO_POR_ANTIGUEDAD[antiguedad]! + azar.normal() * ENTRE_PERSONAS

  /** Faces 0 and 1 are content, whichever way the question is put. */
  const answerCara = (variable: string, { factorEvaluado, NoAplica }: Pregunta) => {
    if (NoAplica && azar.happens(antiguedad === 0 ? 0.22 : 0.04)) return '4'
    const x =
      inRonda(opinion.variables[variable] ?? 0.8, ronda) +
      inRonda(opinion.factores[factorEvaluado ?? ''], ronda) +
      inRonda(grupo.propio[variable], ronda) +
      (PROPIO_DE_ANTIGUEDAD[variable]?.[antiguedad] ?? 0) +
      animo +
      azar.normal() * ENTRE_PREGUNTAS
    if (azar.happens(logistic(x))) return azar.happens(logistic(x - 0.9)) ? '0' : '1'
    return azar.happens(logistic(-x - 0.8)) ? '3' : '2'
  }
  const answerEscala = ({ pregunta, NoAplica }: Pregunta) => {
    if (NoAplica && azar.happens(0.08)) return '4'
    const x = inRonda(opinion.servicios[pregunta], ronda) + animo * 0.4 + azar.normal()
    return x > 1.1 ? '0' : x > 0 ? '1' : x > -0.9 ? '2' : '3'
  }
  const comment = (pregunta: string) => {
    const comentario = comentarios.get(pregunta)
    if (!comentario || !azar.happens(comentario.escriben)) return ''
    return comentario.escribir(animo)(azar, grupo.habla)
  }

  /** The mood of a person leads towards the favourable end. */
  const answerPuntos = ({ id }: Pregunta, puntos: readonly PuntoDeEscala[]): RespuestaNueva => {
    const x = logistic(animo + azar.normal() * ENTRE_PREGUNTAS + 0.4)
    const haciaElFinal = puntos.at(-1)?.favorable ? x : 1 - x
    const lugar = Math.min(puntos.length - 1, Math.floor(haciaElFinal * puntos.length))
    return { idPregunta: id, clase: 'puntos', respuesta: String(lugar), favorable: puntos[lugar]!.favorable }
  }

  const answerPreguntas = ({ tipo, variable, preguntas, puntos }: ParteDefinida): RespuestaNueva[] => {
    const answer = (clase: ClaseDePregunta, choose: (pregunta: Pregunta, indice: number) => string) =>
      preguntas.map((una, i): RespuestaNueva => ({ idPregunta: una.id, clase, respuesta: choose(una, i) }))
    switch (tipo) {
      case 'smile':
        return answer('cara', (una) => answerCara(variable ?? '', una))
      case 'maloToExelente':
        return answer('escala', answerEscala)
      case 'seleccionMultiple': {
        const elegidos = chooseMotivos(azar)
        return answer('opcion', (_, i) => String(elegidos.has(i)))
      }
      case 'tiempoDeLaborarEnEmpresa':
        return answer('opcion', (_, i) => String(i === antiguedad))
      case 'unica': {
        const elegida = azar.pickIndex(preguntas.map(() => 1))
        return answer('opcion', (_, i) => String(i === elegida))
      }
      case 'escala':
        return preguntas.map((una) => answerPuntos(una, puntos ?? []))
      case 'preguntasAbiertas':
        return answer('abierta', (una) => comment(una.pregunta))
    }
  }
  return cuestionario.partesCuestionario.map((parte) => {
    const { preguntaAbierta: abierta } = parte
    const respuestas = answerPreguntas(parte)
    return abierta
      ? [...respuestas, { idPregunta: abierta.id, clase: 'abierta', respuesta: comment(abierta.pregunta) }]
      : respuestas
  })
}
