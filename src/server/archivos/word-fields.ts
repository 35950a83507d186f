import type { Readable } from 'node:stream'
import { createParser, localName } from './texto-de-xml.ts'

/** A field that asks another program for what it says, and starts it for that. */
const ASKS_A_PROGRAM = /dde(?:auto)?[\s"'\\]/i

/** Whether a part of a document has such a field; its instruction may be cut into pieces anywhere. */
export async function asksAProgram(stream: Readable): Promise<boolean> {
  const parser = createParser()
  let inside = 0
  let found = false
  let instruction = ''
  const add = (letters: string) => {
    instruction += letters
    found ||= ASKS_A_PROGRAM.test(`${instruction} `)
    instruction = instruction.slice(-64)
  }
  parser.onopentag = ({ name, attributes }) => {
    if (localName(name) === 'instrText') inside++
    for (const [attribute, value] of Object.entries(attributes))
      if (localName(attribute) === 'instr') add(String(value))
  }
  parser.onclosetag = (name) => {
    if (localName(name) === 'instrText') inside--
  }
  const onText = (letters: string) => {
    if (inside > 0) add(letters)
  }
  parser.ontext = onText
  parser.oncdata = onText
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of stream) {
    parser.write(decoder.decode(chunk as Buffer, { stream: true }))
    if (found) return true
  }
  parser.write(decoder.decode()).close()
  return found
}
