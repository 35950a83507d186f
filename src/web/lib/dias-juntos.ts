/** How days that are read together are written: "4 de marzo", and with the year where they do not share it. */
export function formatDiasJuntos(dias: readonly number[], timeZone: string): (ms: number) => string {
  const anio = new Intl.DateTimeFormat('es', { year: 'numeric', timeZone })
  const isDeVarios = new Set(dias.map((ms) => anio.format(ms))).size > 1
  const dia = new Intl.DateTimeFormat('es', {
    day: 'numeric',
    month: 'long',
    ...(isDeVarios ? { year: 'numeric' } : {}),
    timeZone,
  })
  return (ms) => dia.format(ms)
}
