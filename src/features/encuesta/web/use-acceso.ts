import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { parseToken } from '#domain/encuesta/token.ts'
import { ApiError } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { forgetTokenDeEnlace, hasTokenDeEnlace } from '#web/lib/token-de-enlace.ts'
import { type Acceso, addContestadas, type Contestada, type Encuesta, isTerminada } from './acceso.ts'
import {
  findTokenDePestana,
  forgetTokenDePestana,
  getAlmacenDelDispositivo,
  saveTokenDePestana,
} from './almacenes.ts'
import { deleteBorrador, forgetRespuestas, getClaveDeBorrador, purgeBorradores } from './borrador-store.ts'
import { GetEncuestado } from './encuesta.generated.ts'

/** Spec §2 and design: unknown token. */
const HUBO_UN_ERROR = 'Hubo un error. Prueba Nuevamente'
const SIN_TOKEN = 'Escribe primero el token de tu correo o de tu papeleta.'
const TOKEN_DESCONOCIDO = 'No encontramos una encuesta con ese token. Revísalo e inténtalo de nuevo.'

const fuera = (falla: string | null = null): Acceso => ({ dentro: false, buscando: false, falla })

/** Too many wrong tokens is an answer, and so is a slip that came too late; anything else is a failure. */
const formatFalla = (error: unknown): string =>
  error instanceof ApiError && (error.code === 'RATE_LIMITED' || error.campo === 'papeleta')
    ? error.message
    : HUBO_UN_ERROR

/** Saved answers are wiped from the device. */
function wipeContestadas(idClima: string, token: string, contestadas: readonly Contestada[]): void {
  const ids = contestadas.map(({ idPregunta }) => idPregunta)
  forgetRespuestas(getAlmacenDelDispositivo(), getClaveDeBorrador(idClima, token), ids)
}

/** At the end the rest too. */
function wipeGuardadas(idClima: string, encuesta: Encuesta): void {
  wipeContestadas(idClima, encuesta.token, encuesta.respuestas)
  if (!isTerminada(encuesta)) return
  deleteBorrador(getAlmacenDelDispositivo(), getClaveDeBorrador(idClima, encuesta.token))
  forgetTokenDePestana(idClima)
}

/** Getting in by token, staying in over a reload, and what is known of the survey meanwhile. */
export function useAcceso(idClima: string) {
  const api = useApi()
  const [acceso, setAcceso] = useState<Acceso>(fuera())
  const buscando = useRef(false)
  /** The token whose survey is open now. On a shared computer an answer may come when somebody else sits there. */
  const abierto = useRef<string | null>(null)
  /** Nobody else waits to answer on a phone that a link was opened on. */
  const conEnlace = useRef(false)
  const token = acceso.dentro ? acceso.encuesta.token : null

  const findEncuesta = async (buscado: string): Promise<Encuesta | null> => {
    const { getEncuestado } = await api(GetEncuestado, { idClima, token: buscado })
    return getEncuestado && { ...getEncuestado, token: buscado }
  }

  const open = (encuesta: Encuesta) => {
    abierto.current = encuesta.token
    saveTokenDePestana(idClima, encuesta.token)
    setAcceso({ dentro: true, encuesta })
  }

  const close = (falla: string | null = null) => {
    abierto.current = null
    forgetTokenDePestana(idClima)
    setAcceso(fuera(falla))
  }

  const enter = async (escrito: string) => {
    if (buscando.current) return
    if (hasTokenDeEnlace()) conEnlace.current = true
    forgetTokenDeEnlace()
    if (!escrito) return setAcceso(fuera(SIN_TOKEN))
    const buscado = parseToken(escrito)
    // It cannot be a token: no need to ask, nor to be counted as a wrong guess.
    if (!buscado) return setAcceso(fuera(TOKEN_DESCONOCIDO))
    buscando.current = true
    setAcceso({ dentro: false, buscando: true, falla: null })
    try {
      const encuesta = await findEncuesta(buscado)
      if (encuesta) open(encuesta)
      else close(TOKEN_DESCONOCIDO)
    } catch (error) {
      setAcceso(fuera(formatFalla(error)))
    } finally {
      buscando.current = false
    }
  }

  /** Asks the server how things stand now; where it does not answer, they stay as they are. */
  const refresh = async (): Promise<Encuesta | null> => {
    if (!token) return null
    try {
      const encuesta = await findEncuesta(token)
      if (abierto.current !== token) return null
      if (encuesta) open(encuesta)
      else close(TOKEN_DESCONOCIDO)
      return encuesta
    } catch {
      // The screen holds until the server answers again.
      return null
    }
  }

  const add = (guardadas: readonly Contestada[]) =>
    setAcceso((antes) =>
      antes.dentro ? { dentro: true, encuesta: addContestadas(antes.encuesta, guardadas) } : antes,
    )
  useEffect(() => {
    if (acceso.dentro) wipeGuardadas(idClima, acceso.encuesta)
  }, [idClima, acceso])

  const tell = usePestanas(token && getClaveDeBorrador(idClima, token), add)

  const resume = useEffectEvent(() => {
    purgeBorradores(getAlmacenDelDispositivo(), Date.now())
    const guardado = findTokenDePestana(idClima)
    // A tap decides whose survey a link is.
    if (guardado && !hasTokenDeEnlace()) void enter(guardado)
  })
  useEffect(() => resume(), [])

  return {
    acceso,
    enter,
    refresh,
    /** State of the survey with this token, which may have been left meanwhile. */
    add: (de: string, guardadas: Contestada[]) => {
      if (abierto.current === de) {
        add(guardadas)
        tell(guardadas)
      } else wipeContestadas(idClima, de, guardadas)
    },
    leave: () => close(),
    /** It came by hand, as on a computer that many answer on. */
    tecleado: () => !conEnlace.current,
  }
}

/** Tells the other tabs of the same survey what was saved here, and hears it from them. */
function usePestanas(nombre: string | null, onGuardadas: (guardadas: Contestada[]) => void) {
  const canal = useRef<BroadcastChannel | null>(null)
  const hear = useEffectEvent(onGuardadas)
  useEffect(() => {
    // Missing in old browsers: then the server's answer to the next save brings a tab up to date.
    if (!nombre || typeof BroadcastChannel === 'undefined') return
    const abierto = new BroadcastChannel(nombre)
    abierto.onmessage = (event: MessageEvent<Contestada[]>) => hear(event.data)
    canal.current = abierto
    return () => {
      abierto.close()
      canal.current = null
    }
  }, [nombre])
  return (guardadas: Contestada[]) => canal.current?.postMessage(guardadas)
}
