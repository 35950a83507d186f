import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type BlockerFunction, type Location, useBlocker } from 'react-router'
import { Confirmacion } from './Confirmacion.tsx'
import { addGuardia } from './salida.ts'

interface GuardaDeCambiosProps {
  hasCambios: () => boolean
  /**
   * In a dialog over a screen with work of its own: leaving the page loses that too, closing the dialog does not. The router
   * asks one guard alone, so the screen's stands back meanwhile.
   */
  hasCambiosAlSalir?: () => boolean
  /** Addresses where nothing is lost: the same work, seen elsewhere. */
  isMismo?: (location: Location) => boolean
  /** Where it is not a change that would be lost. */
  pregunta?: { titulo: string; texto: string; seguir: string; salir: string }
}

const SIN_GUARDAR = {
  titulo: 'Hay cambios sin guardar',
  texto: 'Si sales ahora, se pierde lo que cambiaste y no guardaste.',
  seguir: 'Seguir editando',
  salir: 'Salir sin guardar',
}

const formatLocation = ({ pathname, search }: Location) => pathname + search

/** Asks before unsaved work is lost: inside the site and on logging out with our question, on leaving it with the browser's. */
export function GuardaDeCambios({
  hasCambios,
  hasCambiosAlSalir = hasCambios,
  isMismo,
  pregunta: { titulo, texto, seguir, salir } = SIN_GUARDAR,
}: GuardaDeCambiosProps) {
  const shouldBlock = useCallback<BlockerFunction>(
    // Whoever goes to /login has no session any more: there is nothing left to save with.
    ({ currentLocation, nextLocation }) =>
      formatLocation(currentLocation) !== formatLocation(nextLocation) &&
      nextLocation.pathname !== '/login' &&
      !isMismo?.(nextLocation) &&
      hasCambiosAlSalir(),
    [hasCambiosAlSalir, isMismo],
  )
  const blocker = useBlocker(shouldBlock)

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasCambiosAlSalir()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasCambiosAlSalir])

  /** What waits for an answer besides a change of address: logging out. */
  const [espera, setEspera] = useState<{ seguir: () => void } | null>(null)
  useEffect(
    () =>
      addGuardia((seguir) => {
        const asks = hasCambios()
        if (asks) setEspera({ seguir })
        return asks
      }),
    [hasCambios],
  )

  return (
    <Confirmacion
      abierto={blocker.state === 'blocked' || espera !== null}
      titulo={titulo}
      cancelar={seguir}
      confirmar={salir}
      tono="peligro"
      onCancelar={() => {
        setEspera(null)
        blocker.reset?.()
      }}
      onConfirmar={() => {
        // Closed before what it is about goes: one that is taken away with it would take the focus along.
        flushSync(() => setEspera(null))
        espera?.seguir()
        blocker.proceed?.()
      }}
    >
      <p>{texto}</p>
    </Confirmacion>
  )
}
