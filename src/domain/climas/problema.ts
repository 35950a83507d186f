export type Ruta = readonly (string | number)[]

/** Something wrong in a climate's document: where it stands, and a sentence that names the place. */
export type Problema = { ruta: Ruta; mensaje: string }

/** `breve` leaves the place out, for who is already there. */
export type ProblemaDeRegla = Problema & { breve: string }

/** "cuestionario.partesCuestionario[2].orden", as somebody who edits the JSON file would write it. */
export function formatRuta(ruta: Ruta): string {
  return ruta
    .map((paso, indice) => (typeof paso === 'number' ? `[${paso}]` : indice === 0 ? paso : `.${paso}`))
    .join('')
}
