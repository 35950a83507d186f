import { hasZipEnd } from './zip-end.ts'

/** The OLE compound file, [MS-CFB]: a small file system whose directory must name Word's stream. */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER_BYTES = 512
const HEADER_DIFAT = 109
const LAST_SECTOR = 0xfffffffa
const ENTRY_BYTES = 128
const STREAM = 2

interface Cfb {
  bytes: Buffer
  sectorBytes: number
  /** Sectors that hold the allocation table, in order. */
  fat: number[]
}

const isSector = (sector: number) => sector <= LAST_SECTOR

function readSector({ bytes, sectorBytes }: Cfb, sector: number): Buffer | null {
  const start = (sector + 1) * sectorBytes
  return start + sectorBytes <= bytes.length ? bytes.subarray(start, start + sectorBytes) : null
}

function readHeader(bytes: Buffer): Cfb | null {
  if (bytes.length < HEADER_BYTES || !bytes.subarray(0, 8).equals(SIGNATURE)) return null
  const version = bytes.readUInt16LE(26)
  const shift = bytes.readUInt16LE(30)
  if (!(version === 3 && shift === 9) && !(version === 4 && shift === 12)) return null
  const fat: number[] = []
  // The header alone lists 109 sectors of the table: more than 7 MB, and any longer list is followed below.
  for (let slot = 0; slot < HEADER_DIFAT; slot++) {
    const sector = bytes.readUInt32LE(76 + slot * 4)
    if (isSector(sector)) fat.push(sector)
  }
  const cfb = { bytes, sectorBytes: 1 << shift, fat }
  return readDifat(cfb) ? cfb : null
}

function readDifat(cfb: Cfb): boolean {
  let next = cfb.bytes.readUInt32LE(68)
  const limit = cfb.bytes.length / cfb.sectorBytes
  for (let read = 0; isSector(next); read++) {
    const sector = readSector(cfb, next)
    if (!sector || read > limit) return false
    for (let at = 0; at < cfb.sectorBytes - 4; at += 4) {
      const value = sector.readUInt32LE(at)
      if (isSector(value)) cfb.fat.push(value)
    }
    next = sector.readUInt32LE(cfb.sectorBytes - 4)
  }
  return true
}

function nextSector(cfb: Cfb, sector: number): number | null {
  const perSector = cfb.sectorBytes / 4
  const table = cfb.fat[Math.floor(sector / perSector)]
  const page = table === undefined ? null : readSector(cfb, table)
  return page ? page.readUInt32LE((sector % perSector) * 4) : null
}

interface Contents {
  word: boolean
  macros: boolean
}

/** Word keeps macros in a storage of this name, and programs of any origin in the others; case makes no other name. */
const MACROS = new Set(['MACROS', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR'])

function noteEntries(directory: Buffer, contents: Contents): void {
  for (let at = 0; at < directory.length; at += ENTRY_BYTES) {
    const nameBytes = directory.readUInt16LE(at + 64)
    if (nameBytes < 2 || nameBytes > 64) continue
    const name = directory.toString('utf16le', at, at + nameBytes - 2)
    if (name === 'WordDocument' && directory[at + 66] === STREAM) contents.word = true
    if (MACROS.has(name.toUpperCase())) contents.macros = true
  }
}

export function inspectDoc(bytes: Buffer): 'doc' | null {
  const cfb = readHeader(bytes)
  if (!cfb || hasZipEnd(bytes)) return null
  // Bytes that no entry of the table can reach belong to something else.
  const reachable = (1 + (cfb.fat.length * cfb.sectorBytes) / 4) * cfb.sectorBytes
  if (bytes.length > reachable) return null
  let sector = bytes.readUInt32LE(48)
  const limit = bytes.length / cfb.sectorBytes
  const contents: Contents = { word: false, macros: false }
  for (let read = 0; isSector(sector); read++) {
    const directory = readSector(cfb, sector)
    if (!directory || read > limit) return null
    noteEntries(directory, contents)
    const next = nextSector(cfb, sector)
    if (next === null) return null
    sector = next
  }
  return contents.word && !contents.macros ? 'doc' : null
}
