import type { Definicion, ParteDefinida } from '#domain/climas/definicion.ts'
import type { ClaseDePregunta } from '#domain/cuestionario/preguntas-de-parte.ts'
import type { RespuestaNueva } from '#domain/encuesta/check-respuestas.ts'
import type { Azar } from '#domain/estadistica/azar.ts'
import { ANIMO_POR_ANTIGUEDAD, type GrupoDemo, PROPIO_DE_ANTIGUEDAD, type RondaDemo } from './ronda.ts'
import type { EscribirComentario } from './write-comentario.ts'

/** How much people of one group and seniority differ from each other, and one person from question to question. */
const ENTRE_PERSONAS = 0.75
const ENTRE_PREGUNTAS = 0.35

/** By question: how many write something, and who writes it. */
export type Comentarios = Record<
  string,
  { escriben: number; escribir: (animo: number) => EscribirComentario }
>

const MOTIVOS = [5, 6, 9, 7, 4, 4, 3, 4, 5, 6]

const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/** One person's answers to a whole questionnaire, in the order it is asked. */
export function answerAsPersona(
  { cuestionario }: Definicion,
  ronda: RondaDemo,
  grupo: GrupoDemo,
  comentarios: Comentarios,
  azar: Azar,
): RespuestaNueva[][] {
  const antiguedad = azar.pickIndex(grupo.antiguedades)
  const animo = grupo.animo + ANIMO_POR_ANTIGUEDAD[antiguedad]! + azar.normal() * ENTRE_PERSONAS

  const feel = (variable: string, factor: string) =>
    (ronda.variables[variable] ?? 0.8) +
    (ronda.factores[factor] ?? 0) +
    animo +
    (grupo.propio?.[variable] ?? 0) +
    (PROPIO_DE_ANTIGUEDAD[antiguedad]?.[variable] ?? 0) +
    azar.normal() * ENTRE_PREGUNTAS

  /** 0 and 1 are content, whichever way the question is put. */
  const answerCara = (
    parte: ParteDefinida,
    { factorEvaluado, NoAplica }: ParteDefinida['preguntas'][number],
  ) => {
    if (NoAplica && azar.happens(antiguedad === 0 ? 0.22 : 0.04)) return '4'
    const x = feel(parte.variable ?? '', factorEvaluado ?? '')
    if (azar.happens(logistic(x))) return azar.happens(logistic(x - 0.9)) ? '0' : '1'
    return azar.happens(logistic(-x - 0.8)) ? '3' : '2'
  }

  const answerEscala = ({ pregunta, NoAplica }: ParteDefinida['preguntas'][number]) => {
    if (NoAplica && azar.happens(0.08)) return '4'
    const x = (ronda.servicios[pregunta] ?? 0) + animo * 0.4 + azar.normal()
    return x > 1.1 ? '0' : x > 0 ? '1' : x > -0.9 ? '2' : '3'
  }

  const chooseMotivos = (cuantos: number): Set<number> => {
    const elegidos = new Set<number>()
    while (elegidos.size < cuantos) elegidos.add(azar.pickIndex(MOTIVOS))
    return elegidos
  }

  const comment = (pregunta: string) => {
    const comentario = comentarios[pregunta]
    if (!comentario || !azar.happens(comentario.escriben)) return ''
    return comentario.escribir(animo)({ azar, ambito: grupo.ambito })
  }

  const answerParte = (parte: ParteDefinida): RespuestaNueva[] => {
    const answer = (
      clase: ClaseDePregunta,
      elegir: (p: ParteDefinida['preguntas'][number], i: number) => string,
    ) => parte.preguntas.map((p, i): RespuestaNueva => ({ idPregunta: p.id, clase, respuesta: elegir(p, i) }))
    const abierta = parte.preguntaAbierta
    const alFinal: RespuestaNueva[] = abierta
      ? [{ idPregunta: abierta.id, clase: 'abierta', respuesta: comment(abierta.pregunta) }]
      : []
    switch (parte.tipo) {
      case 'smile':
        return [...answer('cara', (p) => answerCara(parte, p)), ...alFinal]
      case 'maloToExelente':
        return [...answer('escala', answerEscala), ...alFinal]
      case 'seleccionMultiple': {
        const elegidos = chooseMotivos(1 + azar.pickIndex([1, 2, 6]))
        return [...answer('opcion', (_, i) => String(elegidos.has(i))), ...alFinal]
      }
      case 'tiempoDeLaborarEnEmpresa':
        return answer('opcion', (_, i) => String(i === antiguedad))
      case 'preguntasAbiertas':
        return answer('abierta', (p) => comment(p.pregunta))
    }
  }
  return cuestionario.partesCuestionario.map(answerParte)
}
