import { encuesta } from '#web/content/encuesta.ts'

const { guardado: textos } = encuesta

/** What is said beside the questions; null: nothing. A tablet that is lent keeps no draft, and asks nobody to mind it. */
export const getInforme = (enLinea: boolean, seConserva: boolean, enKiosco: boolean): string | null =>
  enLinea
    ? seConserva || enKiosco
      ? null
      : textos.sinAlmacen
    : seConserva && !enKiosco
      ? textos.sinConexion
      : textos.sinGuardar
