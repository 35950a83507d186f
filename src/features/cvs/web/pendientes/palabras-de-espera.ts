import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { formatCantidad, formatNumero } from '#domain/texto/cantidad.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'

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

const MES_MS = 30.44 * DIA_MS

/** "Hace 1 año y 6 meses" */
export function formatEdad(desde: number, now: number): string {
  const meses = Math.max(0, Math.floor((now - desde) / MES_MS))
  const anios = Math.floor(meses / 12)
  const partes = [
    anios > 0 && formatCantidad(anios, 'año', 'años'),
    meses % 12 > 0 && formatCantidad(meses % 12, 'mes', 'meses'),
  ].filter(Boolean)
  return partes.length > 0 ? `Hace ${partes.join(' y ')}` : 'Este mes'
}

/** "12 personas escogidas, 9 en otras páginas" */
export function formatEscogidas(cuantas: number, enOtras: number): string {
  const donde = enOtras === 1 ? 'en otra página' : 'en otras páginas'
  const escogidas = formatCantidad(cuantas, 'persona escogida', 'personas escogidas')
  return `${escogidas}, ${enOtras < cuantas ? `${formatNumero(enOtras)} ` : ''}${donde}`
}

const MOTIVOS = { correo: 'correo', celular: 'celular', nombre: 'nombre' } as const

/** "mismo nombre y correo" */
export const formatMotivos = (motivos: readonly (keyof typeof MOTIVOS)[]): string =>
  `mismo ${joinEnLetras(motivos.map((motivo) => MOTIVOS[motivo]))}`

export function formatBytes(bytes: number): string {
  const kb = bytes / 1024
  return kb < 1000 ? `${Math.max(1, Math.round(kb))} KB` : `${(kb / 1024).toFixed(1)} MB`
}
