/** The code points that a TrueType file has letters for, from its table of segments (cmap, format 4). */
export function readCharacters(ttf: Buffer): Set<number> {
  const found = new Set<number>()
  const cmap = findTable(ttf, 'cmap')
  for (let record = 0; record < ttf.readUInt16BE(cmap + 2); record++) {
    const table = cmap + ttf.readUInt32BE(cmap + 8 + record * 8)
    if (ttf.readUInt16BE(table) !== 4) continue
    const length = ttf.readUInt16BE(table + 6)
    for (let segment = 0; segment < length; segment += 2) {
      const end = ttf.readUInt16BE(table + 14 + segment)
      const start = ttf.readUInt16BE(table + 16 + length + segment)
      for (let code = start; code <= end && code < 0xffff; code++) found.add(code)
    }
  }
  return found
}

function findTable(ttf: Buffer, tag: string): number {
  for (let at = 12; ; at += 16)
    if (ttf.toString('latin1', at, at + 4) === tag) return ttf.readUInt32BE(at + 8)
}
