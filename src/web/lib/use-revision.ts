import { useRef, useState } from 'react'
import { ApiError } from './api.ts'

/** The question to the person: somebody else saved meanwhile, and this is what they changed. */
export interface Conflicto {
  cambios: string[]
  onResponder: (guardar: boolean) => void
}

interface Opciones<Vista> {
  /** The thing as it was read before it was edited. */
  vista: Vista
  getRevision: (vista: Vista) => string
  /** As it is now; null where it is gone. */
  findActual: () => Promise<Vista | null>
  /** Differences between the two, in words. */
  listCambios: (antes: Vista, ahora: Vista) => string[]
}

/** Saves over what was seen. Where somebody else saved meanwhile the person decides, having been told what changed. */
export function useRevision<Vista>({ vista, getRevision, findActual, listCambios }: Opciones<Vista>) {
  const seen = useRef(vista)
  const [conflicto, setConflicto] = useState<Conflicto | null>(null)

  const ask = (cambios: string[]) =>
    new Promise<boolean>((resolve) =>
      setConflicto({
        cambios,
        onResponder: (guardar) => {
          setConflicto(null)
          resolve(guardar)
        },
      }),
    )

  async function saveOver<T>(save: (revision: string) => Promise<T>): Promise<T> {
    try {
      return await save(getRevision(seen.current))
    } catch (error) {
      const actual = error instanceof ApiError && error.code === 'CONFLICT' ? await findActual() : null
      // A conflict of another kind, which the sentence tells.
      if (!actual || getRevision(actual) === getRevision(seen.current)) throw error
      const cambios = listCambios(seen.current, actual)
      if (!(await ask(cambios))) throw error
      seen.current = actual
      return saveOver(save)
    }
  }

  const note = (nueva: Vista) => {
    seen.current = nueva
  }
  return { saveOver, conflicto, note, getVista: () => seen.current }
}
