import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { encuesta as textos } from '#web/content/encuesta.ts'
import { Titulo, useFirma } from '#web/lib/site.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Dialogo } from '#web/ui/Dialogo.tsx'
import { Marca } from '#web/ui/Marca.tsx'
import { type Acceso, computeVista, type Encuesta } from '../acceso.ts'
import { useTitular } from '../use-titular.ts'
import { EntradaDeKiosco } from './EntradaDeKiosco.tsx'
import styles from './Kiosco.module.css'
import { kiosco } from './textos.ts'
import { textToSpeech, Voz } from './Voz.tsx'

interface FinDeKioscoProps {
  titulo: string
  texto: string
  boton: string
  /** In seconds: as long as the text takes to be read. */
  cuenta: number
  onFin: () => void
}

/** There is nothing more to do for this person: back to the beginning by itself, or at a touch. */
function FinDeKiosco({ titulo, texto, boton, cuenta, onFin }: FinDeKioscoProps) {
  const titular = useTitular(titulo)
  const [quedan, setQuedan] = useState(cuenta)
  useEffect(() => {
    if (quedan === 0) return onFin()
    const timer = setTimeout(() => setQuedan(quedan - 1), 1_000)
    return () => clearTimeout(timer)
  }, [quedan, onFin])
  return (
    <div className={styles.fin}>
      <Titulo>{titulo}</Titulo>
      <header>
        <Marca nombre={useFirma().nombre} />
      </header>
      <main>
        <h1 ref={titular} tabIndex={-1}>
          {titulo}
        </h1>
        <p>{texto}</p>
        <div className={styles.riel} aria-hidden="true">
          <i style={{ width: `${(quedan / cuenta) * 100}%` }} />
        </div>
        <p>
          Volvemos al principio en {quedan} {quedan === 1 ? 'segundo' : 'segundos'}.
        </p>
        <Boton tono="primario" className={styles.grande} onClick={onFin}>
          {boton}
        </Boton>
      </main>
    </div>
  )
}

const QUIETO_MS = 60_000
const CUENTA = 20
const GESTOS = ['pointerdown', 'keydown', 'scroll'] as const

/** Asks after a minute without a touch, and leaves if nobody answers; never while something is still to be saved. */
function Quieto({ pendiente, onIrse }: { pendiente: boolean; onIrse: () => void }) {
  const [quedan, setQuedan] = useState<number | null>(null)
  const preguntando = quedan !== null

  useEffect(() => {
    if (preguntando) return
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setQuedan(CUENTA), QUIETO_MS)
    }
    wait()
    for (const gesto of GESTOS) addEventListener(gesto, wait, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const gesto of GESTOS) removeEventListener(gesto, wait, { capture: true })
    }
  }, [preguntando])

  useEffect(() => {
    if (quedan === null || pendiente) return
    if (quedan === 0) return onIrse()
    const timer = setTimeout(() => setQuedan(quedan - 1), 1_000)
    return () => clearTimeout(timer)
  }, [quedan, pendiente, onIrse])

  const textos = pendiente ? kiosco.pendiente : kiosco.quieto
  return (
    <Dialogo
      abierto={preguntando}
      onCerrar={() => setQuedan(null)}
      className={styles.dialogo}
      aria-labelledby="kiosco-quieto"
    >
      {preguntando && !pendiente && <strong className={styles.cuenta}>{quedan}</strong>}
      <div>
        <h2 id="kiosco-quieto">{textos.titulo}</h2>
        <p>{textos.texto}</p>
      </div>
      <div className={styles.dos}>
        <Boton onClick={onIrse}>{pendiente ? kiosco.pendiente.otroLugar : kiosco.quieto.terminar}</Boton>
        <Boton tono="primario" onClick={() => setQuedan(null)}>
          {kiosco.quieto.seguir}
        </Boton>
      </div>
    </Dialogo>
  )
}

interface KioscoProps {
  idClima: string
  acceso: Acceso
  renderVista: (encuesta: Encuesta, onPendiente?: (pendiente: boolean) => void) => ReactNode
  onEntrar: (token: string) => void
  onSalir: () => void
}

/** Back stays here: the only way out of a tablet that is lent is staff's code. */
function useSinRegreso() {
  useEffect(() => {
    const stay = () => history.pushState(null, '')
    stay()
    addEventListener('popstate', stay)
    return () => removeEventListener('popstate', stay)
  }, [])
}

/** The survey on a tablet that is lent: one person after the other, and nothing of one for the next. */
export function Kiosco({ idClima, acceso, renderVista, onEntrar, onSalir }: KioscoProps) {
  const [pendiente, setPendiente] = useState(false)
  /** Somebody left with a page that was not saved, and whoever comes next reads what to do about it. */
  const [avisado, setAvisado] = useState(false)
  useSinRegreso()
  useEffect(() => {
    document.documentElement.dataset.kiosco = ''
    return () => {
      delete document.documentElement.dataset.kiosco
    }
  }, [])

  const leave = (aMedias: boolean) => {
    textToSpeech.stop()
    setPendiente(false)
    setAvisado(aMedias)
    scrollTo(0, 0)
    onSalir()
  }

  const renderPantalla = () => {
    if (!acceso.dentro)
      return (
        <EntradaDeKiosco
          idClima={idClima}
          acceso={acceso}
          avisado={avisado}
          onTocar={() => setAvisado(false)}
          onEntrar={onEntrar}
        />
      )
    const { vista } = computeVista(acceso.encuesta)
    if (vista === 'finalizada') return <FinDeKiosco {...kiosco.fin} cuenta={10} onFin={() => leave(false)} />
    // The next person does not wait for this one's token, nor gets in with it once the survey is open.
    if (vista === 'inactiva') {
      const { texto } = acceso.encuesta.plazoTerminado ? textos.terminada : kiosco.inactiva
      return <FinDeKiosco {...kiosco.inactiva} texto={texto} cuenta={20} onFin={() => leave(false)} />
    }
    return (
      <div className={styles.dentro}>
        {renderVista(acceso.encuesta, setPendiente)}
        <Voz clave={String(acceso.encuesta.respuestas.length)} />
        <Quieto pendiente={pendiente} onIrse={() => leave(true)} />
      </div>
    )
  }
  return (
    <div className={styles.kiosco} onClickCapture={stayHere}>
      {renderPantalla()}
    </div>
  )
}

/** No link leads out of a tablet that is lent. */
function stayHere(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
