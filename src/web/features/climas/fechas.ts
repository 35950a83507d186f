const DIA = 86_400_000

/** "4 de marzo de 2024", where the firm is. */
export function formatFecha(ms: number, zona: string): string {
  return new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: zona }).format(ms)
}

const HASTA = {
  pasada: 'recibió respuestas hasta',
  cerrada: 'se cerró antes de su fecha límite,',
  activa: 'recibe respuestas hasta',
  detenida: 'su fecha límite es',
}

/** "Empezó el 4 de marzo de 2024; recibe respuestas hasta el 30 de abril de 2024" */
export function formatPlazo(
  {
    fechaInicio,
    fechaLimite,
    encuestaActiva,
    cerrado,
  }: { fechaInicio: number; fechaLimite?: number | null; encuestaActiva: boolean; cerrado: boolean },
  zona: string,
  ahora: number,
): string {
  const inicio = `${fechaInicio > ahora ? 'Empieza' : 'Empezó'} el ${formatFecha(fechaInicio, zona)}`
  if (fechaLimite == null) return inicio
  const cual = fechaLimite < ahora ? 'pasada' : cerrado ? 'cerrada' : encuestaActiva ? 'activa' : 'detenida'
  return `${inicio}; ${HASTA[cual]} el ${formatFecha(fechaLimite, zona)}`
}

/** The day of a moment as a date field writes it: "2024-03-04". */
export function formatCampoFecha(ms: number, zona: string): string {
  if (!Number.isFinite(ms)) return ''
  const partes = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zona,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(ms)
  const get = (tipo: string) => partes.find(({ type }) => type === tipo)?.value ?? ''
  return `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}`
}

/** How far the clocks of the zone are ahead of UTC at that moment. */
function getAdelanto(ms: number, zona: string): number {
  const partes = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zona,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(ms)
  const get = (tipo: string) => Number(partes.find(({ type }) => type === tipo)?.value)
  const reloj = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'))
  return reloj - Math.floor(ms / 1000) * 1000
}

/** The first moment of a day written by a date field; NaN where it is none. */
export function parseInicioDeDia(campo: string, zona: string): number {
  const utc = Date.parse(`${campo}T00:00:00Z`)
  if (Number.isNaN(utc)) return Number.NaN
  // The zone's clocks may change between the guess and the answer: the second look settles it.
  const primera = utc - getAdelanto(utc, zona)
  const segunda = utc - getAdelanto(primera, zona)
  // Where clocks go forward at midnight that hour does not exist, and the day begins after it.
  return formatCampoFecha(segunda, zona) < campo ? primera : segunda
}

/** The last moment of that day: a limit includes its day. */
export function parseFinDeDia(campo: string, zona: string): number {
  const utc = Date.parse(`${campo}T00:00:00Z`)
  if (Number.isNaN(utc)) return Number.NaN
  return parseInicioDeDia(formatCampoFecha(utc + DIA, 'UTC'), zona) - 1
}
