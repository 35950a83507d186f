import * as z from 'zod/mini'
import { formatLinea } from '../texto/format-linea.ts'
import { fail, formatRuta, type Leido, type Problemas, type Ruta } from './leido.ts'

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

// Its faster way writes code as it runs, which our pages forbid.
z.config({ jitless: true })

export type Falla = { campo: string; mensaje: string; desconocido: boolean }

function listFallas({ issues }: z.core.$ZodError): Falla[] {
  return issues.flatMap((issue): Falla | Falla[] => {
    const ruta = issue.path as Ruta
    const { message: mensaje } = issue
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((campo) => ({ campo: formatRuta([...ruta, campo]), mensaje, desconocido: true }))
      : { campo: formatRuta(ruta), mensaje, desconocido: false }
  })
}

/** The first of several problems of a field is said. */
export function readWith<T, Campo extends string = string>(
  schema: z.ZodMiniType<T, unknown>,
  escrito: unknown,
  phrase: (falla: Falla) => string = ({ mensaje }) => mensaje,
): Leido<T, Campo> {
  const leido = z.safeParse(schema, escrito)
  if (leido.success) return { ok: true, valor: leido.data, problemas: {} }
  const porCampo = new Map<string, string>()
  for (const falla of listFallas(leido.error))
    if (!porCampo.has(falla.campo)) porCampo.set(falla.campo, phrase(falla))
  return fail(Object.fromEntries(porCampo) as Problemas<Campo>)
}
