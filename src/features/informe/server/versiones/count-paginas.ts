import { unzipSync } from 'fflate'
import type { FormatoDeInforme } from '#contract/schema.generated.ts'

/** The root of the pages says how many there are below it. */
const RAIZ = '/Type /Pages'

/** Pages or slides of a file of ours; null where it has none, or does not say. */
export function countPaginas(formato: FormatoDeInforme, contenido: Uint8Array): number | null {
  if (formato === 'xlsx') return null
  if (formato === 'pptx') {
    let laminas = 0
    unzipSync(contenido, {
      filter: ({ name }) => {
        if (/^ppt\/slides\/[^/]+\.xml$/.test(name)) laminas++
        return false
      },
    })
    return laminas
  }
  const raiz = Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength).indexOf(RAIZ)
  const texto = raiz < 0 ? '' : Buffer.from(contenido.subarray(raiz, raiz + 100)).toString('latin1')
  const [, cuenta] = /\/Count (\d{1,6})/.exec(texto) ?? []
  return cuenta === undefined ? null : Number(cuenta)
}
