import { useEffect, useState } from 'react'
import { Boton } from '#web/ui/Boton.tsx'
import { Dialogo } from '#web/ui/Dialogo.tsx'
import styles from './Kiosco.module.css'
import { kiosco } from './textos.ts'

const QUIETO_MS = 60_000
const CUENTA = 20
const GESTOS = ['pointerdown', 'keydown', 'scroll'] as const

/** Asks after a minute without a touch, and leaves if nobody answers; never while something is still to be saved. */
export function Quieto({ pendiente, onIrse }: { pendiente: boolean; onIrse: () => void }) {
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
