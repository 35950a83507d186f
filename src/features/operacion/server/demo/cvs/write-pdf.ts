import { deflateSync } from 'node:zlib'

export type Linea = { texto: string; tamano: number; negrita?: boolean; antes?: number }

const MARGEN = 56
const ALTO = 842

const escapeTexto = (texto: string) => texto.replace(/[\\()]/g, '\\$&')

/** One A4 page of lines in Helvetica, which every reader has; letters as WinAnsi, which holds all of Spanish. */
export function writePdf(lineas: readonly Linea[]): Uint8Array {
  let y = ALTO - MARGEN
  const dibujo = lineas.map(({ texto, tamano, negrita = false, antes = 0 }) => {
    y -= antes + tamano * 1.35
    return `BT /${negrita ? 'F2' : 'F1'} ${tamano} Tf ${MARGEN} ${y.toFixed(1)} Td (${escapeTexto(texto)}) Tj ET`
  })
  const contenido = deflateSync(Buffer.from(dibujo.join('\n'), 'latin1'))
  const fuente = (nombre: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${nombre} /Encoding /WinAnsiEncoding >>`
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${ALTO}] /Contents 6 0 R
       /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>`,
    fuente('Helvetica'),
    fuente('Helvetica-Bold'),
    Buffer.concat([
      Buffer.from(`<< /Length ${contenido.length} /Filter /FlateDecode >>\nstream\n`),
      contenido,
      Buffer.from('\nendstream'),
    ]),
  ]
  const partes = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const lugares: number[] = []
  let largo = partes[0]!.length
  for (const [indice, objeto] of objetos.entries()) {
    const cuerpo = typeof objeto === 'string' ? Buffer.from(objeto) : objeto
    const entero = Buffer.concat([Buffer.from(`${indice + 1} 0 obj\n`), cuerpo, Buffer.from('\nendobj\n')])
    lugares.push(largo)
    partes.push(entero)
    largo += entero.length
  }
  const tabla = lugares.map((lugar) => `${String(lugar).padStart(10, '0')} 00000 n \n`).join('')
  const cuantos = objetos.length + 1
  partes.push(
    Buffer.from(
      `xref\n0 ${cuantos}\n0000000000 65535 f \n${tabla}` +
        `trailer\n<< /Size ${cuantos} /Root 1 0 R >>\nstartxref\n${largo}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(partes)
}
