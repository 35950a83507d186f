import * as z from 'zod/mini'
import type { Leido } from '../validacion/leido.ts'
import { linea, readWith } from '../validacion/read-with.ts'
import { LIMITES_DE_CV } from './cv.ts'

/** In the order in which somebody goes on; who does not comes last. */
export const ESTADOS_DE_CANDIDATO = ['finalista', 'entrevista', 'porVer', 'contratado', 'noSigue'] as const
export type EstadoDeCandidato = (typeof ESTADOS_DE_CANDIDATO)[number]

export const NOMBRE_DE_ESTADO_DE_CANDIDATO: Record<EstadoDeCandidato, string> = {
  porVer: 'Por ver',
  entrevista: 'Entrevista',
  finalista: 'Finalista',
  contratado: 'Contratado',
  noSigue: 'No sigue',
}

/** The note of staff about somebody; it may stay empty. */
export const parseNotaDeCandidato = (escrita: string | null | undefined): Leido<string> =>
  readWith(
    linea(
      z.maxLength(LIMITES_DE_CV.notaDeCandidato, `La nota pasa de ${LIMITES_DE_CV.notaDeCandidato} letras.`),
    ),
    escrita,
  )
