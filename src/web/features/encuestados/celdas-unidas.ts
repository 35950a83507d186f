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

function listUnidas(hoja: string): Unidas[] {
  const refs = hoja.matchAll(/<mergeCell ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g)
  return [...refs]
    .filter(([, primera, , ultima]) => primera === ultima)
    .map(([, columna = '', desde, , hasta]) => ({
      columna: readColumna(columna),
      desde: Number(desde) - 1,
      hasta: Number(hasta) - 1,
    }))
}

/** A group that is written once beside its people, in cells joined downwards, is the group of each of them. */
export function fillUnidas(filas: string[][], readParte: (nombre: string) => string): void {
  for (const { columna, desde, hasta } of listUnidas(findPrimeraHoja(readParte))) {
    const texto = filas[desde]?.[columna]
    if (!texto) continue
    for (let i = desde + 1; i <= hasta; i++) {
      const fila = filas[i]
      if (!fila || fila[columna]) break
      // A row in which nothing else stands is nobody's.
      if (fila.some(Boolean)) fila[columna] = texto
    }
  }
}
