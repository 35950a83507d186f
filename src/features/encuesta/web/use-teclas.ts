import { useEffect } from 'react'

/** "1" is the first answer of a row, or the point with that number; "n" the one that stands apart. */
const findRadio = (fila: Element, tecla: string) =>
  fila.querySelector<HTMLInputElement>(`label[data-tecla="${tecla}"] input`)

const isEscribiendo = (elemento: Element | null) => elemento?.matches('textarea, input:not([type="radio"])')

/**
 * Digits answer the row that has the focus, or else the first open one, and the focus goes on to the next. It is the row
 * that the sheet of styles puts on sand. A text that is being written, and an open dialog, keep their letters.
 */
export function useTeclas() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const tecla = key.toLowerCase()
      if (ctrlKey || metaKey || altKey || !/^[0-9n]$/.test(tecla)) return
      const { activeElement } = document
      if (isEscribiendo(activeElement) || document.querySelector('dialog[open]')) return
      const abiertas = 'main div:not([inert]) > table [data-abierta]'
      const fila = activeElement?.closest('[data-clase]') ?? document.querySelector(`${abiertas}`)
      const radio = fila && findRadio(fila, tecla)
      if (!radio) return
      event.preventDefault()
      radio.click()
      const siguiente = [...document.querySelectorAll(abiertas)].find(
        (otra) =>
          otra !== fila && (!fila || fila.compareDocumentPosition(otra) & Node.DOCUMENT_POSITION_FOLLOWING),
      )
      ;(siguiente?.querySelector('input') ?? radio).focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
