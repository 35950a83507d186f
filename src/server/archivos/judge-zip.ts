import { buffer } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { CAMPO, FIN_DE_CAMPO, isEnRed, type Juicio, type Marcas, markCampos } from './juicio.ts'
import { localName, walkXml } from './texto-de-xml.ts'

const ODT = 'application/vnd.oasis.opendocument.text'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const MAX_ENTRIES = 5_000
/** We unpack no picture, but whoever opens the document does: ten megabytes of photographs are hardly more unpacked. */
const MAX_UNPACKED = 256 * 1024 * 1024
/** Bytes of XML that are looked through, all parts together. */
const MAX_XML = 48 * 1024 * 1024
/** Parts that say what others are; in an honest document some kilobytes. */
const MAX_INDICE = 4 * 1024 * 1024

type Open = (entry: Entry) => Promise<AsyncIterable<Buffer>>
/** Attributes by their names without prefix. */
type Elemento = { nombre: string; padre: string; atributos: Map<string, string> }

async function listElementos(
  stream: AsyncIterable<Buffer>,
  onElemento: (elemento: Elemento) => void,
  ontext?: (texto: string, dentro: string) => void,
): Promise<void> {
  const abiertos: string[] = []
  await walkXml(stream, {
    onopentag: ({ name, attributes }) => {
      const nombre = localName(name)
      const atributos = new Map(
        Object.entries(attributes).map(([clave, valor]) => [localName(clave), String(valor)]),
      )
      onElemento({ nombre, padre: abiertos.at(-1) ?? '', atributos })
      abiertos.push(nombre)
    },
    onclosetag: () => void abiertos.pop(),
    ontext: ontext && ((texto) => ontext(texto, abiertos.at(-1) ?? '')),
  })
}

/** Relations that bring a program or a document of another kind into this one. Charts keep their table so, and are drawn without it. */
const INCRUSTADOS =
  /^(?:oleObject|package|control|activeXControlBinary|aFChunk|subDocument|keyMapCustomizations)$/i
const GRAFICAS = /^word\/charts\//i

function markRelacion(parte: string, atributos: Elemento['atributos'], marcas: Marcas): void {
  const tipo = atributos.get('Type')?.trim().split('/').at(-1) ?? ''
  const externa = /^\s*external\s*$/i.test(atributos.get('TargetMode') ?? '')
  if (externa && !/^(?:hyperlink|image)$/i.test(tipo)) marcas.add('externo')
  if (INCRUSTADOS.test(tipo) && !GRAFICAS.test(parte)) marcas.add('objetos')
  if (isEnRed(atributos.get('Target') ?? '')) marcas.add('red')
}

/** Instructions of fields may be cut into pieces anywhere. */
async function markPartDeWord(stream: AsyncIterable<Buffer>, marcas: Marcas): Promise<void> {
  let instruccion = CAMPO
  const add = (letras: string) => {
    instruccion += letras
    markCampos(instruccion, marcas)
    instruccion = instruccion.slice(-2_100)
  }
  await listElementos(
    stream,
    ({ nombre, atributos }) => {
      if (nombre === 'fldChar') add(atributos.get('fldCharType') === 'begin' ? CAMPO : FIN_DE_CAMPO)
      const instr = atributos.get('instr')
      if (instr !== undefined) add(`${CAMPO}${instr}${FIN_DE_CAMPO}`)
      for (const clave of ['href', 'src']) if (isEnRed(atributos.get(clave) ?? '')) marcas.add('red')
    },
    (texto, dentro) => {
      if (dentro === 'instrText') add(texto)
    },
  )
}

const OBJETOS_DE_ODT = new Set(['object', 'object-ole', 'plugin', 'applet', 'floating-frame'])
const CAMPOS_DE_ODT = new Set(['dde-connection', 'dde-connection-decl', 'dde-source', 'section-source'])
/** Links that a person follows, and pictures. */
const ENLACES = new Set(['a', 'image', 'fill-image', 'background-image'])
const PROGRAMA = /^\s*(?:vnd\.sun\.star\.\w+|macro|javascript|vbscript|service|slot|\.uno):/i
const OTRA_DIRECCION = /^\s*(?:[a-z][a-z\d+.-]*:|[\\/]|\.\.[\\/])/i

function markElementoDeOdt({ nombre, padre, atributos }: Elemento, marcas: Marcas): void {
  if (OBJETOS_DE_ODT.has(nombre)) marcas.add('objetos')
  if (CAMPOS_DE_ODT.has(nombre)) marcas.add('campos')
  if (nombre === 'event-listener' || (nombre === 'script' && padre !== 'scripts')) marcas.add('acciones')
  const href = atributos.get('href') ?? ''
  if (PROGRAMA.test(href)) marcas.add('acciones')
  else if (!ENLACES.has(nombre) && OTRA_DIRECCION.test(href)) marcas.add('externo')
  if (isEnRed(href)) marcas.add('red')
}

const sumUnpacked = (entries: readonly Entry[]) =>
  entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)

/** Marks parts; one that is no XML, or longer than any document's, is said not to be looked through. */
async function markPartes(
  open: Open,
  partes: readonly Entry[],
  marcas: Marcas,
  markParte: (stream: AsyncIterable<Buffer>, nombre: string) => Promise<void>,
): Promise<void> {
  if (sumUnpacked(partes) > MAX_XML) marcas.add('sinRevisar')
  else
    for (const parte of partes)
      await open(parte)
        .then((stream) => markParte(stream, parte.fileName))
        .catch(() => marcas.add('sinRevisar'))
}

async function judgeOdt(open: Open, entries: readonly Entry[]): Promise<Juicio> {
  const nombres = entries.map(({ fileName }) => fileName)
  const manifiesto = entries.find(({ fileName }) => fileName === 'META-INF/manifest.xml')
  const lista = manifiesto && manifiesto.uncompressedSize <= MAX_INDICE ? await open(manifiesto) : null
  if (nombres.includes('encrypted-package')) return { rechazo: 'clave' }
  if (lista && (await buffer(lista)).includes('encryption-data')) return { rechazo: 'clave' }
  if (!nombres.includes('content.xml')) return { rechazo: 'tipo' }
  if (nombres.some((nombre) => /^(?:Basic|Scripts)\//i.test(nombre))) return { rechazo: 'macros' }
  const partes = entries.filter(
    ({ fileName }) => /\.xml$/i.test(fileName) && !/^META-INF\/|(?:^|\/)meta\.xml$/i.test(fileName),
  )
  const marcas: Marcas = new Set()
  const markParte = (stream: AsyncIterable<Buffer>) =>
    listElementos(stream, (elemento) => markElementoDeOdt(elemento, marcas))
  return {
    tipo: 'odt',
    revisar: async () => {
      await markPartes(open, partes, marcas, markParte)
      return marcas
    },
  }
}

const PROGRAMA_DE_WORD = /vbaProject|vbaData|macroEnabled/i
const isRelaciones = ({ fileName }: Entry) => /\.rels$/i.test(fileName)
/** Written by other programs as they like. */
const AJENAS = /^customXml\//i

/** The kinds of parts as the package tells them: by name, or by the end of the name. */
async function readTipos(stream: AsyncIterable<Buffer>) {
  const tipos = new Map<string, string>()
  await listElementos(stream, ({ atributos }) => {
    const cual = atributos.get('PartName')?.replace(/^\//, '') ?? `.${atributos.get('Extension')}`
    tipos.set(cual.toLowerCase(), atributos.get('ContentType')?.trim() ?? '')
  })
  return {
    todos: [...tipos.values()],
    find: (nombre: string) =>
      tipos.get(nombre.toLowerCase()) ?? tipos.get(/\.[^.]*$/.exec(nombre.toLowerCase())?.[0] ?? '') ?? '',
  }
}

async function judgeDocx(open: Open, entries: readonly Entry[]): Promise<Juicio> {
  const lista = entries.find(({ fileName }) => /^\[content_types\]\.xml$/i.test(fileName))
  if (!lista || lista.uncompressedSize > MAX_INDICE) return { rechazo: 'tipo' }
  const tipos = await readTipos(await open(lista))
  const marcas: Marcas = new Set()
  const dichos = [...tipos.todos, ...entries.map(({ fileName }) => fileName)]
  await markPartes(open, entries.filter(isRelaciones), marcas, (stream, parte) =>
    listElementos(stream, ({ atributos }) => {
      dichos.push(atributos.get('Type') ?? '')
      markRelacion(parte, atributos, marcas)
    }),
  )
  if (dichos.some((uno) => PROGRAMA_DE_WORD.test(uno))) return { rechazo: 'macros' }
  if (!entries.some(({ fileName }) => tipos.find(fileName) === DOCX)) return { rechazo: 'tipo' }
  if (tipos.todos.some((uno) => /activeX|oleObject/i.test(uno))) marcas.add('objetos')
  const partes = entries.filter(
    (entry) =>
      !isRelaciones(entry) && !AJENAS.test(entry.fileName) && /[+/]xml$/i.test(tipos.find(entry.fileName)),
  )
  return {
    tipo: 'docx',
    revisar: async () => {
      await markPartes(open, partes, marcas, (stream) => markPartDeWord(stream, marcas))
      return marcas
    },
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[] | null> {
  if (zip.entryCount > MAX_ENTRIES) return null
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  return sumUnpacked(entries) > MAX_UNPACKED ? null : entries
}

export async function judgeZip(bytes: Buffer): Promise<Juicio> {
  try {
    const zip = await yauzl.fromBufferPromise(bytes)
    const entries = await listEntries(zip)
    if (!entries) return { rechazo: 'tipo' }
    if (entries.some((entry) => entry.isEncrypted())) return { rechazo: 'clave' }
    const open: Open = (entry) => zip.openReadStreamPromise(entry)
    const mimetype = entries.find(({ fileName }) => fileName === 'mimetype')
    const isOdt =
      mimetype && mimetype.uncompressedSize < 200 && String(await buffer(await open(mimetype))).trim() === ODT
    return isOdt ? await judgeOdt(open, entries) : await judgeDocx(open, entries)
  } catch {
    // The reader throws on every broken table: not a zip, and nobody to tell more.
    return { rechazo: 'tipo' }
  }
}
