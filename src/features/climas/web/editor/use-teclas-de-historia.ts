import { useEffect } from 'react'

/** What the key asks for, where it is not the text in a field that it would change. */
function readPaso({ target, ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): 'undo' | 'redo' | null {
  const inField = target instanceof Element && target.matches('input, textarea')
  if (inField || !(ctrlKey || metaKey)) return null
  const tecla = key.toLowerCase()
  if (tecla === 'y' || (tecla === 'z' && shiftKey)) return 'redo'
  return tecla === 'z' ? 'undo' : null
}

/** The keys of undo and redo, as in any editor; a dialog over the page has them for itself. */
export function useTeclasDeHistoria(onPaso: (paso: 'undo' | 'redo') => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const paso = readPaso(event)
      if (!paso || document.querySelector('dialog[open]')) return
      event.preventDefault()
      onPaso(paso)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [onPaso])
}
