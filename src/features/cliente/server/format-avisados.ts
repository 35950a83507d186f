import { formatCantidad } from '#domain/texto/cantidad.ts'

/** After what was done: whom a mail tells of it, or that there is nobody yet who could see it. */
export const formatAvisados = (
  personas: number,
  { visto, publicado, verlo }: { visto: string; publicado: string; verlo: string },
): string =>
  personas === 0
    ? `${publicado}. Nadie de la empresa tiene cuenta todavía: invita a alguien en Equipo para que ${verlo}.`
    : `${visto}. Se avisó por correo a ${formatCantidad(personas, 'persona', 'personas')}.`
