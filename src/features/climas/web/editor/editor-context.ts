import { createContext, use, useSyncExternalStore } from 'react'
import type { Adicion, Cambio } from './cambios.ts'
import type { AdicionPegable } from './pegado/take-pegado.ts'
import type { ProblemasStore } from './problemas-store.ts'

/** Context that every row needs. It never changes while the editor is open, so that no row is drawn because of it. */
export interface Editor {
  change: (cambio: Cambio) => void
  /** Once somebody has answered a group, and nothing else. */
  canAdd: (que: Cambio['que']) => boolean
  /** Adds at the end of a list, where that may be, and goes to the new row's field. */
  add: (cambio: Adicion, campo: string) => void
  /** Takes a row away, says so with a way back, and leaves the focus at `despues`. */
  remove: (clave: string, que: string, despues: string) => void
  /** Takes rows of a spreadsheet from the row `clave` on, and says what was taken. False: it is one text. */
  paste: (clave: string, add: AdicionPegable, texto: string) => boolean
  togglePlegada: (clave: string) => void
  problemas: ProblemasStore
  /** Somebody has answered: names, texts and new groups may still change, besides dates, base and planned counts. */
  soloLectura: boolean
  /** Nothing of the structure changes any more. */
  cerrado: boolean
  /** Below it the minimum cannot go any more; 1 while nobody is invited. */
  minimoGuardado: number
  /** Somebody was invited: by what figures are read stays. */
  conInvitados: boolean
  /** Figures were shown with the minimum that is stored. */
  publicado: boolean
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
