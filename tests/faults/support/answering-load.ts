import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RespuestaEnviada } from '../../../src/domain/encuesta/respuestas.ts'
import { INSERT_RESPUESTAS } from '../../../src/features/encuesta/server/testing/encuesta-de-prueba.ts'
import { createLedger } from './ledger.ts'
import type { RunningSurvey, Send, Unidad } from './running-survey.ts'

const CLIENTES = 8
const PAUSE_MS = 8

function chooseRespuestas({ ids, clase }: Unidad): RespuestaEnviada[] {
  const elegida = randomInt(ids.length)
  return ids.map((idPregunta, n) => {
    if (clase === 'opciones') return { idPregunta, respuesta: String(n === elegida) }
    return {
      idPregunta,
      respuesta: clase === 'abierta' ? `Texto ${randomInt(1_000_000)}.` : String(randomInt(4)),
    }
  })
}

/**
 * Respondents who answer a question at a time until they are stopped. What fails is sent again later, with other
 * answers, as somebody would after a reload; a question that is stored keeps its first answer, whatever they send.
 */
export function startLoad({ idClima, tokens, unidades }: RunningSurvey, send: Send, ledger = createLedger()) {
  const waiting = tokens.flatMap((token) => unidades.map((unidad) => ({ token, unidad })))
  const done: typeof waiting = []
  const failures: string[] = []
  let stopped = false

  async function save(token: string, unidad: Unidad): Promise<boolean> {
    const respuestas = chooseRespuestas(unidad)
    ledger.noteSent(token, respuestas)
    try {
      const response = await send(INSERT_RESPUESTAS, { idClima, token, respuestas })
      const { data, errors } = (await response.json()) as any
      if (errors) {
        failures.push(`${response.status} ${errors[0].extensions?.code}: ${errors[0].message}`)
        return false
      }
      ledger.noteAcknowledged(token, data.insertRespuestasEncuesta)
      return true
    } catch (error) {
      failures.push(String((error as Error).cause ?? error))
      return false
    }
  }

  async function answer(): Promise<void> {
    while (!stopped) {
      // Now and then one that is already stored, as a second device would send it.
      const again = done.length > 0 && (waiting.length === 0 || randomInt(10) === 0)
      const next = again ? done[randomInt(done.length)]! : waiting.shift()!
      const saved = await save(next.token, next.unidad)
      if (!again) (saved ? done : waiting).push(next)
      await sleep(saved ? PAUSE_MS : 100)
    }
  }
  const running = Promise.all(Array.from({ length: CLIENTES }, answer))

  return {
    ledger,
    failures,
    /** Until so many more answers have been acknowledged. */
    waitForAnswers: async (more: number, timeoutMs = 30_000) => {
      const wanted = ledger.count() + more
      const deadline = Date.now() + timeoutMs
      while (ledger.count() < wanted) {
        if (Date.now() > deadline)
          throw new Error(`no answers for ${timeoutMs} ms: ${failures.slice(-3).join('\n')}`)
        await sleep(10)
      }
    },
    stop: async () => {
      stopped = true
      await running
    },
  }
}
