import fc from 'fast-check'
import { inspectArchivo } from '../../src/server/archivos/inspect-archivo.ts'
import {
  ARCHIVOS_ACTIVOS,
  buildDoc,
  buildDocx,
  buildOdt,
  buildPdf,
} from '../../src/server/archivos/testing/archivos-de-prueba.ts'

const WHOLE = [
  ...ARCHIVOS_ACTIVOS.map(([, , bytes]) => bytes),
  buildPdf('x'),
  buildDoc(),
  buildDocx('x'),
  buildOdt('x'),
]

/** A file with some of its bytes changed, cut out or put in; the first ones stay, or nobody would look at it. */
const spoiled = fc
  .record({
    whole: fc.constantFrom(...WHOLE),
    changes: fc.array(
      fc.record({ at: fc.nat(100_000), out: fc.nat(40), put: fc.uint8Array({ maxLength: 40 }) }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ whole, changes }) =>
    changes.reduce((bytes, { at, out, put }) => {
      const place = 8 + (at % Math.max(1, bytes.length - 8))
      return Buffer.concat([bytes.subarray(0, place), put, bytes.subarray(place + out)])
    }, whole),
  )

/** No file fails or hangs: each is refused or kept, whatever became of it. */
export const fuzzFiles = ({ cases }: { cases: number }) =>
  fc.assert(
    fc.asyncProperty(spoiled, async (bytes) => {
      const inspected = await inspectArchivo(bytes)
      return 'rechazo' in inspected || inspected.tipo.length > 0
    }),
    { numRuns: cases },
  )
