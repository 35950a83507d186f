import { buffer } from 'node:stream/consumers'
import { AppError } from '../base/errors.ts'
import { parseLogo } from './parse-logo.ts'
import { stripJpeg } from './strip-jpeg.ts'

/** Runs in a process of its own: a line that says what became of the picture, and the picture. */
const [mime = '', limites = '{}'] = process.argv.slice(2)
const bytes = await buffer(process.stdin)
try {
  const contenido =
    mime === 'image/jpeg'
      ? stripJpeg(bytes, JSON.parse(limites))
      : parseLogo(`data:image/png;base64,${bytes.toString('base64')}`, JSON.parse(limites))
  process.stdout.write(`${JSON.stringify({ mime })}\n`)
  process.stdout.write(contenido)
} catch (error) {
  if (!(error instanceof AppError)) throw error
  process.stdout.write(`${JSON.stringify({ mensaje: error.message })}\n`)
}
