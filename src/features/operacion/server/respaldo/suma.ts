import { createHash } from 'node:crypto'
import type { Row } from '#server/db/sql/stream-rows.ts'

function encode(value: unknown): Uint8Array {
  if (value === null) return Buffer.from('n')
  if (typeof value === 'string') return Buffer.from(`t${value}`)
  if (typeof value === 'number') return Buffer.from(`i${value}`)
  if (value instanceof Uint8Array) return Buffer.concat([Buffer.from('b'), value])
  throw new TypeError(`a backup cannot hold a ${typeof value}`)
}

/** SHA-256 over rows as they come: equal sums mean equal rows, whichever engine they were read from. */
export function createSuma(columnas: readonly string[]) {
  const hash = createHash('sha256').update(columnas.join(','))
  const length = Buffer.alloc(4)
  let filas = 0
  return {
    add(rows: readonly Row[]): void {
      filas += rows.length
      for (const row of rows) {
        for (const columna of columnas) {
          const bytes = encode(row[columna])
          length.writeUInt32LE(bytes.length)
          hash.update(length).update(bytes)
        }
      }
    },
    finish: (): Suma => ({ filas, suma: hash.digest('hex') }),
  }
}

export interface Suma {
  filas: number
  suma: string
}
