/** A TrueType file under another family and style name: the instances of a variable font keep the name of its default. */
export function renameFont(ttf: Buffer, family: string, style: string): Buffer {
  const tables = readTables(ttf)
  tables.set('name', writeNames(family, style))
  return writeFont(ttf.subarray(0, 12), tables)
}

function readTables(ttf: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let at = 12; at < 12 + 16 * ttf.readUInt16BE(4); at += 16) {
    const offset = ttf.readUInt32BE(at + 8)
    tables.set(ttf.toString('latin1', at, at + 4), ttf.subarray(offset, offset + ttf.readUInt32BE(at + 12)))
  }
  return tables
}

/** Family, style, unique name, full name and PostScript name, for Windows and in English, which all readers understand. */
function writeNames(family: string, style: string): Buffer {
  const full = `${family} ${style}`
  const names: [number, string][] = [
    [1, family],
    [2, style],
    [3, full],
    [4, full],
    [6, `${family}-${style}`.replaceAll(' ', '')],
  ]
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const head = Buffer.alloc(6 + 12 * names.length)
  head.writeUInt16BE(names.length, 2)
  head.writeUInt16BE(head.length, 4)
  let place = 0
  for (const [index, [id]] of names.entries()) {
    const record = [3, 1, 0x409, id, texts[index]!.length, place]
    for (const [field, value] of record.entries()) head.writeUInt16BE(value, 6 + index * 12 + field * 2)
    place += texts[index]!.length
  }
  return Buffer.concat([head, ...texts])
}

function writeFont(start: Buffer, tables: Map<string, Buffer>): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.size)
  start.copy(directory)
  const bodies: Buffer[] = []
  let at = directory.length
  let headAt = 0
  for (const [index, [tag, content]] of [...tables].entries()) {
    const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)])
    if (tag === 'head') {
      headAt = at
      padded.writeUInt32BE(0, 8)
    }
    directory.write(tag, 12 + index * 16, 'latin1')
    directory.writeUInt32BE(sumWords(padded), 16 + index * 16)
    directory.writeUInt32BE(at, 20 + index * 16)
    directory.writeUInt32BE(content.length, 24 + index * 16)
    bodies.push(padded)
    at += padded.length
  }
  const font = Buffer.concat([directory, ...bodies])
  font.writeUInt32BE((0xb1b0afba - sumWords(font)) >>> 0, headAt + 8)
  return font
}

function sumWords(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}
