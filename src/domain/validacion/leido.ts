/** Where something stands in a document: ["partes", 2, "orden"]. */
export type Ruta = readonly (string | number)[]

/** One sentence per field that is wrong; a field within another is "contacto.correo", one of a list "partes[2]". */
export type Problemas<Campo extends string = string> = Partial<Record<Campo, string>>

/** A reading of what was written: tidied and ready to be kept, or what is wrong with it. One of both is empty. */
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

/** The reading once everything has been looked at. */
export const conclude = <T, Campo extends string>(valor: T, problemas: Problemas<Campo>): Leido<T, Campo> =>
  Object.keys(problemas).length === 0 ? { ok: true, valor, problemas } : fail(problemas)

/** The value of a reading that was looked at before. */
export function getValor<T>(leido: Leido<T>): T {
  if (!leido.ok) throw new TypeError(formatProblemas(leido.problemas))
  return leido.valor
}

/** All that is wrong, in one text. */
export const formatProblemas = (problemas: Problemas): string => Object.values(problemas).join(' ')
