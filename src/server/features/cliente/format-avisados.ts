import { formatCantidad } from '../../../domain/texto/cantidad.ts'

/** After what was done: whom a mail tells of it. */
export const formatAvisados = (personas: number): string =>
  personas === 0
    ? ' Nadie de la empresa tiene cuenta todavía, así que no se avisó a nadie.'
    : ` Se avisó por correo a ${formatCantidad(personas, 'persona', 'personas')}.`
