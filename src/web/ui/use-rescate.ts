import { useEffect, useEffectEvent } from 'react'
import { useAvisos } from './Avisos.tsx'
import { addLector, takeRescatado } from './rescate.ts'

const RESCATADO = 'Tu sesión terminó antes de guardar. Aquí está lo que habías escrito: revísalo y guárdalo.'
const RESCATADO_MS = 120_000

interface Rescate<T> {
  /** What is written and not saved; null where nothing would be lost. */
  leer: () => T | null
  devolver: (escrito: T) => void
  /** What could not be kept, in a sentence. */
  falta?: (escrito: T) => string | null
  /** `sigue`: it saves itself, and what is on its way when the screen changes can still be refused. */
  alSalir?: 'sigue'
}

/** What is being written outlives the end of the session: it comes back when the same person is here again. */
export function useRescate<T>(nombre: string, { leer, devolver, falta, alSalir }: Rescate<T>): void {
  const showAviso = useAvisos()
  const read = useEffectEvent(leer)
  const giveBack = useEffectEvent((escrito: T) => {
    devolver(escrito)
    const texto = [RESCATADO, falta?.(escrito)].filter(Boolean).join(' ')
    showAviso({ tono: 'info', texto, ms: RESCATADO_MS })
  })
  useEffect(() => {
    const escrito = takeRescatado<T>(nombre)
    if (escrito !== null) giveBack(escrito)
    const remove = addLector(nombre, () => read())
    return alSalir === 'sigue' ? undefined : remove
  }, [nombre, alSalir])
}
