import { buffer } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { createWordSearch, hasKnownLetters, readXml } from './hidden-xml.ts'
import { asksAProgram } from './word-fields.ts'

const LOCAL_HEADER = Buffer.from('PK\x03\x04', 'latin1')
const END_BYTES = 22
const MAX_ENTRIES = 5_000
/** Written after an entry whose size was not known beforehand: 32 or 64 bit, with or without a signature. */
const DESCRIPTOR_BYTES = [0, 12, 16, 20, 24]
const HAS_DESCRIPTOR = 8

const ODT = 'application/vnd.oasis.opendocument.text'

/** We unpack no picture, but whoever opens the document does: ten megabytes of photographs are hardly more unpacked. */
const MAX_UNPACKED = 256 * 1024 * 1024

async function listEntries(zip: ZipFile): Promise<Map<string, Entry> | null> {
  if (zip.entryCount > MAX_ENTRIES || zip.comment.length > 0) return null
  const entries = new Map<string, Entry>()
  const names = new Set<string>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize
    // To an office program names are the same whatever their case.
    const name = entry.fileName.toLowerCase()
    if (names.has(name) || unpacked > MAX_UNPACKED) return null
    names.add(name)
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

/** Parts that say what other parts are and where they lie; in an honest document all of them are some kilobytes. */
const MAX_INDEX = 512 * 1024
const isIndex = (name: string) => /^\[content_types\]\.xml$|\.rels$/i.test(name)

/** All of a kind together: whoever sends thousands would have us read for minutes before we refuse. */
const hasModest = (entries: Map<string, Entry>, isOne: (name: string) => boolean, max: number) =>
  [...entries].reduce(
    (sum, [name, { uncompressedSize }]) => (isOne(name) ? sum + uncompressedSize : sum),
    0,
  ) <= max

const readShort = async (zip: ZipFile, entry: Entry | undefined): Promise<Buffer | null> =>
  !entry || entry.uncompressedSize > MAX_INDEX ? null : buffer(await zip.openReadStreamPromise(entry))

async function readIndex(zip: ZipFile, entry: Entry | undefined): Promise<string | null> {
  const bytes = await readShort(zip, entry)
  return bytes && readXml(bytes)
}

/** The longest of a document that we look through; its text may be as long (limites-de-lectura.ts). */
const MAX_PART = 32 * 1024 * 1024
/** What people write packs to a tenth; what packs to a thousandth was made to be unpacked. */
const MAX_RATIO = 100
const ALWAYS_LOOKED_AT = 1024 * 1024
const isPlausible = ({ compressedSize, uncompressedSize }: Entry) =>
  uncompressedSize <= Math.min(MAX_PART, Math.max(ALWAYS_LOOKED_AT, compressedSize * MAX_RATIO))

const HEAD_LETTERS = 4_096

interface Seen {
  /** How it begins. */
  head: string
  /** What was looked for stands in it. */
  found: boolean
}

/** As it unpacks, a piece at a time. */
async function lookThrough(
  zip: ZipFile,
  entry: Entry | undefined,
  isFound?: (letters: string) => boolean,
): Promise<Seen | null> {
  if (!entry || !isPlausible(entry)) return null
  let head = ''
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    const letters = (piece as Buffer).toString('latin1')
    if (head.length < HEAD_LETTERS) head += letters.slice(0, HEAD_LETTERS)
    if (isFound?.(letters)) return { head, found: true }
    if (!isFound && head.length >= HEAD_LETTERS) break
  }
  return { head, found: false }
}

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const MAIN_PART = /Target\s{0,9}=\s{0,9}["']\/?word\/document\.xml["']/

/** Links and pictures of other places are what people put into a CV; a template or a document of another place is run. */
const FETCHED = /relationships\/(attachedTemplate|package|frame|externalLinkPath)\b/i
/**
 * Programs inside the file, wherever they lie: macros, controls and objects of other programs; and documents of any kind that become
 * part of this one when it is opened, with what is in them.
 */
const RUN =
  /vbaProject|keyMapCustomizations|activeXControl|relationships\/(control|oleObject|aFChunk|subDocument)\b/i
const RUN_TYPES = /macroEnabled|vbaProject|vbaData|activeX|oleObject/i

const listRelations = (xml: string) => xml.split('<Relationship')

const isRun = (name: string, xml: string): boolean =>
  !/\.rels$/i.test(name)
    ? RUN_TYPES.test(xml)
    : listRelations(xml).some(
        (relation) => RUN.test(relation) || (/External/i.test(relation) && FETCHED.test(relation)),
      )

/** What the package calls its document is one, and begins as one. */
async function hasMainPart(zip: ZipFile, entries: Map<string, Entry>): Promise<boolean> {
  const types = await readIndex(zip, entries.get('[Content_Types].xml'))
  const relations = await readIndex(zip, entries.get('_rels/.rels'))
  if (!types?.includes(MAIN_TYPE) || !relations) return false
  const leads = listRelations(relations).some(
    (relation) => /relationships\/officeDocument["']/.test(relation) && MAIN_PART.test(relation),
  )
  const main = leads ? await lookThrough(zip, entries.get('word/document.xml')) : null
  return main !== null && /<\w{0,20}:?document[\s>]/.test(main.head) && main.head.includes('wordprocessingml')
}

/** What other programs keep beside the document is no part of it, and is written as they like. */
const isWritten = (name: string) => !isIndex(name) && /^(?!customXml\/).*\.xml$/i.test(name)

/** Its letters are read as they are written, and no field of it starts a program. */
async function isHarmless(zip: ZipFile, entry: Entry): Promise<boolean> {
  const seen = await lookThrough(zip, entry, createWordSearch(['instr']))
  if (!seen || !hasKnownLetters(seen.head)) return false
  return !seen.found || !(await asksAProgram(await zip.openReadStreamPromise(entry)))
}

/** A document with macros, or one that fetches its template, is a program, whatever its name or its parts are called. */
async function isDocx(zip: ZipFile, entries: Map<string, Entry>): Promise<boolean> {
  if (!entries.has('[Content_Types].xml') || !entries.has('word/document.xml')) return false
  if (!hasModest(entries, isIndex, MAX_INDEX)) return false
  if (!hasModest(entries, isWritten, MAX_PART)) return false
  for (const [name, entry] of entries) {
    if (/vba(Project|Data)/i.test(name)) return false
    if (!isIndex(name)) {
      if (isWritten(name) && !(await isHarmless(zip, entry))) return false
      continue
    }
    const xml = await readIndex(zip, entry)
    if (xml === null || isRun(name, xml)) return false
  }
  return hasMainPart(zip, entries)
}

/** OpenDocument puts its type first and uncompressed, so that it can be read without unpacking. */
function hasOdtType(bytes: Buffer, entries: Map<string, Entry>): boolean {
  const mimetype = entries.get('mimetype')
  if (mimetype?.relativeOffsetOfLocalHeader !== 0 || mimetype.compressionMethod !== 0) return false
  if (mimetype.uncompressedSize !== ODT.length) return false
  const start = 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28)
  return bytes.toString('latin1', start, start + ODT.length) === ODT
}

/** Where LibreOffice keeps macros, and how a document calls those of the program that opens it. */
const hasScripts = (entries: Map<string, Entry>) =>
  [...entries.keys()].some((name) => /^(Basic|Scripts)\//i.test(name))
const CALLS = [
  'vnd.sun.star.script:',
  'macro:',
  'vnd.sun.star.expand:',
  // What another program says, or another place.
  'dde-connection-decl',
  'dde-source',
  'section-source',
]

async function isOdt(zip: ZipFile, bytes: Buffer, entries: Map<string, Entry>): Promise<boolean> {
  if (!hasOdtType(bytes, entries) || hasScripts(entries)) return false
  // Older programs declare a document type there, and it calls nothing.
  const manifest = await readShort(zip, entries.get('META-INF/manifest.xml'))
  if (!manifest?.includes(ODT)) return false
  const look = (entry: Entry | undefined) => lookThrough(zip, entry, createWordSearch(CALLS))
  const content = await look(entries.get('content.xml'))
  if (!content || content.found || !content.head.includes('document-content')) return false
  const styles = entries.has('styles.xml') ? await look(entries.get('styles.xml')) : content
  return styles?.found === false && [content, styles].every(({ head }) => hasKnownLetters(head))
}

export async function inspectZip(bytes: Buffer): Promise<'docx' | 'odt' | null> {
  if (!bytes.subarray(0, LOCAL_HEADER.length).equals(LOCAL_HEADER)) return null
  try {
    const zip = await yauzl.fromBufferPromise(bytes)
    const entries = await listEntries(zip)
    if (!entries || !(await isSeamless(zip, bytes, [...entries.values()]))) return null
    if (await isDocx(zip, entries)) return 'docx'
    return (await isOdt(zip, bytes, entries)) ? 'odt' : null
  } catch {
    // The reader throws on every broken table: not a zip, and nobody to tell more.
    return null
  }
}
