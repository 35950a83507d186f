import sax from 'sax'

/** Meanings of a document format's elements for its text, by their names without prefix. */
export interface Formato {
  /** Elements whose letters are text; null where all are. */
  conTexto: ReadonlySet<string> | null
  sinTexto: ReadonlySet<string>
  /** Elements that stand for a blank. */
  espacios: ReadonlySet<string>
  parrafos: ReadonlySet<string>
}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Bytes of one token: Word keeps drawings in attributes. A longer one was made to be long. */
const MAX_TOKEN = 2 * 1024 * 1024
const MAX_ATRIBUTOS = 1_000
const MAX_HONDURA = 1_000

Object.assign(sax, { MAX_BUFFER_LENGTH: MAX_TOKEN })

type Manejadores = Pick<sax.SAXParser, 'onopentag' | 'onclosetag' | 'ontext'>

const UTF16 = { fffe: 'utf-16le', '3c00': 'utf-16le', feff: 'utf-16be', '003c': 'utf-16be' } as const

const getLetras = (pieza: Buffer) => UTF16[pieza.toString('hex', 0, 2) as keyof typeof UTF16] ?? 'utf-8'

/**
 * Reads a part of an office document as it streams. A document type declaration is refused whole: no office program writes
 * one, and with it go entities that expand or fetch. `more` is asked after each piece whether to go on.
 */
export async function walkXml(
  stream: AsyncIterable<Buffer>,
  handlers: Partial<Manejadores>,
  more = () => true,
): Promise<void> {
  const parser = sax.parser(true, { trim: false, normalize: false })
  let atributos = 0
  let hondura = 0
  Object.assign(parser, handlers, {
    onerror: (error: Error) => {
      throw error
    },
    ondoctype: () => {
      throw new Error('document type declaration')
    },
    oncdata: handlers.ontext,
    onopentagstart: () => {
      atributos = 0
      if (++hondura > MAX_HONDURA) throw new Error('elements within each other without end')
    },
    onclosetag: (name: string) => {
      hondura--
      handlers.onclosetag?.(name)
    },
    onattribute: () => {
      if (++atributos > MAX_ATRIBUTOS) throw new Error('an element of more attributes than any has')
    },
  })
  let decoder: InstanceType<typeof TextDecoder> | undefined
  for await (const pieza of stream) {
    decoder ??= new TextDecoder(getLetras(pieza), { fatal: true })
    parser.write(decoder.decode(pieza, { stream: true }))
    if (!more()) return
  }
  parser.write(decoder?.decode() ?? '').close()
}

/** The text of an XML part, read as it streams. */
export async function readTextoDeXml(
  stream: AsyncIterable<Buffer>,
  formato: Formato,
  letras: number,
): Promise<string> {
  const pieces: string[] = []
  let length = 0
  let inText = 0
  let muted = 0
  const push = (text: string) => {
    pieces.push(text)
    length += text.length
  }
  const handlers: Partial<Manejadores> = {
    onopentag: ({ name }) => {
      const local = localName(name)
      if (formato.sinTexto.has(local)) muted++
      if (formato.conTexto?.has(local)) inText++
      if (formato.espacios.has(local)) push(' ')
    },
    onclosetag: (name) => {
      const local = localName(name)
      if (formato.sinTexto.has(local)) muted--
      if (formato.conTexto?.has(local)) inText--
      if (formato.parrafos.has(local)) push('\n')
    },
    ontext: (text) => {
      if (muted === 0 && (formato.conTexto === null || inText > 0)) push(text)
    },
  }
  await walkXml(stream, handlers, () => length <= letras)
  return pieces.join('')
}
