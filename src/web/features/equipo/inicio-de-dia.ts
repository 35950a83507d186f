/** When the day "2025-10-28" begins where the firm is; null where it is no day. */
export function computeInicioDeDia(dia: string, timeZone: string): number | null {
  const utc = /^\d{4}-\d{2}-\d{2}$/.test(dia) ? Date.parse(`${dia}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(utc)) return null
  const partes = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(utc)
  const offset = partes.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, signo = '+', horas = '0', minutos = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(offset) ?? []
  return utc - (signo === '-' ? -1 : 1) * (Number(horas) * 60 + Number(minutos)) * 60_000
}
