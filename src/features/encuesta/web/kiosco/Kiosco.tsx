import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { encuesta as textos } from '#web/content/encuesta.ts'
import { type Acceso, computeVista, type Encuesta } from '../acceso.ts'
import { EntradaDeKiosco } from './EntradaDeKiosco.tsx'
import { FinDeKiosco } from './FinDeKiosco.tsx'
import styles from './Kiosco.module.css'
import { Quieto } from './Quieto.tsx'
import { kiosco } from './textos.ts'
import { textToSpeech, Voz } from './Voz.tsx'

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
    // Who comes next does not wait for this person's token, nor gets in with it once the survey is open.
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
