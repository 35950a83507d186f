import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { RespuestaEnviada } from '#domain/encuesta/respuestas.ts'
import { computeEsperaMs } from '#domain/encuesta/tiempos.ts'
import { encuesta } from '#web/content/encuesta.ts'
import { ApiError, isFalla } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { type Contestada, type Encuesta, isMismaPagina } from './acceso.ts'
import { InsertRespuestasEncuesta } from './encuesta.generated.ts'

/**
 * On a slow phone the form stands there long before its scripts. Who presses "Empezar" meanwhile sees the loader, and
 * the screen takes over what was sent when it comes to life. Where they do not arrive at all, or the browser is too old
 * to read them, the page says so. Runs in the head of the page, as text, and in words that any browser reads.
 */
export const HOLD_ENVIO = [
  `function holdEnvio(e){e.preventDefault();e.target.dataset.enviado=''}`,
  `addEventListener('submit',holdEnvio,true)`,
  `var raiz=document.documentElement`,
  `addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')raiz.dataset.incompleta='';else if(holdEnvio&&/SyntaxError/.test(e.message))raiz.dataset.antiguo=''},true)`,
  `if(!('noModule' in HTMLScriptElement.prototype))raiz.dataset.antiguo=''`,
].join(';')

declare global {
  var holdEnvio: ((event: Event) => void) | undefined
}

/** Whether the form was sent too early; from now on it is React's. */
export function takeEnvioTemprano(formulario: HTMLFormElement | null): boolean {
  if (globalThis.holdEnvio) removeEventListener('submit', globalThis.holdEnvio, true)
  globalThis.holdEnvio = undefined
  const enviado = formulario?.dataset.enviado !== undefined
  if (enviado) delete formulario.dataset.enviado
  return enviado
}

const { guardado: textos } = encuesta

/** Words beside the questions; null: none. A tablet that is lent keeps no draft, and asks nobody to mind it. */
export const getInforme = (enLinea: boolean, seConserva: boolean, enKiosco: boolean): string | null =>
  enLinea
    ? seConserva || enKiosco
      ? null
      : textos.sinAlmacen
    : seConserva && !enKiosco
      ? textos.sinConexion
      : textos.sinGuardar

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

export const useEnLinea = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** falla null: it did not arrive, and is tried again; otherwise the server's own sentence. */
export type Guardado =
  | { estado: 'quieto' }
  | { estado: 'guardando'; lento: boolean }
  | { estado: 'fallo'; falla: string | null; intentos: number }

const LENTO_MS = 6_000

/** The questionnaire reads otherwise now. */
const isOtraRevision = (error: unknown) =>
  error instanceof ApiError && error.code === 'CONFLICT' && error.campo === 'revision'

interface GuardadoProps {
  idClima: string
  encuesta: Encuesta
  onGuardadas: (guardadas: Contestada[]) => void
  /** A refusal means that something changed on the server: ask how things stand. */
  onRechazo: () => Promise<Encuesta | null>
}

/** Saves a batch once however often it is asked to; what fails on the way is sent again until it arrives. */
export function useGuardado({ idClima, encuesta, onGuardadas, onRechazo }: GuardadoProps) {
  const api = useApi()
  const [guardado, setGuardado] = useState<Guardado>({ estado: 'quieto' })
  const enviando = useRef(false)
  const pendientes = useRef<RespuestaEnviada[]>([])

  /** Where something else of the survey was corrected meanwhile, nobody has to read anything again. */
  const store = async ({ token, revision }: Encuesta): Promise<Contestada[]> => {
    const respuestas = pendientes.current
    try {
      const guardadas = await api(InsertRespuestasEncuesta, { idClima, token, respuestas, revision })
      return guardadas.insertRespuestasEncuesta
    } catch (error) {
      if (!isOtraRevision(error)) throw error
      const nueva = await onRechazo()
      const ids = new Set(respuestas.map(({ idPregunta }) => idPregunta))
      if (!nueva || nueva.revision === revision) throw error
      if (!isMismaPagina(encuesta.cuestionario, nueva.cuestionario, ids)) throw error
      return store(nueva)
    }
  }

  const send = async (intentos: number) => {
    if (enviando.current) return
    enviando.current = true
    setGuardado({ estado: 'guardando', lento: false })
    const lento = setTimeout(() => setGuardado({ estado: 'guardando', lento: true }), LENTO_MS)
    try {
      const guardadas = await store(encuesta)
      setGuardado({ estado: 'quieto' })
      onGuardadas(guardadas)
    } catch (error) {
      if (isFalla(error)) setGuardado({ estado: 'fallo', falla: null, intentos: intentos + 1 })
      else {
        if (!isOtraRevision(error)) await onRechazo()
        setGuardado({ estado: 'fallo', falla: (error as ApiError).message, intentos: 0 })
      }
    } finally {
      clearTimeout(lento)
      enviando.current = false
    }
  }

  const intentos = guardado.estado === 'fallo' && guardado.falla === null ? guardado.intentos : 0
  const retry = useEffectEvent(() => void send(intentos))
  useEffect(() => {
    if (intentos === 0) return
    const timer = setTimeout(retry, computeEsperaMs(intentos))
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [intentos])

  return {
    guardado,
    save: (respuestas: RespuestaEnviada[]) => {
      if (enviando.current) return
      pendientes.current = respuestas
      void send(0)
    },
    retry: () => void send(intentos),
    /** Going on answering, one decides anew when to save: nothing half-written is sent behind their back. */
    cancel: () => setGuardado((antes) => (antes.estado === 'fallo' ? { estado: 'quieto' } : antes)),
  }
}
