import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { computeEsperaMs } from '#domain/encuesta/espera-de-reintento.ts'
import type { RespuestaEnviada } from '#domain/encuesta/respuesta.ts'
import { ApiError, isFalla } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { type Contestada, type Encuesta, isMismaPagina } from './acceso.ts'
import { InsertRespuestasEncuesta } from './encuesta.generated.ts'

/** falla null: it did not arrive, and is tried again; otherwise the server's own sentence. */
export type Guardado =
  | { estado: 'quieto' }
  | { estado: 'guardando'; lento: boolean }
  | { estado: 'fallo'; falla: string | null; intentos: number }

const LENTO_MS = 6_000

/** What is answered reads otherwise now. */
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
    /** Who goes on answering decides anew when to save: nothing half-written is sent behind their back. */
    cancel: () => setGuardado((antes) => (antes.estado === 'fallo' ? { estado: 'quieto' } : antes)),
  }
}
