import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** So long after the last key, what was typed is saved. */
export const PAUSA_MS = 900

/**
 * What is being typed in a field that saves itself: after a pause, when the field is left, and when the screen is. What
 * others save meanwhile is taken over only where nothing is being typed.
 */
export function useTecleado(guardado: string, onGuardar: (texto: string) => void) {
  const [escrito, setEscrito] = useState<string | null>(null)
  const texto = escrito ?? guardado
  const ultimo = useRef({ escrito, guardado })
  ultimo.current = { escrito, guardado }

  const save = () => {
    const { escrito: este, guardado: antes } = ultimo.current
    if (este !== null && este !== antes) onGuardar(este)
  }
  const onPausa = useEffectEvent(save)
  useEffect(() => {
    if (escrito === null) return
    const timer = setTimeout(() => onPausa(), PAUSA_MS)
    return () => clearTimeout(timer)
  }, [escrito])
  useEffect(() => () => onPausa(), [])
  // Once the server has it, the field shows what the server has again.
  useEffect(() => {
    if (escrito === guardado) setEscrito(null)
  }, [escrito, guardado])

  return {
    value: texto,
    onChange: (event: { currentTarget: { value: string } }) => setEscrito(event.currentTarget.value),
    onBlur: save,
  }
}
