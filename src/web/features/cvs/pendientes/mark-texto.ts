export interface Trozo {
  texto: string
  marcado: boolean
}

/** A text in pieces, with each of the values marked where it stands as written. */
export function markTexto(texto: string, valores: readonly string[]): Trozo[] {
  const trozos: Trozo[] = []
  const buscados = [...new Set(valores)].filter((valor) => valor.length > 2)
  let hasta = 0
  while (hasta < texto.length) {
    let mejor: { inicio: number; largo: number } | null = null
    for (const valor of buscados) {
      const inicio = texto.indexOf(valor, hasta)
      if (inicio !== -1 && (!mejor || inicio < mejor.inicio)) mejor = { inicio, largo: valor.length }
    }
    if (!mejor) break
    if (mejor.inicio > hasta) trozos.push({ texto: texto.slice(hasta, mejor.inicio), marcado: false })
    trozos.push({ texto: texto.slice(mejor.inicio, mejor.inicio + mejor.largo), marcado: true })
    hasta = mejor.inicio + mejor.largo
    // A name on every line would make a page of marks: the first ones are enough.
    if (trozos.length > 200) break
  }
  if (hasta < texto.length) trozos.push({ texto: texto.slice(hasta), marcado: false })
  return trozos
}
