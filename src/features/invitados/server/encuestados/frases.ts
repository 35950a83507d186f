import { formatNumero } from '#domain/texto/cantidad.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'

const MAX_NOMBRADAS = 20
const MAX_LETRAS = 80

const shorten = (texto: string) => (texto.length > MAX_LETRAS ? `${texto.slice(0, MAX_LETRAS)}…` : texto)

/** "ana@x.gt, luis@x.gt y 3 más": a sentence stays one, however long the list is. */
export function formatLista(nombres: readonly string[]): string {
  const demas = nombres.length - MAX_NOMBRADAS
  const cola = demas > 0 ? [`${formatNumero(demas)} más`] : []
  return joinEnLetras([...nombres.slice(0, MAX_NOMBRADAS).map(shorten), ...cola])
}
