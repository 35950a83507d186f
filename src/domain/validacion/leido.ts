import * as z from 'zod/mini'
import { formatLinea } from '../texto/format-linea.ts'

/** Where something stands in a document: ["partes", 2, "orden"]. */
export type Ruta = readonly (string | number)[]

/** One sentence per field that is wrong; a field within another is "contacto.correo", one of a list "partes[2]". */
export type Problemas<Campo extends string = string> = Partial<Record<Campo, string>>

/** What was written, tidied and ready to be kept, or what is wrong with it. One of both is empty. */
export type Leido<T, Campo extends string = string> =
  | { ok: true; valor: T; problemas: Problemas<Campo> }
  | { ok: false; valor: null; problemas: Problemas<Campo> }

/** "cuestionario.partesCuestionario[2].orden", as somebody who edits the JSON file would write it. */
export function formatRuta(ruta: Ruta): string {
  return ruta
    .map((paso, indice) => (typeof paso === 'number' ? `[${paso}]` : indice === 0 ? paso : `.${paso}`))
    .join('')
}

export const fail = <T, Campo extends string>(problemas: Problemas<Campo>): Leido<T, Campo> => ({
  ok: false,
  valor: null,
  problemas,
})

/** What is left to say once everything has been looked at. */
export const conclude = <T, Campo extends string>(valor: T, problemas: Problemas<Campo>): Leido<T, Campo> =>
  Object.keys(problemas).length === 0 ? { ok: true, valor, problemas } : fail(problemas)

/** Of what has been looked at before. */
export function getValor<T>(leido: Leido<T>): T {
  if (!leido.ok) throw new TypeError(formatProblemas(leido.problemas))
  return leido.valor
}

/** All that is wrong, in one text. */
export const formatProblemas = (problemas: Problemas): string => Object.values(problemas).join(' ')

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

/** Of several things wrong with a field the first is said. */
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
