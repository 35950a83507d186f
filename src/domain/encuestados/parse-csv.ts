export type FilaCsv = { linea: number; celdas: string[] }

const SEPARADORES = [';', ',', '\t']

/** The separator that the first line has most of. */
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
  // Told letter by letter: a cell that is looked through at each of its quotes takes ever longer.
  let enBlanco = true
  let entreComillas = false
  let linea = dicho ? 2 : 1
  let inicio = linea
  const write = (letra: string) => {
    celda += letra
    enBlanco &&= letra.trim() === ''
  }
  const endCelda = () => {
    celdas.push(celda.trim())
    celda = ''
    enBlanco = true
  }
  const endFila = () => {
    endCelda()
    if (celdas.some(Boolean)) filas.push({ linea: inicio, celdas })
    celdas = []
  }
  for (let i = 0; i < texto.length; i++) {
    const letra = texto[i]!
    if (letra === '\n') linea++
    if (entreComillas) {
      if (letra !== '"') write(letra)
      else if (texto[i + 1] === '"') write(texto[i++]!)
      else entreComillas = false
    } else if (letra === '"' && enBlanco) {
      entreComillas = true
    } else if (letra === separador) {
      endCelda()
    } else if (letra === '\n') {
      endFila()
      inicio = linea
    } else {
      write(letra)
    }
  }
  endFila()
  return filas
}
