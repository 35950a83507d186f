/** Cells of one column that a spreadsheet shows as one; rows count from 0. */
interface Unidas {
  columna: number
  desde: number
  hasta: number
}

/** The sheet that a book opens with stands in the order of its own list, whatever its file is called. */
function findPrimeraHoja(readParte: (nombre: string) => string): string {
  const [, primera = ''] = readParte('xl/workbook.xml').split('<sheet ')
  const id = /:id="([^"]*)"/.exec(primera)?.[1]
  const relaciones = readParte('xl/_rels/workbook.xml.rels').split('<Relationship ')
  const relacion = relaciones.find((una) => id !== undefined && una.includes(`Id="${id}"`)) ?? ''
  const hoja = /Target="(?:\/?xl\/)?([^"]*)"/.exec(relacion)?.[1] ?? ''
  return readParte(`xl/${hoja}`)
}

const readColumna = (letras: string) =>
  [...letras].reduce((suma, letra) => suma * 26 + letra.charCodeAt(0) - 64, 0) - 1

/** One by one: there is no end to how many a book may list. */
function* listUnidas(hoja: string): Generator<Unidas> {
  const refs = hoja.matchAll(/<mergeCell ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g)
  for (const [, columna = '', desde, ultima, hasta] of refs)
    if (columna === ultima)
      yield { columna: readColumna(columna), desde: Number(desde) - 1, hasta: Number(hasta) - 1 }
}

/** A group that is written once beside its people, in cells joined downwards, is the group of each of them. */
export function fillUnidas(filas: string[][], readParte: (nombre: string) => string): void {
  // A row in which nothing else stands is nobody's.
  const deAlguien = filas.map((fila) => fila.some(Boolean))
  const vistas = new Set<string>()
  for (const { columna, desde, hasta } of listUnidas(findPrimeraHoja(readParte))) {
    const texto = filas[desde]?.[columna]
    // No cell begins two joins, except in a book that was made to be gone through for ever.
    if (!texto || vistas.size === vistas.add(`${columna}:${desde}`).size) continue
    for (let i = desde + 1; i <= hasta; i++) {
      const fila = filas[i]
      if (!fila || fila[columna]) break
      if (deAlguien[i]) fila[columna] = texto
    }
  }
}
