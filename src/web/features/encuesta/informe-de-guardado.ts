import { encuesta } from '../../content/encuesta.ts'

const { guardado: textos } = encuesta

/** What is said beside the questions while nothing failed; null: nothing. */
export function getInforme({
  lento,
  enLinea,
  seConserva,
  enKiosco,
}: {
  lento: boolean
  enLinea: boolean
  /** Whether the browser keeps drafts; a tablet that is lent keeps none, and asks nobody to mind it. */
  seConserva: boolean
  enKiosco: boolean
}): string | null {
  if (lento) return textos.lento
  if (!enLinea) return seConserva && !enKiosco ? textos.sinConexion : textos.sinConexionNiAlmacen
  return seConserva || enKiosco ? null : textos.sinAlmacen
}
