import type { Cuestionario } from '../../../src/domain/cuestionario/cuestionario.ts'
import { computeEsperaMs } from '../../../src/domain/encuesta/tiempos.ts'
import {
  GetEncuestado,
  InsertRespuestasEncuesta,
} from '../../../src/features/encuesta/web/encuesta.generated.ts'
import type { Pedido, Suceso } from './pedido.ts'
import { type Corte, createRed, type Llegada } from './red.ts'
import { listPaginas } from './respuestas-de-persona.ts'

/** Of saves: how many a network takes with it. */
const PERDIDOS = 0.05
/** Of those who were without a network: whose browser notices that it is back, and who loads the page again. */
const LO_NOTAN = 0.7
const RECARGAN = 0.2
const CORTE_MS = { min: 1_000, max: 20_000 }

interface Persona {
  numero: number
  token: string
  /** Resolves sooner where the time is over. */
  pause: (ms: number) => Promise<void>
  isOver: () => boolean
  note: (suceso: Suceso) => void
}

/** How much was acknowledged, in pages, and whether something was sent after it of which nobody knows. */
export interface Cuenta {
  guardadas: number
  pendiente: boolean
}

interface Abierta {
  revision: string
  cuestionario: Cuestionario
  respuestas: { idPregunta: string }[]
}

/** As long as the outage, or until the page's own clock tries again after it. */
function computeEspera(intentos: number): number {
  const corte = CORTE_MS.min + Math.random() * (CORTE_MS.max - CORTE_MS.min)
  if (Math.random() < LO_NOTAN) return corte
  let espera = 0
  for (let intento = intentos; espera < corte; intento++) espera += computeEsperaMs(intento)
  return espera
}

export async function answerAsPersona(pedido: Pedido, persona: Persona): Promise<Cuenta> {
  const { idClima, origen, direccion, archivos, pausaMs } = pedido
  const { numero, token, pause, isOver, note } = persona
  const red = createRed(origen)
  const cuenta: Cuenta = { guardadas: 0, pendiente: false }

  const fail = (que: string, llegada: Llegada | null) =>
    note({
      tipo: 'error',
      que: `${que}: ${llegada ? `${llegada.status} ${llegada.body.slice(0, 200)}` : 'no answer'}`,
    })

  const get = async (path: string, tipo: 'pagina' | 'archivo') => {
    const llegada = await red.send({ method: 'GET', path })
    if (llegada?.status === 200) note({ tipo, ms: llegada.ms })
    else fail(path, llegada)
  }

  const call = (query: string, variables: object, corte?: Corte) =>
    red.send({ method: 'POST', path: '/api/graphql', body: JSON.stringify({ query, variables }), corte })

  async function open(): Promise<Abierta | null> {
    await get(direccion, 'pagina')
    await Promise.all(archivos.map((path) => get(path, 'archivo')))
    const llegada = await call(GetEncuestado, { idClima, token })
    const abierta: Abierta | undefined =
      llegada?.status === 200 ? JSON.parse(llegada.body).data?.getEncuestado : undefined
    if (!llegada || !abierta) {
      fail('look-up', llegada)
      return null
    }
    note({ tipo: 'consulta', ms: llegada.ms })
    return abierta
  }

  async function trySave(variables: object): Promise<boolean> {
    const azar = Math.random()
    const corte = azar > PERDIDOS ? undefined : azar > PERDIDOS / 2 ? 'antes' : 'despues'
    const llegada = await call(InsertRespuestasEncuesta, variables, corte)
    if (!llegada && corte) note({ tipo: 'perdido' })
    else if (llegada?.status !== 200 || llegada.body.includes('"errors"')) fail('save', llegada)
    else {
      note({ tipo: 'guardado', ms: llegada.ms })
      return true
    }
    return false
  }

  /** Whether it was acknowledged; not, where the time was over before. */
  async function save(variables: object, reload: () => Promise<void>): Promise<boolean> {
    for (let intentos = 1; !isOver(); intentos++) {
      cuenta.pendiente = !(await trySave(variables))
      if (!cuenta.pendiente) return true
      await pause(computeEspera(intentos))
      if (!isOver() && Math.random() < RECARGAN) await reload()
    }
    return false
  }

  const abierta = await open()
  if (abierta) {
    const paginas = listPaginas(abierta.cuestionario, numero)
    for (const [i, respuestas] of paginas.entries()) {
      // Some pages are answered at once, over others people are called away.
      await pause(-Math.log(1 - Math.random()) * pausaMs)
      if (isOver()) break
      const acusadas = paginas.slice(0, i).flat()
      const reload = async () => {
        const otraVez = await open()
        const estan = new Set(otraVez?.respuestas.map(({ idPregunta }) => idPregunta))
        const falta = otraVez && acusadas.find(({ idPregunta }) => !estan.has(idPregunta))
        if (falta)
          note({
            tipo: 'error',
            que: `an acknowledged answer is not there after a reload: ${falta.idPregunta}`,
          })
      }
      if (!(await save({ idClima, token, respuestas, revision: abierta.revision }, reload))) break
      cuenta.guardadas++
    }
  }
  red.close()
  return cuenta
}
