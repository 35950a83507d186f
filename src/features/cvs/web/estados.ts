import { ESTADO_INICIAL } from '#domain/cvs/cv.ts'

/** What staff choose from. The contract takes any text, so one that came from elsewhere joins the list. */
const ESTADOS = [ESTADO_INICIAL, 'Pendiente de validar', 'Pendiente a actualizar', 'Contratado', 'Descartado']

export const listEstados = (actual: string = ESTADO_INICIAL): string[] =>
  ESTADOS.includes(actual) ? ESTADOS : [...ESTADOS, actual]
