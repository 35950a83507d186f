import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './Dialogo.module.css'

const DOUBLE_TAP_MS = 500

/** Handlers of a dialog that asks before it closes. */
type Escuchas = Pick<
  ComponentProps<'dialog'>,
  'onKeyDown' | 'onCancel' | 'onMouseDownCapture' | 'onClickCapture'
>

export interface DialogoProps extends Escuchas {
  abierto: boolean
  /** Called when the reader closes it: Escape, the veil, or a form of method "dialog". */
  onCerrar: () => void
  className?: string
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}

/**
 * The browser's own dialog: it keeps the focus inside and gives it back. One that is open on the server's page stands
 * open without scripts too, and becomes modal when they arrive.
 */
export function Dialogo({ abierto, onCerrar, className, children, ...rest }: DialogoProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOnVeil = useRef(false)
  const openedAt = useRef(0)
  // Remembered: browsers of before 2022 do not know ":modal", and fail at the question.
  const isModal = useRef(false)
  // Constant on purpose: after the first render the browser owns the attribute.
  const [abiertoAlNacer] = useState(abierto)

  useEffect(() => {
    const dialogo = ref.current
    if (!dialogo) return
    if (abierto && !isModal.current) {
      const { clientWidth, style } = document.documentElement
      style.setProperty('--barra-de-desplazamiento', `${window.innerWidth - clientWidth}px`)
      dialogo.removeAttribute('open')
      dialogo.showModal()
      // Or the first that can take it has it.
      dialogo.querySelector<HTMLElement>('[data-foco]')?.focus()
      isModal.current = true
      openedAt.current = performance.now()
    }
    if (!abierto && isModal.current) {
      isModal.current = false
      dialogo.close()
    }
  }, [abierto])

  // One that is taken away open would take the focus with it: only one that closes gives it back.
  useLayoutEffect(() => {
    const dialogo = ref.current
    return () => {
      isModal.current = false
      dialogo?.close()
    }
  }, [])

  const isVeil = (event: MouseEvent) => event.target === event.currentTarget

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button
    <dialog
      ref={ref}
      open={abiertoAlNacer}
      className={[styles.dialogo, className].filter(Boolean).join(' ')}
      // By then it may be gone, or open again: effects run twice while we develop.
      onClose={() => {
        if (ref.current?.hasAttribute('open') !== false) return
        isModal.current = false
        if (abierto) onCerrar()
      }}
      onMouseDown={(event) => {
        // The second half of a double tap on what opened it is not meant for the veil.
        pressedOnVeil.current = isVeil(event) && event.timeStamp - openedAt.current > DOUBLE_TAP_MS
      }}
      onClick={(event) => {
        if (isVeil(event) && pressedOnVeil.current) ref.current?.close()
      }}
      {...rest}
    >
      {children}
    </dialog>
  )
}
