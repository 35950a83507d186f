import { useCallback, useEffect } from 'react'
import { type BlockerFunction, type Location, useBlocker } from 'react-router'
import { Confirmacion } from './Confirmacion.tsx'

interface GuardaDeCambiosProps {
  hasCambios: () => boolean
  /** Addresses where nothing is lost: the same work, seen elsewhere. */
  isMismo?: (location: Location) => boolean
}

const formatLocation = ({ pathname, search }: Location) => pathname + search

/** Asks before unsaved work is lost: inside the site with our question, on leaving it with the browser's. */
export function GuardaDeCambios({ hasCambios, isMismo }: GuardaDeCambiosProps) {
  const shouldBlock = useCallback<BlockerFunction>(
    // Whoever goes to /login has no session any more: there is nothing left to save with.
    ({ currentLocation, nextLocation }) =>
      formatLocation(currentLocation) !== formatLocation(nextLocation) &&
      nextLocation.pathname !== '/login' &&
      !isMismo?.(nextLocation) &&
      hasCambios(),
    [hasCambios, isMismo],
  )
  const blocker = useBlocker(shouldBlock)

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasCambios()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasCambios])

  return (
    <Confirmacion
      abierto={blocker.state === 'blocked'}
      titulo="Hay cambios sin guardar"
      cancelar="Seguir editando"
      confirmar="Salir sin guardar"
      tono="peligro"
      onCancelar={() => blocker.reset?.()}
      onConfirmar={() => blocker.proceed?.()}
    >
      <p>Si sales ahora, se pierde lo que cambiaste y no guardaste.</p>
    </Confirmacion>
  )
}
