import * as z from 'zod/mini'
import { TIPOS_DE_PARTE } from '../cuestionario/cuestionario.ts'
import { readWith } from '../validacion/read-with.ts'
import { LECTURAS } from './clima-input.ts'
import type { Correccion, Definicion } from './definicion.ts'
import { booleano, entero, formatFalla, lista, objeto, opcional, texto, unoDe } from './documento.ts'
import { indicadoresDeMedicion, puntosDeEscala } from './parse-clima-input.ts'

const parte = objeto({
  id: texto,
  orden: entero,
  tipo: unoDe(TIPOS_DE_PARTE),
  variable: opcional(texto),
  preguntaGeneral: opcional(texto),
  preguntaAbierta: opcional(objeto({ id: texto, orden: entero, pregunta: texto, posicion: entero })),
  cantidadDeOpciones: opcional(entero),
  enOrden: z.optional(booleano),
  puntos: z.optional(puntosDeEscala),
  eNPS: z.optional(booleano),
  preguntas: lista(
    objeto({
      id: texto,
      orden: entero,
      pregunta: texto,
      factorEvaluado: opcional(texto),
      positiva: opcional(booleano),
      NoAplica: booleano,
      posicion: entero,
    }),
  ),
})

type Guardada = Omit<Definicion, 'correcciones'> & { correcciones: Correccion[] | null }

const guardada: z.ZodMiniType<Guardada, unknown> = objeto({
  gruposDeOpinion: lista(
    objeto({
      id: texto,
      orden: entero,
      nombre: texto,
      encuestadosPlaneados: entero,
      seLeeEnSuArea: z.optional(booleano),
    }),
  ),
  areasDeTrabajo: lista(objeto({ id: texto, nombre: texto, idsGruposDeOpinion: lista(texto) })),
  indicadoresDeMedicion,
  cuestionario: objeto({ tipo: texto, partesCuestionario: lista(parte) }),
  lectura: z.optional(unoDe(LECTURAS)),
  correcciones: opcional(lista(objeto({ antes: texto, ahora: texto }))),
  estudio: z.optional(booleano),
  nombresDeTramos: z.optional(lista(objeto({ idsPreguntas: lista(texto), nombre: texto }))),
})

/** The stored document, typed as it is read. It was checked when written, so a fault here is damage: it throws. */
export function parseDefinicion(escrita: string): Definicion {
  const leido = readWith(guardada, JSON.parse(escrita), formatFalla)
  if (!leido.ok) throw new TypeError(`stored definicion is damaged: ${Object.values(leido.problemas)[0]}`)
  const { correcciones, ...definicion } = leido.valor
  return correcciones ? { ...definicion, correcciones } : definicion
}
