import type { Fechas } from '#web/lib/use-fechas.ts'
import type { FilaPorActualizar } from './pendientes-queries.ts'

/** How far asking a person has come, in a sentence. */
export function formatEnlace(
  { cv, solicitudes, correoRechazado, conEnvio }: FilaPorActualizar,
  { formatDia }: Pick<Fechas, 'formatDia'>,
  now: number,
): string {
  const ultima = solicitudes.at(-1)
  if (cv.respuesta) {
    const cuando = ultima?.contestada ? ` el ${formatDia(ultima.contestada)}` : ''
    return `Contestó${cuando}: ${cv.respuesta === 'igual' ? 'sigue igual' : 'cambió sus datos'}`
  }
  if (conEnvio) return 'Mandó otro por el sitio'
  if (!ultima) return 'Sin mandar'
  if (correoRechazado) return 'No sale: su buzón no lo recibe'
  if (ultima.hasta <= now) return `Mandado el ${formatDia(ultima.enviada)}. Venció sin respuesta`
  return `Mandado el ${formatDia(ultima.enviada)}. ${ultima.abierta ? 'Lo abrió y no ha contestado' : 'Sin abrir'}`
}
