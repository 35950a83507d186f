import { openId, sealId } from '#server/base/sealed-id.ts'
import type { Config } from '#server/context/config.ts'
import { deriveValor, type Llave } from '#server/llaves/llave.ts'

/** Tags that lead from a mail back to its respondent, for as long as the climate has its key and not a day longer. */
type Uso = 'retorno' | 'baja'

const getKey = (llave: Llave, uso: Uso) => deriveValor(llave, 'rebote', uso)

/** By which a delivery report names its respondent; it stands in no table. */
export const computeEtiqueta = (llave: Llave, idEncuestado: string): string =>
  sealId(getKey(llave, 'retorno'), idEncuestado)

export const openEtiqueta = (llave: Llave, etiqueta: string): string | null =>
  openId(getKey(llave, 'retorno'), etiqueta)

/** Good for one thing only: it opens no survey, and says nothing of the token. */
export function formatEnlaceDeBaja(
  { publicUrl, basePath }: Pick<Config, 'publicUrl' | 'basePath'>,
  llave: Llave,
  { idClima, idEncuestado }: { idClima: string; idEncuestado: string },
): string {
  return `${publicUrl}${basePath}/baja/${idClima}/${sealId(getKey(llave, 'baja'), idEncuestado)}`
}

export const openCodigoDeBaja = (llave: Llave, codigo: string): string | null =>
  openId(getKey(llave, 'baja'), codigo)
