import * as z from 'zod/mini'
import type { Leido } from '../validacion/leido.ts'
import { linea, obligatoria, si } from '../validacion/linea.ts'
import { readWith } from '../validacion/read-with.ts'

/** The name of a position or of a search that is kept. */
export const parseNombreDeLista = (escrito: string, largo: number): Leido<string> =>
  readWith(
    linea(
      obligatoria('Escribe un nombre.'),
      z.maxLength(largo, `El nombre pasa de ${largo} letras.`),
      si((texto) => /[\p{L}\p{N}]/u.test(texto), 'El nombre no tiene letras.'),
    ),
    escrito,
  )
