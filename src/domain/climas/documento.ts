import * as z from 'zod/mini'
import type { Falla } from '../validacion/read-with.ts'

// What a climate's document is made of. Each says what it expects, for the sentence of `formatFalla`.

export const texto = z.string('un texto')
export const entero = z.int('un número entero')
export const booleano = z.boolean('true o false')

export const unoDe = <const T extends string>(valores: readonly T[]) =>
  z.enum(valores as [T, ...T[]], `uno de estos: ${valores.join(', ')}`)

/** Left out or null is null. */
export const opcional = <T>(schema: z.ZodMiniType<T, unknown>) => z._default(z.nullable(schema), null)

export const lista = <T>(schema: z.ZodMiniType<T, unknown>) => z.array(schema, 'una lista')

/** A field nobody knows is a fault too: a misspelled one would otherwise be lost in silence. */
export const objeto = <T extends z.core.$ZodLooseShape>(campos: T) => z.strictObject(campos, 'un objeto')

export function formatFalla({ campo, mensaje, desconocido }: Falla): string {
  if (desconocido) return `No se conoce el campo ${campo}.`
  return `${campo === '' ? 'En el documento' : `En ${campo}`} se espera ${mensaje}.`
}
