import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PALETA } from '#dibujo/paleta.ts'
import { normalizeTexto } from '#domain/texto/normalize-texto.ts'
import type { Documento, Fuentes, Pdf } from './documento.ts'
import { CARACTERES } from './fonts/caracteres.ts'

const known: ReadonlySet<string> = new Set(CARACTERES)

/**
 * Replaces what the typefaces of documents lack, so that one sign in a comment never stops a report: a letter loses
 * its unknown accent, a pictograph goes, anything else becomes a question mark. So does a text of which nothing would be
 * left: a document whose headings include an empty one is not made.
 */
function keepKnownCharacters(text: string): string {
  const written = normalizeTexto(text)
  const kept = Array.from(written, keep).join('')
  return kept.trim() === '' && written.trim() !== '' ? '?' : kept
}

function keep(character: string): string {
  if (known.has(character)) return character
  if (/[\n\t]/.test(character)) return character
  const [letter = ''] = normalizeTexto(character, 'NFKD')
  if (known.has(letter)) return letter
  return /[\p{Extended_Pictographic}\p{Emoji_Component}\p{Mark}\p{Cf}\p{Cc}]/u.test(character) ? '' : '?'
}

/** In every text of what a template reads. */
export function keepKnownCharactersIn(value: unknown): unknown {
  if (typeof value === 'string') return keepKnownCharacters(value)
  if (Array.isArray(value)) return value.map(keepKnownCharactersIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keepKnownCharactersIn(inner)]))
}

const MAX_MS = 120_000
const PROCESO = fileURLToPath(new URL('./compile-process.ts', import.meta.url))
/** The compiler would share pages out among threads, which takes more of the processor than it saves and leaves none to others. */
const SOLO = { RAYON_NUM_THREADS: '1' }
const LETRAS = new URL('./fonts/', import.meta.url)

interface RenderPdfOptions {
  /** Ends the process at once; the rendering then rejects. */
  signal?: AbortSignal
}

export async function renderPdf(documento: Documento, { signal }: RenderPdfOptions = {}): Promise<Pdf> {
  const fuentes = await collectFuentes(documento)
  const ends = AbortSignal.any([AbortSignal.timeout(MAX_MS), ...(signal ? [signal] : [])])
  ends.throwIfAborted()
  const child = fork(PROCESO, {
    serialization: 'advanced',
    execArgv: [],
    env: SOLO,
    stdio: 'ignore',
  })
  const exited = once(child, 'exit')
  try {
    child.send(fuentes)
    const outcome = await Promise.race([
      once(child, 'message', { signal: ends }).then(([message]) => message as Pdf | { falla: string }),
      exited.then(() => ({ falla: 'the compiler ended before it had written the document' })),
    ])
    if ('falla' in outcome) throw new Error(`Typst: ${outcome.falla}`)
    return outcome
  } finally {
    child.kill('SIGKILL')
    await exited
  }
}

async function collectFuentes({
  plantilla,
  datos,
  archivos,
  marca = PALETA.ink,
}: Documento): Promise<Fuentes> {
  const bytes = new Map<string, Uint8Array>([
    ['/datos.json', Buffer.from(JSON.stringify(keepKnownCharactersIn(datos)))],
    ['/paleta.json', Buffer.from(JSON.stringify({ ...PALETA, marca }))],
  ])
  for (const [nombre, contenido] of Object.entries(archivos)) {
    bytes.set(
      `/${nombre}`,
      typeof contenido === 'string' ? Buffer.from(keepKnownCharacters(contenido)) : contenido,
    )
  }
  const names = (await readdir(LETRAS)).filter((name) => name.endsWith('.ttf')).sort()
  const letras = await Promise.all(names.map((name) => readFile(new URL(name, LETRAS))))
  return { plantilla, archivos: bytes, letras }
}
