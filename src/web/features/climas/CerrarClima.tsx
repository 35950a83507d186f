import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { AccionDeClima } from './AccionDeClima.tsx'
import { ConfirmarConNombre } from './ConfirmarConNombre.tsx'
import { CerrarClimaOrganizacional } from './climas.generated.ts'
import { CLIMAS, type ClimaAbierto } from './climas-queries.ts'

export function CerrarClima({ clima }: { clima: ClimaAbierto }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mostrar = useAvisos()
  const [pregunta, setPregunta] = useState(false)
  const cerrar = useMutation({
    mutationFn: async () =>
      (await api(CerrarClimaOrganizacional, { idClima: clima.id })).cerrarClimaOrganizacional,
    onSuccess: async ({ mensaje }) => {
      mostrar({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      await queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
    onError: (error) => mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    onSettled: () => setPregunta(false),
  })
  return (
    <AccionDeClima
      titulo="Cerrar este clima"
      texto="Rompe para siempre la unión entre personas y respuestas. No se puede deshacer."
    >
      <ConfirmarConNombre
        accion="Cerrar y anonimizar"
        titulo="Cerrar y anonimizar"
        confirmar={{ reposo: 'Cerrar para siempre', haciendo: 'Cerrando…' }}
        haciendo={cerrar.isPending}
        nombre={clima.empresa.nombre_comercial}
        abierto={pregunta}
        onAbierto={setPregunta}
        onConfirmar={() => cerrar.mutate()}
      >
        <p>
          Se cierra <strong>{`${clima.empresa.nombre_comercial} ${clima.anio}`}</strong>. Nadie podrá
          contestar, ser invitado ni retomar su encuesta, y ya nadie, ni quien administra la base de datos,
          podrá saber quién contestó qué. Los resultados se conservan.
        </p>
        <p>No se puede deshacer.</p>
        <p>
          Los respaldos hechos antes de hoy todavía guardan la unión entre personas y respuestas: bórralos
          cuando ya no hagan falta.
        </p>
      </ConfirmarConNombre>
    </AccionDeClima>
  )
}
