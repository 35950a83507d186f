import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Location } from 'react-router'
import { Confirmacion } from './Confirmacion.tsx'
import { addGuardia } from './salida.ts'

interface GuardaDeCambiosProps {
  hasCambios: () => boolean
  /**
   * In a dialog over a screen with work of its own: leaving the page loses that too, closing the dialog does not. The
   * screen's guard stands back meanwhile.
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

/** Asks before unsaved work is lost: inside the site and on logging out with our question, on leaving it with the browser's. */
export function GuardaDeCambios({
  hasCambios,
  hasCambiosAlSalir = hasCambios,
  isMismo,
  pregunta: { titulo, texto, seguir, salir } = SIN_GUARDAR,
}: GuardaDeCambiosProps) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasCambiosAlSalir()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasCambiosAlSalir])

  const [espera, setEspera] = useState<{ seguir: () => void; quedarse?: () => void } | null>(null)
  useEffect(
    () =>
      addGuardia({
        pierde: (destino) => (destino ? !isMismo?.(destino) && hasCambiosAlSalir() : hasCambios()),
        ask: setEspera,
      }),
    [hasCambios, hasCambiosAlSalir, isMismo],
  )

  return (
    <Confirmacion
      abierto={espera !== null}
      titulo={titulo}
      cancelar={seguir}
      confirmar={salir}
      tono="peligro"
      onCancelar={() => {
        setEspera(null)
        espera?.quedarse?.()
      }}
      onConfirmar={() => {
        // Closed before what it is about goes: one that is taken away with it would take the focus along.
        flushSync(() => setEspera(null))
        espera?.seguir()
      }}
    >
      <p>{texto}</p>
    </Confirmacion>
  )
}
