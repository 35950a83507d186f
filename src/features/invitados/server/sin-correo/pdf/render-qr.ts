import { encodeQR } from 'qr'

const BORDE = 2

/** A code as one path of dark runs: some hundreds of rectangles, whatever prints it. */
export function renderQr(texto: string, { margen = BORDE }: { margen?: number } = {}): string {
  const filas = encodeQR(texto, 'raw', { ecc: 'medium', border: BORDE })
  let trazo = ''
  for (const [y, fila] of filas.entries()) {
    for (let x = 0; x < fila.length; ) {
      const desde = x
      while (fila[x]) x++
      if (x > desde) trazo += `M${desde} ${y}h${x - desde}v1h${desde - x}z`
      else x++
    }
  }
  const [desde, lado] = [BORDE - margen, filas.length - 2 * (BORDE - margen)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${desde} ${desde} ${lado} ${lado}"><path d="${trazo}" fill="#000"/></svg>`
}
