/** Cells of one column that a spreadsheet shows as one; rows count from 0. */
interface Unidas {
  columna: number
  desde: number
  hasta: number
}

export interface HojaDeLibro {
  oculta: boolean
  xml: string
}

/** The sheets of a book stand in the order of its own list, whatever their files are called. */
export function listHojas(readParte: (nombre: string) => string): HojaDeLibro[] {
  const [, ...hojas] = readParte('xl/workbook.xml').split('<sheet ')
  const relaciones = readParte('xl/_rels/workbook.xml.rels').split('<Relationship ')
  return hojas.map((hoja) => {
    const id = /:id="([^"]*)"/.exec(hoja)?.[1]
    const relacion = relaciones.find((una) => id !== undefined && una.includes(`Id="${id}"`)) ?? ''
    const archivo = /Target="(?:\/?xl\/)?([^"]*)"/.exec(relacion)?.[1] ?? ''
    const [etiqueta = ''] = hoja.split('>', 1)
    return { oculta: /state="(hidden|veryHidden)"/.test(etiqueta), xml: readParte(`xl/${archivo}`) }
  })
}

/** As many as a sheet of questions may have. */
const MAX_OCULTAS = 200

/** Columns that the sheet does not show, from 0 on. */
export function listOcultas(hoja: string): number[] {
  const ocultas: number[] = []
  for (const [columnas] of hoja.matchAll(/<col\s[^<>]{0,400}>/g)) {
    if (!/\shidden="(1|true)"/.test(columnas)) continue
    const desde = Number(/\smin="(\d{1,5})"/.exec(columnas)?.[1] ?? 0)
    const hasta = Number(/\smax="(\d{1,5})"/.exec(columnas)?.[1] ?? 0)
    for (let i = desde; desde > 0 && i <= hasta && ocultas.length < MAX_OCULTAS; i++) ocultas.push(i - 1)
  }
  return ocultas
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
export function fillUnidas(filas: string[][], hoja: string): void {
  // A row in which nothing else stands is nobody's.
  const deAlguien = filas.map((fila) => fila.some(Boolean))
  const vistas = new Set<string>()
  for (const { columna, desde, hasta } of listUnidas(hoja)) {
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
