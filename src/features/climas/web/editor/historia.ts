import { useEffect } from 'react'
import type { Borrador } from './borrador.ts'
import { applyCambio, type Cambio } from './cambios.ts'

type Historia = {
  pasado: Borrador[]
  actual: Borrador
  futuro: Borrador[]
  /** As it is stored: leaving now loses nothing where it is the current one. */
  guardado: Borrador
  /** The field being typed in: its letters are undone together. */
  campo: string | null
  /** The last step: what a notice offers to undo is undone only while nothing followed. */
  ultimo: Cambio | null
}

type AccionDeHistoria =
  | Cambio
  | { que: 'undo' }
  | { que: 'redo' }
  | { que: 'guardado'; borrador: Borrador }
  /** Work written before a session ended, over what is stored. */
  | { que: 'rescatado'; borrador: Borrador }

const MAX_PASOS = 100

export const createHistoria = (borrador: Borrador): Historia => ({
  pasado: [],
  actual: borrador,
  futuro: [],
  guardado: borrador,
  campo: null,
  ultimo: null,
})

export function reduceHistoria(historia: Historia, accion: AccionDeHistoria): Historia {
  const { pasado, actual, futuro } = historia
  switch (accion.que) {
    case 'undo': {
      const previo = pasado.at(-1)
      if (!previo) return historia
      return {
        ...historia,
        pasado: pasado.slice(0, -1),
        actual: previo,
        futuro: [actual, ...futuro],
        campo: null,
        ultimo: null,
      }
    }
    case 'redo': {
      const [siguiente, ...resto] = futuro
      if (!siguiente) return historia
      return {
        ...historia,
        pasado: [...pasado, actual],
        actual: siguiente,
        futuro: resto,
        campo: null,
        ultimo: null,
      }
    }
    case 'guardado':
      return createHistoria(accion.borrador)
    case 'rescatado':
      return { ...createHistoria(actual), pasado: [actual], actual: accion.borrador }
    default: {
      const nuevo = applyCambio(actual, accion)
      if (nuevo === actual) return historia
      const campo = getCampo(accion)
      const sigue = campo !== null && campo === historia.campo
      return {
        ...historia,
        pasado: sigue ? pasado : [...pasado.slice(-MAX_PASOS + 1), actual],
        actual: nuevo,
        futuro: [],
        campo,
        ultimo: accion,
      }
    }
  }
}

function getCampo(cambio: Cambio): string | null {
  if (cambio.que === 'campo') return `${cambio.clave}.${Object.keys(cambio.campos).join()}`
  return cambio.que === 'clima' ? Object.keys(cambio.campos).join() : null
}

/** The step that the key asks for, where it is not the text in a field that it would change. */
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
