import type * as z from 'zod/mini'
import { TIPOS_DE_PARTE } from '../cuestionario/cuestionario.ts'
import type { Leido } from '../validacion/leido.ts'
import { readWith } from '../validacion/read-with.ts'
import { BASES_DE_CALCULO, type ClimaInput, LECTURAS } from './clima-input.ts'
import { booleano, entero, formatFalla, lista, objeto, opcional, texto, unoDe } from './documento.ts'

const id = opcional(texto)

const preguntaInput = objeto({
  id,
  orden: entero,
  pregunta: texto,
  factorEvaluado: opcional(texto),
  positiva: opcional(booleano),
  NoAplica: opcional(booleano),
})

export const puntosDeEscala = lista(objeto({ texto, favorable: booleano }))

const parteInput = objeto({
  id,
  orden: entero,
  tipo: unoDe(TIPOS_DE_PARTE),
  variable: opcional(texto),
  preguntaGeneral: opcional(texto),
  preguntaAbierta: opcional(objeto({ id, orden: entero, pregunta: texto })),
  cantidadDeOpciones: opcional(entero),
  enOrden: opcional(booleano),
  puntos: opcional(puntosDeEscala),
  eNPS: opcional(booleano),
  preguntas: lista(preguntaInput),
})

const indicadorInput = objeto({
  nombre: texto,
  variables: lista(
    objeto({
      nombre: texto,
      descripcion: texto,
      factoresEvaluados: lista(objeto({ nombre: texto, positiva: booleano })),
    }),
  ),
})

export const indicadoresDeMedicion = lista(indicadorInput)

const climaInput: z.ZodMiniType<Required<ClimaInput>, unknown> = objeto({
  idEmpresa: texto,
  nombre: opcional(texto),
  fechaInicio: entero,
  fechaLimite: opcional(entero),
  baseDeCalculo: opcional(unoDe(BASES_DE_CALCULO)),
  minimoPorGrupo: opcional(entero),
  lectura: opcional(unoDe(LECTURAS)),
  gruposDeOpinion: lista(
    objeto({
      id,
      orden: entero,
      nombre: texto,
      encuestadosPlaneados: entero,
      seLeeEnSuArea: opcional(booleano),
    }),
  ),
  areasDeTrabajo: lista(objeto({ id, nombre: texto, gruposDeOpinion: lista(entero) })),
  indicadoresDeMedicion,
  cuestionario: objeto({ tipo: texto, partesCuestionario: lista(parteInput) }),
})

/** The shape of an imported file, as strict as the API's; its rules are checkClima's. */
export function parseClimaInput(json: unknown): Leido<ClimaInput> {
  return readWith(climaInput, json, formatFalla)
}
