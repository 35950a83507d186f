import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of a stranger between its arrival and its turn. */
export interface ArchivoEnEspera {
  largo: number
  read: () => Promise<Buffer>
  /** Nothing is left of it. */
  end: () => Promise<void>
}

const TROZO = 256 * 1024

/** A cipher for a key that is used once: reading it back is the same as writing it. */
const createCifra = (llave: Buffer) => createCipheriv('aes-256-ctr', llave, Buffer.alloc(16))

/**
 * It waits on the disk: a hundred who send ten megabytes at once, or send them and then nothing more, would take the memory
 * that surveys need. It has no name, so that nothing stays if the process is killed, and its key is in memory alone: what the
 * disk still holds of it later says nothing.
 */
export async function keepEnEspera(dir: string, piezas: AsyncIterable<Buffer>): Promise<ArchivoEnEspera> {
  const llave = randomBytes(32)
  const file = join(dir, `.en-espera-${randomUUID()}`)
  const handle = await open(file, 'wx+', 0o600)
  let largo = 0
  try {
    await unlink(file)
    const cifra = createCifra(llave)
    for await (const pieza of piezas) {
      await handle.appendFile(cifra.update(pieza))
      largo += pieza.length
    }
  } catch (error) {
    await handle.close()
    throw error
  }

  async function read(): Promise<Buffer> {
    const bytes = Buffer.alloc(largo)
    const cifra = createCifra(llave)
    for (let leidos = 0; leidos < largo; ) {
      const { bytesRead } = await handle.read(bytes, leidos, Math.min(TROZO, largo - leidos), leidos)
      if (bytesRead === 0) throw new Error('a file that waited is shorter than it was')
      cifra.update(bytes.subarray(leidos, leidos + bytesRead)).copy(bytes, leidos)
      leidos += bytesRead
    }
    return bytes
  }

  return { largo, read, end: () => handle.close() }
}
