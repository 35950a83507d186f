import { lazy, Suspense, useEffect, useState } from 'react'
import { Icono } from '../../ui/Icono.tsx'
import styles from './IrA.module.css'

/** Its index comes when it is first opened. */
const BuscarLugar = lazy(async () => ({ default: (await import('./BuscarLugar.tsx')).BuscarLugar }))

/** Ctrl K, or its button: to a round, one of its views, a company, a person, an article of the manual. */
export function IrA({ idClima }: { idClima: string | null }) {
  const [abierto, setAbierto] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setAbierto(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.boton}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Ir a… (Ctrl K)"
        onClick={() => setAbierto(true)}
      >
        <Icono nombre="buscar" />
        <span className="oculto">Ir a…</span>
      </button>
      {abierto && (
        <Suspense>
          <BuscarLugar idClima={idClima} onCerrar={() => setAbierto(false)} />
        </Suspense>
      )}
    </>
  )
}
