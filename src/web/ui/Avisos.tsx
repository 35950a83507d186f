import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Aviso, type AvisoTono } from './Aviso.tsx'
import styles from './Avisos.module.css'

export interface AvisoPasajero {
  tono: AvisoTono
  texto: ReactNode
  /** The time that it stays. */
  ms: number
  /** A button that ends the notice when it is used, such as an undo. */
  accion?: { texto: string; onClick: () => void; atajo?: 'Control+Z' }
}

/** Undo of the system, where it is not the text in a field that would be undone. */
function isUndo(event: KeyboardEvent): boolean {
  const inField =
    event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]')
  const undo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
  return undo && !inField
}

/** Returns how to take the notice back before its time is over. */
type Mostrar = (aviso: AvisoPasajero) => () => void

const AvisosContext = createContext<Mostrar | null>(null)

/** The dialog that covers the page while the notice is there: behind its veil nobody would see or hear it. */
function useDialogoAbierto(aviso: object | null): Element | null {
  const [dialogo, setDialogo] = useState<Element | null>(null)
  useEffect(() => {
    if (!aviso) return
    const look = () => setDialogo([...document.querySelectorAll('dialog[open]')].at(-1) ?? null)
    look()
    // One that closes, or goes with its screen, leaves the notice to the page.
    const observer = new MutationObserver(look)
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['open'],
    })
    return () => {
      observer.disconnect()
      setDialogo(null)
    }
  }, [aviso])
  return aviso && dialogo
}

/** Shows one notice at a time over the foot of its content, for as long as the notice asks. */
export function AvisosProvider({ children }: { children: ReactNode }) {
  const [aviso, setAviso] = useState<(AvisoPasajero & { turno: number }) | null>(null)
  const turno = useRef(0)

  const showAviso = useCallback((nuevo: AvisoPasajero) => {
    turno.current += 1
    const suyo = turno.current
    setAviso({ ...nuevo, turno: suyo })
    return () => setAviso((actual) => (actual?.turno === suyo ? null : actual))
  }, [])

  useEffect(() => {
    if (!aviso) return
    // Its own time is over, not that of one shown in the same moment.
    const timer = setTimeout(() => setAviso((actual) => (actual === aviso ? null : actual)), aviso.ms)
    return () => clearTimeout(timer)
  }, [aviso])

  const dialogo = useDialogoAbierto(aviso)
  const accion = aviso?.accion
  /** The element that had the focus before the button of a notice. */
  const antes = useRef<Element | null>(null)
  /** The button goes when it is used, or its time is over: whoever was on it goes on from where they came. */
  const giveFocusBack = useCallback(
    (boton: HTMLElement | null) => () => {
      if (boton !== document.activeElement) return
      const destino = antes.current as HTMLElement | null
      ;(destino?.isConnected ? destino : document.getElementById('contenido'))?.focus()
    },
    [],
  )
  const boton = useMemo(
    () =>
      accion && (
        <button
          ref={giveFocusBack}
          type="button"
          className={styles.accion}
          aria-keyshortcuts={accion.atajo}
          onFocus={(event) => {
            antes.current = event.relatedTarget
          }}
          onClick={() => {
            setAviso(null)
            accion.onClick()
          }}
        >
          {accion.texto}
        </button>
      ),
    [accion, giveFocusBack],
  )

  // The button stands far from where the keyboard is, and its time is short: what it names works once it is seen.
  useLayoutEffect(() => {
    if (!accion?.atajo) return
    const listen = (event: KeyboardEvent) => {
      if (!isUndo(event)) return
      event.preventDefault()
      setAviso(null)
      accion.onClick()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [accion])

  const visible = aviso && (
    <Aviso key={aviso.turno} tono={aviso.tono} accion={boton}>
      {aviso.texto}
    </Aviso>
  )
  return (
    <AvisosContext value={showAviso}>
      {/* Always there, so that a screen reader notices what appears in it. */}
      <div className={styles.lugar} aria-live="polite">
        {!dialogo && visible}
      </div>
      {dialogo && createPortal(<div className={styles.enDialogo}>{visible}</div>, dialogo)}
      {children}
    </AvisosContext>
  )
}

/** `showAviso({ tono: 'bien', texto, ms: 3000 })` */
export function useAvisos(): Mostrar {
  const showAviso = use(AvisosContext)
  if (!showAviso) throw new Error('AvisosProvider is missing')
  return showAviso
}
