import yauzl, { type Entry, type ZipFile } from 'yauzl'

const LOCAL_HEADER = Buffer.from('PK\x03\x04', 'latin1')
const END_BYTES = 22
const MAX_ENTRIES = 5_000
/** Written after an entry whose size was not known beforehand: 32 or 64 bit, with or without a signature. */
const DESCRIPTOR_BYTES = [0, 12, 16, 20, 24]
const HAS_DESCRIPTOR = 8

const ODT = 'application/vnd.oasis.opendocument.text'

async function listEntries(zip: ZipFile): Promise<Map<string, Entry> | null> {
  if (zip.entryCount > MAX_ENTRIES || zip.comment.length > 0) return null
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) return null
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** Every byte belongs to an entry or to the table of contents: nothing before, between or after. */
async function isSeamless(zip: ZipFile, bytes: Buffer, entries: Entry[]): Promise<boolean> {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  let allowed = [0]
  for (const entry of inOrder) {
    if (!allowed.includes(entry.relativeOffsetOfLocalHeader)) return false
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
    const end = fileDataStart + entry.compressedSize
    const described = (entry.generalPurposeBitFlag & HAS_DESCRIPTOR) !== 0
    allowed = described ? DESCRIPTOR_BYTES.map((extra) => end + extra) : [end]
  }
  const endRecord = bytes.length - END_BYTES
  const tableBytes = bytes.readUInt32LE(endRecord + 12)
  const tableStart = bytes.readUInt32LE(endRecord + 16)
  return allowed.includes(tableStart) && tableStart + tableBytes === endRecord
}

/** OpenDocument puts its type first and uncompressed, so that it can be read without unpacking. */
function isOdt(bytes: Buffer, entries: Map<string, Entry>): boolean {
  const mimetype = entries.get('mimetype')
  if (mimetype?.relativeOffsetOfLocalHeader !== 0 || mimetype.compressionMethod !== 0) return false
  if (mimetype.uncompressedSize !== ODT.length || !entries.has('content.xml')) return false
  const start = 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28)
  return bytes.toString('latin1', start, start + ODT.length) === ODT
}

/** A document with macros is a program (.docm), whatever its name says. */
function isDocx(entries: Map<string, Entry>): boolean {
  return (
    entries.has('[Content_Types].xml') &&
    entries.has('word/document.xml') &&
    !entries.has('word/vbaProject.bin')
  )
}

export async function inspectZip(bytes: Buffer): Promise<'docx' | 'odt' | null> {
  if (!bytes.subarray(0, LOCAL_HEADER.length).equals(LOCAL_HEADER)) return null
  try {
    const zip = await yauzl.fromBufferPromise(bytes)
    const entries = await listEntries(zip)
    if (!entries || !(await isSeamless(zip, bytes, [...entries.values()]))) return null
    if (isDocx(entries)) return 'docx'
    return isOdt(bytes, entries) ? 'odt' : null
  } catch {
    // The reader throws on every broken table: not a zip, and nobody to tell more.
    return null
  }
}
