const DIA_MS = 86_400_000

/** How long somebody has waited, as one says it. */
export function formatEspera(desde: number, now: number): string {
  const dias = Math.floor((now - desde) / DIA_MS)
  if (dias < 1) return 'Hoy'
  return dias === 1 ? 'Ayer' : `${dias} días`
}

export const formatHace = (desde: number, now: number): string => {
  const espera = formatEspera(desde, now)
  return espera.endsWith('días') ? `hace ${espera}` : espera.toLowerCase()
}

const MOTIVOS = { correo: 'correo', celular: 'celular', nombre: 'nombre' } as const

/** "mismo nombre y correo" */
export const formatMotivos = (motivos: readonly (keyof typeof MOTIVOS)[]): string =>
  `mismo ${new Intl.ListFormat('es').format(motivos.map((motivo) => MOTIVOS[motivo]))}`

export function formatBytes(bytes: number): string {
  const kb = bytes / 1024
  return kb < 1000 ? `${Math.max(1, Math.round(kb))} KB` : `${(kb / 1024).toFixed(1)} MB`
}
