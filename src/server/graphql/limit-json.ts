import { MAX_OTHERS_BODY } from '../http/limit-body.ts'

/**
 * What a body may hold before it is read. A quarter of a megabyte of brackets became 35 MB and fifty milliseconds; the
 * longest answer sheet has 2,000 values, the largest list that staff send 100,000, and neither is deep.
 */
const MAX_DEPTH = 64
const MAX_VALUES = 20_000
/** Of a body longer than a stranger may send. */
const MAX_VALUES_OF_STAFF = 400_000

const QUOTE = 34
const BACKSLASH = 92
const COMMA = 44
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/** The place after the text that begins at `start`: texts are leapt over, a file is one of ten million letters. */
function skipText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let backslashes = 0
    while (json.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes++
    if (backslashes % 2 === 0) return end + 1
  }
  return json.length
}

/** Whether a JSON text is of bounded depth and width; whether it is JSON is for the parser to say. */
export function isBoundedJson(json: string): boolean {
  const maxValues = json.length > MAX_OTHERS_BODY ? MAX_VALUES_OF_STAFF : MAX_VALUES
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; ) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) {
      at = skipText(json, at)
      continue
    }
    if (code === COMMA) values++
    else if (OPENING.has(code)) {
      depth++
      values++
    } else if (CLOSING.has(code)) depth--
    if (depth > MAX_DEPTH || values > maxValues) return false
    at++
  }
  return true
}
