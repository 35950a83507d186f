import { type SyntheticEvent, useId, useRef } from 'react'
import { leave } from './salida.ts'

const isVelo = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

/** With what stood open over it. A browser lets no page hold a dialog open for ever. */
function showAgain(dialogo: HTMLDialogElement) {
  dialogo.showModal()
  for (const encima of dialogo.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    encima.close()
    encima.showModal()
  }
}

/**
 * For a dialog with a `GuardaDeCambios` in it, that stays until its guard agrees, whether Escape, its veil or a gesture
 * wants it closed.
 */
export function useDialogoGuardado(onCerrar: () => void) {
  const id = useId()
  const isPressed = useRef(false)
  const ask = () => leave(() => onCerrar())
  return {
    id,
    onCerrar: () => {
      const dialogo = document.getElementById(id) as HTMLDialogElement
      if (!dialogo.open) showAgain(dialogo)
      ask()
    },
    // The key itself: the second Escape in a row would close it without a question.
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || (event.target as Element).closest('dialog')?.id !== id) return
      event.preventDefault()
      ask()
    },
    onCancel: (event: SyntheticEvent) => {
      if (!isVelo(event)) return
      event.preventDefault()
      ask()
    },
    onMouseDownCapture: (event: SyntheticEvent) => {
      isPressed.current = isVelo(event)
    },
    onClickCapture: (event: SyntheticEvent) => {
      if (!isVelo(event)) return
      event.stopPropagation()
      if (isPressed.current) ask()
    },
  }
}
