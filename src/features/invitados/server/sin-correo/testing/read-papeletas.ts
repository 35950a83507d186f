import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { decodeQR } from 'qr/decode.js'
import { openPdf } from '#server/archivos/texto-de-pdf.ts'

/** Four-sided subpaths: move, three lines, close. */
function listRectangulos(trazo: ArrayLike<number>): { x: number; y: number; ancho: number }[] {
  const rectangulos: { x: number; y: number; ancho: number }[] = []
  let puntos: [number, number][] = []
  const end = () => {
    if (puntos.length < 4) return
    const xs = puntos.map(([x]) => x)
    const ys = puntos.map(([, y]) => y)
    rectangulos.push({ x: Math.min(...xs), y: Math.min(...ys), ancho: Math.max(...xs) - Math.min(...xs) })
  }
  for (let i = 0; i < trazo.length; ) {
    const op = trazo[i]!
    if (op === 0 || op === 1) {
      if (op === 0) {
        end()
        puntos = []
      }
      puntos.push([trazo[i + 1]!, trazo[i + 2]!])
      i += 3
    } else i += op === 2 ? 7 : op === 3 ? 5 : 1
  }
  end()
  return rectangulos
}

const PUNTOS = 4

/** The code as a camera sees it, from the rectangles that are on the page. */
function decode(rectangulos: readonly { x: number; y: number; ancho: number }[]): string {
  const x0 = Math.min(...rectangulos.map(({ x }) => x))
  const y0 = Math.min(...rectangulos.map(({ y }) => y))
  const lado = Math.round(Math.max(...rectangulos.map(({ x, ancho }) => x + ancho)) - x0)
  const ancho = (lado + 8) * PUNTOS
  const data = new Uint8Array(ancho * ancho * 3).fill(255)
  for (const r of rectangulos) {
    for (let y = 0; y < PUNTOS; y++) {
      for (let x = 0; x < Math.round(r.ancho) * PUNTOS; x++) {
        const px = (Math.round(r.x - x0) + 4) * PUNTOS + x
        const py = (Math.round(r.y - y0) + 4) * PUNTOS + y
        data.fill(0, (py * ancho + px) * 3, (py * ancho + px) * 3 + 3)
      }
    }
  }
  return decodeQR({ width: ancho, height: ancho, data })
}

/** What is written on each page, and what its codes say. */
export async function readPapeletas(url: string) {
  const bytes = Buffer.from(url.replace('data:application/pdf;base64,', ''), 'base64')
  const pdf = await openPdf(bytes)
  const paginas: { texto: string; codigos: string[]; tamano: number[] }[] = []
  for (let n = 1; n <= pdf.numPages; n++) {
    const page = await pdf.getPage(n)
    const { items } = await page.getTextContent()
    const { fnArray, argsArray } = await page.getOperatorList()
    const codigos: string[] = []
    for (const [i, fn] of fnArray.entries()) {
      if (fn !== OPS.constructPath) continue
      const [, [trazo]] = argsArray[i] as [number, [ArrayLike<number> | null]]
      const rectangulos = trazo ? listRectangulos(trazo) : []
      if (rectangulos.length > 50) codigos.push(decode(rectangulos))
    }
    paginas.push({
      texto: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      codigos,
      tamano: page.view.slice(2).map(Math.round),
    })
  }
  return paginas
}
