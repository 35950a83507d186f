import { useCallback, useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { Confirmacion } from './Confirmacion.tsx'

/** Asks before what was typed is lost, inside the site and when the tab closes. */
export function GuardaDeCambios({ hasCambios }: { hasCambios: () => boolean }) {
  const shouldBlock = useCallback<BlockerFunction>(
    // Whoever goes to /login has no session any more: there is nothing left to save with.
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search &&
      nextLocation.pathname !== '/login' &&
      hasCambios(),
    [hasCambios],
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
      titulo="Salir sin guardar"
      cancelar="Quedarme"
      confirmar="Salir"
      tono="peligro"
      onCancelar={() => blocker.reset?.()}
      onConfirmar={() => blocker.proceed?.()}
    >
      <p>Lo que escribiste y no guardaste se perderá.</p>
    </Confirmacion>
  )
}
