import { text } from 'node:stream/consumers'
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

/** Parts that say what other parts are and where they lie; in an honest document each is a few kilobytes. */
const MAX_INDEX = 512 * 1024
const isIndex = (name: string) => name === '[Content_Types].xml' || name.endsWith('.rels')

async function readPart(zip: ZipFile, entry: Entry): Promise<string | null> {
  if (entry.uncompressedSize > MAX_INDEX) return null
  return text(await zip.openReadStreamPromise(entry))
}

/** Links and pictures of other places are what people put into a CV; a template or an object of another place is run. */
const FETCHED =
  /relationships\/(attachedTemplate|oleObject|package|frame|subDocument|aFChunk|externalLinkPath)["']/i

function isRun(name: string, xml: string): boolean {
  if (name === '[Content_Types].xml') return /macroEnabled|vbaProject|vbaData/i.test(xml)
  return xml
    .split('<Relationship')
    .some(
      (relation) =>
        /vbaProject|keyMapCustomizations/i.test(relation) ||
        (/External/i.test(relation) && FETCHED.test(relation)),
    )
}

/** A document with macros, or one that fetches its template, is a program, whatever its name or its parts are called. */
async function isDocx(zip: ZipFile, entries: Map<string, Entry>): Promise<boolean> {
  if (!entries.has('[Content_Types].xml') || !entries.has('word/document.xml')) return false
  for (const [name, entry] of entries) {
    if (/vba(Project|Data)/i.test(name)) return false
    if (!isIndex(name)) continue
    const xml = await readPart(zip, entry)
    if (xml === null || isRun(name, xml)) return false
  }
  return true
}

/** Where LibreOffice keeps macros. */
const hasScripts = (entries: Map<string, Entry>) =>
  [...entries.keys()].some((name) => /^(Basic|Scripts)\//i.test(name))

export async function inspectZip(bytes: Buffer): Promise<'docx' | 'odt' | null> {
  if (!bytes.subarray(0, LOCAL_HEADER.length).equals(LOCAL_HEADER)) return null
  try {
    const zip = await yauzl.fromBufferPromise(bytes)
    const entries = await listEntries(zip)
    if (!entries || !(await isSeamless(zip, bytes, [...entries.values()]))) return null
    if (await isDocx(zip, entries)) return 'docx'
    return isOdt(bytes, entries) && !hasScripts(entries) ? 'odt' : null
  } catch {
    // The reader throws on every broken table: not a zip, and nobody to tell more.
    return null
  }
}
