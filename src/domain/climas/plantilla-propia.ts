import * as z from 'zod/mini'
import { isTextoGuardable } from '../cuestionario/codigos.ts'
import type { Leido } from '../validacion/leido.ts'
import { linea, obligatoria, readWith, si } from '../validacion/read-with.ts'
import type { ClimaInput } from './clima-input.ts'
import { type Estructura, SIN_GRUPOS } from './en-blanco.ts'

export const LIMITES_DE_PLANTILLA = { plantillas: 100, nombre: 80, descripcion: 300 } as const

/** Name and description of a template of the firm's own. */
export interface RotuloDePlantilla {
  nombre: string
  descripcion: string
}

const texto = (que: string, max: number) => [
  z.maxLength(max, `Acorta ${que}: pasa de ${max} caracteres.`),
  si(isTextoGuardable, `Quita los caracteres extraños de ${que}.`),
]

const rotulo: z.ZodMiniType<RotuloDePlantilla, unknown> = z.object({
  nombre: linea(
    obligatoria('Escribe un nombre.'),
    ...texto('el nombre', LIMITES_DE_PLANTILLA.nombre),
    si((nombre) => /[\p{L}\p{N}]/u.test(nombre), 'El nombre no tiene letras.'),
  ),
  descripcion: linea(...texto('la descripción', LIMITES_DE_PLANTILLA.descripcion)),
})

export const parseRotulo = (escrito: RotuloDePlantilla): Leido<RotuloDePlantilla, keyof RotuloDePlantilla> =>
  readWith(rotulo, escrito)

/** The part of a climate's document that another company can begin from. */
export const toEstructuraDePlantilla = ({ indicadoresDeMedicion, cuestionario }: ClimaInput): Estructura => ({
  ...SIN_GRUPOS,
  indicadoresDeMedicion,
  cuestionario,
})
