import { createContext, use, useSyncExternalStore } from 'react'
import type { Cambio } from './cambios.ts'
import type { ProblemasStore } from './problemas-store.ts'

/** What every row needs. It never changes while the editor is open, so that no row is drawn because of it. */
export interface Editor {
  change: (cambio: Cambio) => void
  /** Adds at the end of a list and goes to the new row's field. */
  add: (cambio: Extract<Cambio, { que: `add${string}` }>, campo: string) => void
  /** Takes a row away, says so with a way back, and leaves the focus at `despues`. */
  remove: (clave: string, que: string, despues: string) => void
  togglePlegada: (clave: string) => void
  problemas: ProblemasStore
  /** Frozen: only dates, base and planned counts can change. */
  soloLectura: boolean
  /** Below it the minimum cannot go any more; 1 while nobody is invited. */
  minimoGuardado: number
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('EditorContext is missing')
  return editor
}

const SIN_PROBLEMAS = () => ''

export function useProblema(clave: string, campo: string): string {
  const { problemas } = useEditor()
  return useSyncExternalStore(problemas.subscribe, () => problemas.get(clave, campo), SIN_PROBLEMAS)
}

export function useCantidadDeProblemas(clave: string): number {
  const { problemas } = useEditor()
  return useSyncExternalStore(
    problemas.subscribe,
    () => problemas.count(clave),
    () => 0,
  )
}

/** The element of a field, where a problem or a new row leads. */
export const getIdDeCampo = (clave: string, campo: string) => `campo-${clave}-${campo}`
