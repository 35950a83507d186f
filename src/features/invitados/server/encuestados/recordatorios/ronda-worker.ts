import { rm } from 'node:fs/promises'
import pLimit from 'p-limit'
import { listClimasAbiertos } from '#features/climas/server/leer-clima.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Job } from '#server/context/job.ts'
import { deriveValor, type Llave } from '#server/llaves/llave.ts'
import { composeMessage } from '#server/mail/compose-message.ts'
import { createMailTransport } from '#server/mail/create-mail-transport.ts'
import { listEmlFiles } from '#server/mail/eml-transport.ts'
import { createLookout } from '#server/mail/lookout.ts'
import type { MailTransport } from '#server/mail/mail-transport.ts'
import { createOutagePause } from '#server/mail/outage-pause.ts'
import { classifyFailure } from '#server/mail/send-correo.ts'
import type { PlazosSmtp } from '#server/mail/smtp-transport.ts'
import { listDestinatarios } from '../encuestados-store.ts'
import { findDestino, renderRecordatorio } from '../plantillas-encuestados.ts'
import {
  advanceRonda,
  claimRonda,
  endRonda,
  postponeRonda,
  type RondaDeRecordatorios,
  type RondaTomada,
} from './rondas-store.ts'

interface Destinatario {
  id: string
  correo: string
}

const RECORDATORIO = 'recordatorio-'

/** The name of a reminder outside the outbox: nobody without the climate's key tells whose it is. */
export const getNombreDeRecordatorio = (idClima: string, marca = '') => `${RECORDATORIO}${idClima}-${marca}`

/** False where there is nothing to remind of: finished meanwhile, deleted, closed. */
async function sendRecordatorio(
  ctx: AppContext,
  transport: MailTransport,
  { idClima, dia, creada }: Pick<RondaDeRecordatorios, 'idClima' | 'dia' | 'creada'>,
  { id: idEncuestado, correo: para }: Destinatario,
): Promise<boolean> {
  const datos = { idClima, idEncuestado }
  const destino = await findDestino(ctx, datos)
  const content = destino && (await renderRecordatorio(ctx, destino, datos))
  if (!content) return false
  // The same each time it is tried, so that a receiver knows one that a crash sent twice.
  const id = `${getNombreDeRecordatorio(idClima, computeMarca(destino.llave, idEncuestado))}-${dia}`
  const nombrado = { id, creado: creada }
  await transport.send(composeMessage(ctx, { ...nombrado, para }, content, []), nombrado)
  return true
}

export const computeMarca = (llave: Llave, idEncuestado: string): string =>
  deriveValor(llave, 'recordatorio', idEncuestado).subarray(0, 16).toString('hex')

interface RondaOptions {
  /** Between two looks where nothing rings. */
  esperaMs?: number
  arriendoMs?: number
  plazos?: Partial<PlazosSmtp>
}

const PARALELO = 3
/** Looked at between two writes of the cursor: what a crash may send twice. */
const POR_TANDA = 15
/** Tries for somebody whose server said "later". */
const MAX_APLAZOS = 3
const APLAZO_MS = 300_000

/** A mail on its way is waited for, then cut off and sent again later. */
const AL_PARAR_MS = 8_000

type Aplazado = { ronda: RondaTomada; destinatario: Destinatario; intentos: number; desde: number }

/**
 * Sends rounds of reminders. A round is one row, and who gets a mail is worked out while it goes out; so what the outbox
 * does for each mail is done here for the round: the cursor is written after each handful, and waits while the server takes
 * nothing. Whom a server puts off is remembered in this process alone: a list of them would tell whose sheet is unfinished.
 */
export function createRondaWorker(ctx: AppContext, options: RondaOptions = {}): Job {
  const { esperaMs = 5_000, arriendoMs = 360_000 } = options
  const transport = createMailTransport(ctx.config, PARALELO, options.plazos)
  const lookout = createLookout(ctx.db, { look, onFailure, esperaMs })
  const pause = createOutagePause()
  const inTurns = pLimit(PARALELO)
  let aplazados: Aplazado[] = []

  type Resultado = 'hecho' | 'aplazado' | 'inalcanzable'

  async function remind(ronda: RondaTomada, destinatario: Destinatario): Promise<Resultado> {
    if (pause.remainingMs() > 0) return 'inalcanzable'
    try {
      if (await sendRecordatorio(ctx, transport, ronda, destinatario)) pause.end()
      return 'hecho'
    } catch (error) {
      const fallo = classifyFailure(error)
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      ctx.log.warn({ causa: code, codigo: responseCode, fallo }, 'reminder not sent')
      if (fallo === 'inalcanzable') pause.begin()
      return fallo === 'rechazado' ? 'hecho' : fallo
    }
  }

  /** False: the server takes nothing now. `hechos`: whom this very handful has already dealt with. */
  async function sendTanda(
    ronda: RondaTomada,
    tanda: readonly Destinatario[],
    hechos: Set<string>,
  ): Promise<boolean> {
    const resultados = await Promise.all(
      tanda
        .filter(({ id }) => !hechos.has(id))
        .map((destinatario) =>
          inTurns(async () => {
            const resultado = lookout.isStopping() ? 'inalcanzable' : await remind(ronda, destinatario)
            if (resultado !== 'inalcanzable') hechos.add(destinatario.id)
            if (resultado === 'aplazado')
              aplazados.push({ ronda, destinatario, intentos: 1, desde: ctx.now() + APLAZO_MS })
            return resultado
          }),
        ),
    )
    return !resultados.includes('inalcanzable')
  }

  async function run(ronda: RondaTomada): Promise<void> {
    let { cursor } = ronda
    for (;;) {
      const tanda = await listDestinatarios(ctx.db, ronda, { desde: cursor, limite: POR_TANDA })
      const ultimo = tanda.at(-1)
      if (!ultimo) return endRonda(ctx.db, ronda)
      const hechos = new Set<string>()
      while (
        !(await sendTanda(
          ronda,
          tanda.filter((uno) => !uno.esperaInvitacion),
          hechos,
        ))
      ) {
        if (lookout.isStopping()) return postponeRonda(ctx.db, ronda, ctx.now())
        await lookout.wait(Math.max(pause.remainingMs(), 1))
        if (!(await advanceRonda(ctx.db, ronda, { cursor, hasta: ctx.now() + arriendoMs }))) return
      }
      cursor = ultimo.id
      if (!(await advanceRonda(ctx.db, ronda, { cursor, hasta: ctx.now() + arriendoMs }))) return
    }
  }

  async function retryAplazados(): Promise<void> {
    const vencidos = aplazados.filter(({ desde }) => desde <= ctx.now())
    aplazados = aplazados.filter((aplazado) => !vencidos.includes(aplazado))
    for (const aplazado of vencidos) {
      const resultado = await remind(aplazado.ronda, aplazado.destinatario)
      const intentos = aplazado.intentos + 1
      if (resultado === 'hecho' || intentos > MAX_APLAZOS) continue
      aplazados.push({ ...aplazado, intentos, desde: ctx.now() + APLAZO_MS * 2 ** intentos })
    }
  }

  async function look(): Promise<number | null> {
    await retryAplazados()
    const now = ctx.now()
    const ronda = await claimRonda(ctx.db, { now, hasta: now + arriendoMs })
    if (!ronda) return null
    await run(ronda)
    return 0
  }

  function onFailure(error: unknown): number {
    ctx.log.error({ err: error }, 'round of reminders interrupted, taken up again later')
    return esperaMs
  }

  return {
    start: lookout.start,
    stop: () => lookout.stop({ plazoMs: AL_PARAR_MS, cut: transport.close }),
  }
}

/** Reminders that this node wrote as files, of climates that another closed or deleted. */
export async function sweepRecordatorios({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  const files = (await listEmlFiles(config.dataDir)).filter(({ id }) => id.startsWith(RECORDATORIO))
  if (files.length === 0) return
  const abiertos = (await listClimasAbiertos(db)).map(({ id }) => getNombreDeRecordatorio(id))
  for (const { file, id } of files)
    if (!abiertos.some((nombre) => id.startsWith(nombre))) await rm(file, { force: true })
}
