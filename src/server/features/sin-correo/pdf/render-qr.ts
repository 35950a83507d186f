import { encodeQR } from 'qr'

/** A code as one path of dark runs: some hundreds of rectangles, whatever prints it. */
export function renderQr(texto: string): string {
  const filas = encodeQR(texto, 'raw', { ecc: 'medium', border: 2 })
  let trazo = ''
  for (const [y, fila] of filas.entries()) {
    for (let x = 0; x < fila.length; ) {
      const desde = x
      while (fila[x]) x++
      if (x > desde) trazo += `M${desde} ${y}h${x - desde}v1h${desde - x}z`
      else x++
    }
  }
  const lado = filas.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${lado} ${lado}"><path d="${trazo}" fill="#000"/></svg>`
}
