import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MAX_ARCHIVO_MB } from '#domain/contacto/formulario.ts'
import { keepEnEspera } from '#server/archivos/archivo-en-espera.ts'
import type { Config } from '#server/context/config.ts'
import {
  type ArchivoRecibido,
  campoError,
  envioError,
  FormError,
  type FormularioRecibido,
} from './form-error.ts'

const MAX_ARCHIVO = MAX_ARCHIVO_MB * 1024 * 1024
const MAX_TEXTOS = 256 * 1024
/** The longest text has 5,000 letters; what a sender calls JSON is read as such by the plugin, before we look at it. */
const MAX_TEXTO = 128 * 1024
export const MAX_CUERPO = MAX_ARCHIVO + MAX_TEXTOS

const limits = {
  fileSize: MAX_ARCHIVO,
  files: 1,
  fields: 12,
  fieldSize: MAX_TEXTO,
  fieldNameSize: 100,
  headerPairs: 50,
}

/** Far more than the parser needs for what it has already been given. */
const PATIENCE_MS = 3_000

/**
 * A body of undeclared length is counted as it comes, so that an endless one is not read to its end. A part whose
 * headers do not end is neither handed out by the parser nor missed: once all of the body is there, it has so long.
 */
function watchBody({ raw }: FastifyRequest, ended: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    let received = 0
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > MAX_CUERPO) reject(campoError({ campo: 'archivo', falla: 'tamano' }))
    })
    raw.on('end', () => {
      const timer = setTimeout(() => reject(envioError(400, 'formato')), PATIENCE_MS)
      ended.addEventListener('abort', () => clearTimeout(timer))
    })
  })
}

type Parts = AsyncIterable<MultipartFile | MultipartValue>

async function readParts(parts: Parts, dataDir: string): Promise<FormularioRecibido> {
  const valores = new Map<string, string[]>()
  let archivo: ArchivoRecibido | null = null
  try {
    for await (const part of parts) {
      if (part.type === 'file') {
        const recibido = await keepEnEspera(dataDir, part.file)
        if (part.fieldname === 'archivo') archivo = { nombre: part.filename ?? '', ...recibido }
        else await recibido.end()
      } else {
        if (typeof part.value !== 'string' || part.valueTruncated) throw envioError(400, 'formato')
        valores.set(part.fieldname, [...(valores.get(part.fieldname) ?? []), part.value])
      }
    }
  } catch (error) {
    await archivo?.end()
    throw error
  }
  return { getValores: (nombre) => valores.get(nombre) ?? [], archivo }
}

/** The file is the caller's to end. */
export async function readMultipart(
  request: FastifyRequest,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<FormularioRecibido> {
  const parts = request.parts({ limits })
  const ended = new AbortController()
  const reading = readParts(parts, dataDir)
  try {
    // The parser takes hold of the body in this same turn, so watching it lets no piece slip by.
    return await Promise.race([reading, watchBody(request, ended.signal)])
  } catch (error) {
    // A sender of too much may go on after the answer.
    void reading.then(({ archivo }) => archivo?.end()).catch(() => {})
    if (error instanceof FormError) throw error
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw campoError({ campo: 'archivo', falla: 'tamano' })
    if (code === 'ENOSPC') throw envioError(507, 'lleno')
    // The disk's fault, not the sender's: one that only reads, or is gone.
    if (syscall) throw error
    // Whatever else the parser minds is a body that does not hold what its header promised.
    throw envioError(400, 'formato')
  } finally {
    ended.abort()
  }
}
