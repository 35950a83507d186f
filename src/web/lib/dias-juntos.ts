interface Opciones {
  ahora?: number
  /** "domingo 31 de diciembre" */
  conSemana?: boolean
}

/** Writes days that are read together: "4 de marzo", and with the year where they do not share this one. */
export function formatDiasJuntos(
  dias: readonly number[],
  timeZone: string,
  { ahora = Date.now(), conSemana = false }: Opciones = {},
): (ms: number) => string {
  const anio = new Intl.DateTimeFormat('es', { year: 'numeric', timeZone })
  const isDeVarios = new Set([ahora, ...dias].map((ms) => anio.format(ms))).size > 1
  const dia = new Intl.DateTimeFormat('es', {
    ...(conSemana ? { weekday: 'long' } : {}),
    day: 'numeric',
    month: 'long',
    ...(isDeVarios ? { year: 'numeric' } : {}),
    timeZone,
  })
  return (ms) => dia.format(ms).replace(',', '')
}

/** One day, with its year where that is not this one. */
export const formatUnDia = (ms: number, timeZone: string, opciones?: Opciones): string =>
  formatDiasJuntos([ms], timeZone, opciones)(ms)
