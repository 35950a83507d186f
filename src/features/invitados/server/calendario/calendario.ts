import type { Calendario as CalendarioWire } from '#contract/schema.generated.ts'
import {
  type CalendarioEscrito,
  HORA_DE_COSTUMBRE,
  MAX_RECORDATORIOS,
  parseCalendario,
} from '#domain/calendario/calendario.ts'
import { changeClima } from '#features/climas/server/cambiar-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { ringBell } from '#server/context/job.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { countEnEspera } from '../encuestados/encuestados-store.ts'
import { changeToTarde, listEventos, listSinHacer, replacePlaneados } from './agenda-store.ts'

export async function getCalendario(
  { db }: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<CalendarioWire> {
  const { cerrado } = await requireClima(db, idClima)
  const eventos = await listEventos(db, idClima)
  const vigente = eventos.find(({ estado }) => estado !== 'hecho') ?? eventos.at(-1)
  return {
    hora: vigente?.hora ?? HORA_DE_COSTUMBRE,
    eventos: eventos.map(({ numero, clase, dia, hora, estado, correos }) => ({
      id: String(numero),
      clase,
      dia,
      hora,
      estado,
      correos,
    })),
    enEspera: cerrado ? 0 : await countEnEspera(db, idClima),
  }
}

export async function updateCalendario(
  ctx: RequestContext,
  { idClima, calendario }: { idClima: string; calendario: CalendarioEscrito },
): Promise<void> {
  await changeClima(ctx, idClima, async (tx, clima) => {
    const { cerrado, encuestaActiva, fechaLimite, anio, idEmpresa } = clima
    if (cerrado) throw conflict('El clima está cerrado: ya no hace nada por sí solo.')
    const recordados = (await listEventos(tx, idClima)).filter(
      ({ clase, estado }) => clase === 'recordatorio' && estado === 'hecho',
    ).length
    // Each costs two looks at the clocks of a zone.
    if (calendario.recordatorios.length > MAX_RECORDATORIOS)
      throw badUserInput('Son cuatro recordatorios como máximo.')
    const leido = parseCalendario(calendario, {
      ahora: ctx.now(),
      timeZone: ctx.config.timeZone,
      encuestaActiva,
      fechaLimite,
      recordados,
    })
    if (!leido.ok) {
      const [campo, problema] = Object.entries(leido.problemas)[0]!
      throw badUserInput(problema ?? '', campo)
    }
    await replacePlaneados(tx, idClima, {
      eventos: leido.valor,
      hora: calendario.hora,
      idUsuario: ctx.sesion?.idUsuario ?? null,
    })
    await noteBitacora(tx, ctx, { tipo: 'calendarioCambiado', datos: { anio }, idEmpresa, idClima })
  })
  ringBell(ctx.db, 'apertura')
}

/** After a restore: what was due since the backup may have been done, which nobody but a person knows. How much it is. */
export const leaveVencidos = (tx: Tx, { now }: Pick<AppContext, 'now'>): Promise<number> =>
  changeToTarde(tx, now())

/** Next step of open climates, by climate: the first thing that was planned and not done, with its day. */
export async function listPorDecidir({ db }: Pick<AppContext, 'db'>) {
  return (await listSinHacer(db)).map(({ idClima, clase, dia }) => ({ idClima, clase, dia }))
}
