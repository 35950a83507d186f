import type { EstadoDeEncuestado } from '../encuesta/estado-encuestado.ts'

/** Of people with an address, who gets a mail of a round of reminders: who has not finished, and did not ask for none. */
export const getsRecordatorio = ({
  sinRecordatorios,
  estado,
}: {
  sinRecordatorios: boolean
  estado: EstadoDeEncuestado | undefined
}): boolean => !sinRecordatorios && estado !== 'Completa'
