import * as z from 'zod/mini'
import { isTextoGuardable } from '../cuestionario/codigos.ts'
import type { Leido } from '../validacion/leido.ts'
import { linea, obligatoria, readWith, si } from '../validacion/read-with.ts'

export interface TextosDePersona {
  nombre: string
  rol: string
  /** What visitors shall know of them, in a line. */
  linea: string
}

/** Somebody of the firm, as the home page shows them. */
export interface PersonaDeFirma extends TextosDePersona {
  /** The fingerprint of their photograph; null: their initials stand there. */
  foto: string | null
}

export const MAX_PERSONAS = 12

/** A photograph stands in a circle of 56, on screens of up to three points for one. */
export const LIMITES_DE_FOTO = { bytes: 40 * 1024, ancho: 192, alto: 192 } as const

export const LARGO_DE_PERSONA: Record<keyof TextosDePersona, number> = { nombre: 60, rol: 60, linea: 120 }

const texto = (campo: keyof TextosDePersona, que: string) => [
  z.maxLength(LARGO_DE_PERSONA[campo], `Acorta ${que}: pasa de ${LARGO_DE_PERSONA[campo]} caracteres.`),
  si(isTextoGuardable, `Quita los caracteres extraños de ${que}.`),
]

const persona: z.ZodMiniType<TextosDePersona, unknown> = z.object({
  nombre: linea(obligatoria('Escribe el nombre.'), ...texto('nombre', 'el nombre')),
  rol: linea(...texto('rol', 'a qué se dedica')),
  linea: linea(...texto('linea', 'la línea')),
})

/** Tidied, or what is wrong with each field. */
export const parsePersona = (escrita: unknown): Leido<TextosDePersona, keyof TextosDePersona> =>
  readWith<TextosDePersona, keyof TextosDePersona>(persona, escrita)
