import { readFile } from 'node:fs/promises'
import type { Papel } from '#contract/schema.generated.ts'
import { MEDIDAS_DE_PAPEL } from '#domain/ajustes/ajustes.ts'
import { formatToken } from '#domain/encuesta/token.ts'
import type { Documento } from '#server/pdf/documento.ts'
import { type Encabezado, renderQr } from './encabezado.ts'

const PLANTILLA = new URL('./papeletas.typ', import.meta.url)

export interface Papeletas extends Encabezado {
  lote: number
  papel: Papel
  /** Short, without token: what a person types. */
  direccion: string
  tokens: readonly string[]
}

/** Ten a page. The code holds the address with the token behind #, which no server ever sees. */
export async function createPapeletas({ tokens, papel, direccion, ...resto }: Papeletas): Promise<Documento> {
  const archivos = Object.fromEntries(
    tokens.map((token, i) => [`q/${i}.svg`, renderQr(`${direccion}#${token}`)]),
  )
  const datos = {
    ...resto,
    papel: MEDIDAS_DE_PAPEL[papel],
    direccion: direccion.replace(/^https?:\/\//, ''),
    papeletas: tokens.map((token, i) => ({ token: formatToken(token), qr: `/q/${i}.svg` })),
  }
  return { plantilla: await readFile(PLANTILLA, 'utf8'), datos, archivos }
}
