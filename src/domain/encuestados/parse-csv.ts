export type FilaCsv = { linea: number; celdas: string[] }

const SEPARADORES = [';', ',', '\t']

/** What the first line has most of. */
function findSeparador(texto: string): string {
  const [primera = ''] = texto.split('\n', 1)
  const sinComillas = primera.replace(/"[^"]*"/g, '')
  const count = (separador: string) => sinComillas.split(separador).length
  return SEPARADORES.reduce((mejor, otro) => (count(otro) > count(mejor) ? otro : mejor))
}

/**
 * The rows that say something, each with the line it begins on. Quoted cells may hold anything, line breaks included. What
 * separates the cells is found, where it is not known.
 */
export function parseCsv(archivo: string, conocido?: string): FilaCsv[] {
  // Excel may say in a line of its own what separates the cells.
  const [aviso = '', dicho] = /^sep=(.)(?:\r\n?|\n)/i.exec(archivo) ?? []
  const texto = archivo.slice(aviso.length).replace(/\r\n?/g, '\n')
  const separador = dicho ?? conocido ?? findSeparador(texto)
  const filas: FilaCsv[] = []
  let celdas: string[] = []
  let celda = ''
  let entreComillas = false
  let linea = dicho ? 2 : 1
  let inicio = linea
  const endFila = () => {
    celdas.push(celda.trim())
    if (celdas.some(Boolean)) filas.push({ linea: inicio, celdas })
    celdas = []
    celda = ''
  }
  for (let i = 0; i < texto.length; i++) {
    const letra = texto[i]!
    if (letra === '\n') linea++
    if (entreComillas) {
      if (letra !== '"') celda += letra
      else if (texto[i + 1] === '"') celda += texto[i++]
      else entreComillas = false
    } else if (letra === '"' && !celda.trim()) {
      entreComillas = true
    } else if (letra === separador) {
      celdas.push(celda.trim())
      celda = ''
    } else if (letra === '\n') {
      endFila()
      inicio = linea
    } else {
      celda += letra
    }
  }
  endFila()
  return filas
}
