import { computeMomento, type Dia, isDia } from '../fechas/dia.ts'
import { HORA_MS } from '../fechas/duraciones.ts'
import { conclude, type Leido, type Problemas } from '../validacion/leido.ts'

/** Acts of a climate by itself: its survey opens, with the invitations that wait for it, and people are reminded. */
export type ClaseDeEvento = 'apertura' | 'recordatorio'

export const MAX_RECORDATORIOS = 4

/** A site that was off at that hour still does it so much later; after that somebody decides. */
export const TOLERANCIA_MS = 6 * HORA_MS

export const HORA_DE_COSTUMBRE = '08:00'

export interface CalendarioEscrito {
  /** The hour of all of it, where the firm is: "08:00". */
  hora: string
  /** A day, or nothing where the survey is opened by hand. */
  apertura: string
  /** Days; an empty one is none. */
  recordatorios: readonly string[]
}

export interface EventoPlaneado {
  clase: ClaseDeEvento
  dia: Dia
  momento: number
}

export type CampoDeCalendario = 'hora' | 'apertura' | `recordatorio${number}`

interface Circunstancias {
  ahora: number
  timeZone: string
  encuestaActiva: boolean
  fechaLimite: number | null
  /** Reminders that the calendar has sent already. */
  recordados: number
}

const isHora = (hora: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(hora)

function findProblema(
  { dia, momento }: Pick<EventoPlaneado, 'dia' | 'momento'>,
  { ahora, fechaLimite }: Circunstancias,
): string | undefined {
  if (!isDia(dia)) return 'Ese día no existe.'
  if (momento <= ahora) return 'Ya pasó: escoge un día por venir.'
  if (fechaLimite !== null && momento > fechaLimite) return 'Es después del último día de la encuesta.'
  return undefined
}

/** The calendar, or a sentence for each field that will not do. */
export function parseCalendario(
  { hora, apertura, recordatorios }: CalendarioEscrito,
  circunstancias: Circunstancias,
): Leido<EventoPlaneado[], CampoDeCalendario> {
  const problemas: Problemas<CampoDeCalendario> = {}
  const eventos: EventoPlaneado[] = []
  const cuando = isHora(hora) ? hora : HORA_DE_COSTUMBRE
  if (cuando !== hora) problemas.hora = 'Escribe una hora, como 08:00.'
  const add = (campo: CampoDeCalendario, clase: ClaseDeEvento, escrito: string, otro?: string) => {
    const dia = escrito.trim()
    const evento = { clase, dia, momento: computeMomento(dia, cuando, circunstancias.timeZone) }
    const problema = findProblema(evento, circunstancias) ?? otro
    if (problema) problemas[campo] = problema
    else eventos.push(evento)
    return evento
  }
  const abre = apertura.trim()
    ? add(
        'apertura',
        'apertura',
        apertura,
        circunstancias.encuestaActiva ? 'La encuesta ya está abierta.' : undefined,
      )
    : null
  const dias = new Set<string>()
  let cuantos = circunstancias.recordados
  recordatorios.forEach((escrito, indice) => {
    const dia = escrito.trim()
    if (!dia) return
    cuantos++
    const otro =
      cuantos > MAX_RECORDATORIOS
        ? 'Son cuatro recordatorios como máximo.'
        : dias.has(dia)
          ? 'Ese día ya tiene un recordatorio.'
          : abre && abre.dia >= dia
            ? 'Va después del día en que se abre la encuesta.'
            : undefined
    dias.add(dia)
    add(`recordatorio${indice + 1}`, 'recordatorio', dia, otro)
  })
  return conclude(eventos, problemas)
}
