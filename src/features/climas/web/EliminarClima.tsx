import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { AccionDeClima } from './AccionDeClima.tsx'
import { ConfirmarConNombre } from './ConfirmarConNombre.tsx'
import { DeleteClimaOrganizacional } from './climas.generated.ts'
import { type ClimaAbierto, climaQuery } from './climas-queries.ts'
import { formatVista } from './vista.ts'

/** Only while the survey is inactive, and only for who types the company's name. */
export function EliminarClima({ clima }: { clima: ClimaAbierto }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const showAviso = useAvisos()
  const [pregunta, setPregunta] = useState(false)
  const nombre = clima.empresa.nombre_comercial
  const eliminar = useMutation({
    mutationFn: async () =>
      (await api(DeleteClimaOrganizacional, { idClima: clima.id })).deleteClimaOrganizacional,
    onSuccess: async ({ mensaje }) => {
      await navigate(formatVista({ vista: 'TableClima' }), { replace: true })
      showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      queryClient.removeQueries({ queryKey: climaQuery(api, clima.id).queryKey })
      await queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
    onError: (error) => {
      setPregunta(false)
      showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
    },
  })
  return (
    <AccionDeClima
      titulo="Eliminar este clima"
      texto={
        clima.encuestaActiva
          ? 'Primero desactiva la encuesta: un clima activo no se puede eliminar.'
          : 'Borra su estructura, sus encuestados y todas sus respuestas.'
      }
    >
      <ConfirmarConNombre
        accion="Eliminar"
        titulo="Eliminar este clima"
        confirmar={{ reposo: 'Eliminar', haciendo: 'Eliminando…' }}
        haciendo={eliminar.isPending}
        disabled={clima.encuestaActiva}
        nombre={nombre}
        abierto={pregunta}
        onAbierto={setPregunta}
        onConfirmar={() => eliminar.mutate()}
      >
        <p>
          Se borra <strong>{`${nombre} ${clima.anio}`}</strong> con sus encuestados y respuestas. No se puede
          deshacer.
        </p>
      </ConfirmarConNombre>
    </AccionDeClima>
  )
}
