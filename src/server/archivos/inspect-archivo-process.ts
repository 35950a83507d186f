import { buffer } from 'node:stream/consumers'
import { judgeDoc } from './judge-doc.ts'
import { judgeFoto } from './judge-foto.ts'
import { judgePdf } from './judge-pdf.ts'
import type { Juicio } from './juicio.ts'

/** By how it begins: what two programs would read as two kinds is shown and saved as the one. */
async function judge(bytes: Buffer): Promise<Juicio> {
  // The reader of zips is loaded where there is one.
  if (bytes.toString('latin1', 0, 2) === 'PK') return (await import('./judge-zip.ts')).judgeZip(bytes)
  return judgeFoto(bytes) ?? judgeDoc(bytes) ?? judgePdf(bytes)
}

/** Runs in a process of its own, and tells its verdict before it looks further: it may be ended at any time. */
// It has begun: what ends it from here on is the file's doing.
process.stdout.write('\n')
const juicio = await judge(await buffer(process.stdin))
const veredicto = 'rechazo' in juicio ? { rechazo: juicio.rechazo } : { tipo: juicio.tipo }
process.stdout.write(`${JSON.stringify(veredicto)}\n`)
if ('revisar' in juicio) {
  const activo = await juicio.revisar().catch(() => new Set(['sinRevisar']))
  process.stdout.write([...activo].join(' '))
}
