import { crc32, createDeflateRaw } from 'node:zlib'

/** Half of what the next one takes, and no more bytes: what rows and texts repeat stands close by. */
const NIVEL = 3
/** No row takes as much. */
const TROZO = 256 * 1024

/** Compresses what is put into it, beside this thread: one piece is filled while the one before is compressed. */
export class Compresor {
  readonly #deflater = createDeflateRaw({ level: NIVEL, chunkSize: 64 * 1024 })
  #trozo = Buffer.allocUnsafeSlow(TROZO)
  #otro = Buffer.allocUnsafeSlow(TROZO)
  #usados = 0
  #compressed: Promise<void> = Promise.resolve()
  /** Of what was written so far. */
  crc = 0
  largo = 0

  /** What was written, compressed. Whoever takes it slowly keeps the writer waiting. */
  take(): AsyncIterable<Buffer> {
    return this.#deflater
  }

  /** Whether so many bytes have to wait for the piece to be handed on. */
  isFull(bytes: number): boolean {
    return this.#usados + bytes > TROZO
  }

  put(ascii: string): void {
    this.#usados += this.#trozo.write(ascii, this.#usados, 'latin1')
  }

  putBytes(bytes: Uint8Array): void {
    this.#trozo.set(bytes, this.#usados)
    this.#usados += bytes.length
  }

  /** Hands the piece on. */
  async flush(): Promise<void> {
    const lleno = this.#trozo
    const usados = this.#usados
    this.#trozo = this.#otro
    this.#otro = lleno
    this.#usados = 0
    await this.#compress(lleno.subarray(0, usados))
  }

  async write(texto: string): Promise<void> {
    await this.flush()
    await this.#compress(Buffer.from(texto))
  }

  async end(): Promise<void> {
    await this.flush()
    await this.#compressed
    this.#deflater.end()
  }

  fail(error: unknown): void {
    this.#deflater.destroy(error as Error)
  }

  async #compress(bytes: Buffer): Promise<void> {
    this.crc = crc32(bytes, this.crc)
    this.largo += bytes.length
    await this.#compressed
    this.#compressed = new Promise((resolve, reject) => {
      this.#deflater.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
    // Whoever waits for it is told.
    this.#compressed.catch(() => {})
  }
}
