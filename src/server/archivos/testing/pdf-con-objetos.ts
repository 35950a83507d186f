import { deflateSync } from 'node:zlib'

export interface Empaque {
  /** What the part of objects says of itself, besides how many there are. */
  dice?: string
  pack?: (objects: Buffer) => Buffer
}

/** A whole PDF whose catalog, pages and page stand packed in one part, as Word and others write them. */
export function buildPdfConObjetos(
  catalogo: string,
  { dice = '/Type /ObjStm /Filter /FlateDecode', pack = (objects) => deflateSync(objects) }: Empaque = {},
): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogo} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
  ]
  let offset = 0
  const numbers = objects.map((object, index) => {
    const pair = `${index + 1} ${offset}`
    offset += object.length + 1
    return pair
  })
  const head = `${numbers.join(' ')} `
  const packed = pack(Buffer.from(`${head}${objects.join('\n')}\n`, 'latin1'))
  const drawing = Buffer.from('BT /F1 12 Tf 50 780 Td (Hola) Tj ET')
  const start = Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1')
  const part = buildStream(4, `${dice} /N ${objects.length} /First ${head.length}`, packed)
  const page = buildStream(5, '', drawing)
  const at = [start.length, start.length + part.length, start.length + part.length + page.length] as const
  const table = Buffer.concat([
    buildRow(0, 0, 0),
    ...objects.map((_, index) => buildRow(2, 4, index)),
    ...at.map((where) => buildRow(1, where, 0)),
  ])
  const index = buildStream(6, '/Type /XRef /Size 7 /W [1 4 2] /Root 1 0 R', table)
  return Buffer.concat([start, part, page, index, Buffer.from(`startxref\n${at[2]}\n%%EOF\n`)])
}

function buildStream(number: number, dice: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dice} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

function buildRow(kind: number, where: number, place: number): Buffer {
  const row = Buffer.alloc(7)
  row.writeUInt8(kind, 0)
  row.writeUInt32BE(where, 1)
  row.writeUInt16BE(place, 5)
  return row
}
