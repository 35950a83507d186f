import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { botonClassName } from './Boton.tsx'
import { Icono } from './Icono.tsx'
import styles from './Menu.module.css'

interface MenuProps {
  texto: ReactNode
  /** The subject of the row it stands in, for whoever does not see it. */
  de?: string
  /** Three dots in place of words, which are then only heard. */
  puntos?: boolean
  /** The class of its button, where it is not that of an action. */
  className?: string | undefined
  /** The end of the button where its list stands: elsewhere the last, on a phone the first. */
  lado?: 'inicio' | 'fin'
  /** Buttons and links; one that acts closes it. */
  children: ReactNode
}

/**
 * Rarer actions behind a button. A list that is shown and hidden, not a menu of an application: Tab goes through
 * it as through the rest of the page.
 */
export function Menu({ texto, de, puntos = false, className, lado, children }: MenuProps) {
  const [abierto, setAbierto] = useState(false)
  const marco = useRef<HTMLDivElement>(null)
  const id = useId()

  const focusBoton = () => marco.current?.querySelector('button')?.focus()
  const closeAfterAction = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if (!(target as Element).closest('a, button')) return
    // The button that acted is hidden with the list: a dialog that it opens gives the focus back to the button.
    if (currentTarget.contains(document.activeElement)) focusBoton()
    setAbierto(false)
  }

  useEffect(() => {
    if (!abierto) return
    const closeOutside = (event: Event) => {
      if (!marco.current?.contains(event.target as Node)) setAbierto(false)
    }
    const closeWithEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setAbierto(false)
      marco.current?.querySelector('button')?.focus()
    }
    addEventListener('pointerdown', closeOutside)
    addEventListener('focusin', closeOutside)
    addEventListener('keydown', closeWithEscape)
    return () => {
      removeEventListener('pointerdown', closeOutside)
      removeEventListener('focusin', closeOutside)
      removeEventListener('keydown', closeWithEscape)
    }
  }, [abierto])

  return (
    <div ref={marco} className={styles.menu}>
      <button
        type="button"
        className={className ?? (puntos ? styles.puntos : botonClassName('secundario', true))}
        aria-expanded={abierto}
        aria-controls={id}
        onClick={() => setAbierto(!abierto)}
      >
        {/* One box, for text beside text keeps its space. */}
        <span className={puntos ? 'oculto' : undefined}>
          {texto}
          {de && <span className="oculto"> {de}</span>}
        </span>
        <Icono nombre={puntos ? 'puntos' : 'desplegar'} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after what is inside has acted */}
      <div
        id={id}
        className={`${styles.lista} ${lado ? styles[lado] : ''}`}
        hidden={!abierto}
        onClick={closeAfterAction}
      >
        {abierto && children}
      </div>
    </div>
  )
}
