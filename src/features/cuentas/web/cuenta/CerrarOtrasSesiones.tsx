import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { ConPassword } from './ConPassword.tsx'
import { DeleteOtrasSesiones } from './cuenta.generated.ts'
import { sesionesQuery } from './sesiones-query.ts'

export function CerrarOtrasSesiones({ onCerradas }: { onCerradas: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const [pregunta, setPregunta] = useState(false)
  return (
    <>
      <Boton onClick={() => setPregunta(true)}>Cerrar las otras sesiones</Boton>
      {pregunta && (
        <ConPassword
          titulo="Cerrar las otras sesiones"
          textos={['Cerrarlas', 'Cerrando…']}
          send={async (password) => (await api(DeleteOtrasSesiones, { password })).deleteOtrasSesiones}
          onListo={async (texto) => {
            setPregunta(false)
            await queryClient.invalidateQueries({ queryKey: sesionesQuery(api).queryKey })
            showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
            onCerradas()
          }}
          onCancelar={() => setPregunta(false)}
        >
          <p>Donde tu cuenta siga abierta habrá que ingresar de nuevo. Esta sesión no se cierra.</p>
        </ConPassword>
      )}
    </>
  )
}
