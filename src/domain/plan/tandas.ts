import { countDias, type Dia } from '../fechas/dia.ts'
import { type EstadoDeCompromiso, NOMBRE_DE_CUMPLIMIENTO, NOMBRE_DE_ESTADO } from './compromiso.ts'

type ConPlazo = { fecha: Dia; estado: EstadoDeCompromiso }

const TANDAS = ['vencidos', 'esteMes', 'masAdelante', 'hechos'] as const
export type Tanda = (typeof TANDAS)[number]

export const NOMBRE_DE_TANDA: Record<Tanda, string> = {
  vencidos: 'Vencidos',
  esteMes: 'Este mes',
  masAdelante: 'Más adelante',
  hechos: 'Hechos',
}

/** Overdue from the day after its date, without anybody marking it. */
export const isVencido = ({ fecha, estado }: ConPlazo, hoy: Dia): boolean => estado !== 'hecho' && fecha < hoy

/** As the next round looks back on it: what is not due yet may still be kept. */
export function describeCumplimiento(
  compromiso: ConPlazo,
  hoy: Dia,
): { estado: EstadoDeCompromiso | 'no'; nombre: string } {
  const { estado } = compromiso
  return isVencido(compromiso, hoy)
    ? { estado: estado === 'porEmpezar' ? 'no' : estado, nombre: NOMBRE_DE_CUMPLIMIENTO[estado] }
    : { estado, nombre: NOMBRE_DE_ESTADO[estado] }
}

export function getTanda(compromiso: ConPlazo, hoy: Dia): Tanda {
  if (compromiso.estado === 'hecho') return 'hechos'
  if (isVencido(compromiso, hoy)) return 'vencidos'
  return compromiso.fecha.slice(0, 7) === hoy.slice(0, 7) ? 'esteMes' : 'masAdelante'
}

/** Earliest first in each; what is done, the latest first. Empty ones are left out. */
export function groupPorTanda<C extends ConPlazo>(
  compromisos: readonly C[],
  hoy: Dia,
): { tanda: Tanda; compromisos: C[] }[] {
  return TANDAS.map((tanda) => {
    const suyos = compromisos
      .filter((compromiso) => getTanda(compromiso, hoy) === tanda)
      .sort((a, b) => a.fecha.localeCompare(b.fecha))
    return { tanda, compromisos: tanda === 'hechos' ? suyos.reverse() : suyos }
  }).filter(({ compromisos: suyos }) => suyos.length > 0)
}

/** "Mañana", "En 17 días", "Venció hace 14 días". */
export function formatPlazo(fecha: Dia, hoy: Dia): string {
  const dias = countDias(hoy, fecha)
  if (dias === 0) return 'Hoy'
  if (dias === 1) return 'Mañana'
  if (dias === -1) return 'Venció ayer'
  return dias > 0 ? `En ${dias} días` : `Venció hace ${-dias} días`
}

const DIAS_DE_AVISO = 7
/** A server that was away for a few days still tells; later it would only confuse. */
const DIAS_DE_GRACIA = 3

export type AvisoDePlazo = 'semana' | 'dia'

/** Mails that a commitment brings from today on to whoever answers for it. */
export function countAvisos({ fecha, estado, correo }: ConPlazo & { correo: string }, hoy: Dia): number {
  const faltan = countDias(hoy, fecha)
  if (estado === 'hecho' || correo === '' || faltan < -DIAS_DE_GRACIA) return 0
  return faltan >= DIAS_DE_AVISO ? 2 : 1
}

/** Which mail is due: a week before, and on the day. A commitment made inside its last week has only the second. */
export function findAviso(compromiso: ConPlazo & { creado: Dia }, hoy: Dia): AvisoDePlazo | null {
  if (compromiso.estado === 'hecho') return null
  const faltan = countDias(hoy, compromiso.fecha)
  if (faltan <= 0 && faltan >= -DIAS_DE_GRACIA) return 'dia'
  const conTiempo = countDias(compromiso.creado, compromiso.fecha) >= DIAS_DE_AVISO
  return conTiempo && faltan > 0 && faltan <= DIAS_DE_AVISO && faltan > DIAS_DE_AVISO - DIAS_DE_GRACIA
    ? 'semana'
    : null
}
