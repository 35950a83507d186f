import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import type { Ronda } from './rondas-query.ts'

/** No more than the page about anonymity says: the consultancy sees who has finished while the survey is open. */
const ANONIMA =
  'Es anónima: la consultora no le dice a la empresa, tampoco a la dirección, quién contestó ni qué contestó cada quien.'
const CONFIDENCIAL = 'Es confidencial: la maneja la consultora.'

/** To be sent to everybody, never to somebody. */
export const writeMensaje = (ronda: Pick<Ronda, 'empresa' | 'minimoPorGrupo'>): string =>
  `En ${ronda.empresa} estamos contestando la encuesta de clima. ${hasMinimo(ronda) ? ANONIMA : CONFIDENCIAL} Si todavía no lo has hecho, usa el enlace o el token que recibiste. Gracias a quienes ya participaron.`
