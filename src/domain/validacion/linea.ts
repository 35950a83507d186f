import * as z from 'zod/mini'
import { formatLinea } from '../texto/format-linea.ts'

type Revision = z.core.$ZodCheck<string>

/** A line of text as somebody wrote it, or left it out: tidied first, then looked at. */
export const linea = (...revisiones: Revision[]) =>
  z.pipe(z.pipe(z.nullish(z.string()), z.transform(formatLinea)), z.string().check(...revisiones))

/** The same where nothing is null. */
export const lineaOpcional = (...revisiones: Revision[]) =>
  z.pipe(
    linea(...revisiones),
    z.transform((texto: string) => texto || null),
  )

/** Looks only at what was written: whether it may be left empty is another matter. */
export const si = (isBien: (texto: string) => boolean, mensaje: string): Revision =>
  z.refine((texto: string) => texto === '' || isBien(texto), mensaje)

export const obligatoria = (mensaje: string): Revision => z.minLength(1, mensaje)
