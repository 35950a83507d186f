import type { Readable } from 'node:stream'
import sax from 'sax'

/** What the elements of a document format mean for its text, by their names without prefix. */
export interface Formato {
  /** Elements whose letters are text; null where all are. */
  conTexto: ReadonlySet<string> | null
  sinTexto: ReadonlySet<string>
  /** Elements that stand for a blank. */
  espacios: ReadonlySet<string>
  parrafos: ReadonlySet<string>
}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Of a part of an office document. A document type declaration is refused whole: no office program writes one, and with it
 * go entities that expand or fetch. An attribute may be long: Word keeps drawings in them.
 */
export function createParser() {
  const parser = sax.parser(true, { trim: false, normalize: false })
  parser.onerror = (error) => {
    if (!error.message.startsWith('Max buffer length exceeded')) throw error
    parser.resume()
  }
  parser.ondoctype = () => {
    throw new Error('document type declaration')
  }
  return parser
}

/** The text of an XML part, read as it streams. */
export async function readTextoDeXml(stream: Readable, formato: Formato, letras: number): Promise<string> {
  const parser = createParser()
  const pieces: string[] = []
  let length = 0
  let inText = 0
  let muted = 0
  const push = (text: string) => {
    pieces.push(text)
    length += text.length
  }

  parser.onopentag = ({ name }) => {
    const local = localName(name)
    if (formato.sinTexto.has(local)) muted++
    if (formato.conTexto?.has(local)) inText++
    if (formato.espacios.has(local)) push(' ')
  }
  parser.onclosetag = (name) => {
    const local = localName(name)
    if (formato.sinTexto.has(local)) muted--
    if (formato.conTexto?.has(local)) inText--
    if (formato.parrafos.has(local)) push('\n')
  }
  const onText = (text: string) => {
    if (muted === 0 && (formato.conTexto === null || inText > 0)) push(text)
  }
  parser.ontext = onText
  parser.oncdata = onText

  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of stream) {
    parser.write(decoder.decode(chunk as Buffer, { stream: true }))
    if (length > letras) return pieces.join('')
  }
  parser.write(decoder.decode()).close()
  return pieces.join('')
}
