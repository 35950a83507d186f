import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import { DeleteEncuesta } from './encuestados.generated.ts'
import { type ClimaConGrupos, type EncuestadoEnTabla, encuestadosQuery } from './encuestados-queries.ts'
import styles from './ReenviarCorreo.module.css'

interface EliminarEncuestaProps {
  clima: ClimaConGrupos
  encuestado: EncuestadoEnTabla | null
  abierto: boolean
  onCerrar: () => void
  onEliminada: () => void
}

/** With the specification's words (§5), and what goes along. */
export function EliminarEncuesta({
  clima,
  encuestado,
  abierto,
  onCerrar,
  onEliminada,
}: EliminarEncuestaProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const eliminar = useMutation({
    mutationFn: async (idEncuesta: string) =>
      (await api(DeleteEncuesta, { idClima: clima.id, idEncuesta })).deleteEncuesta,
    onSuccess: ({ idEncuesta, mensaje }) => {
      showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      queryClient.setQueryData(encuestadosQuery(api, clima.id).queryKey, (antes) =>
        antes?.filter(({ id }) => id !== idEncuesta),
      )
      onEliminada()
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    onSettled: () => {
      onCerrar()
      void queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
  })
  const empezo = encuestado?.estado === 'Completa' || encuestado?.estado === 'En proceso'
  return (
    <Confirmacion
      abierto={abierto}
      titulo="Eliminar Encuesta"
      confirmar="Eliminar"
      tono="peligro"
      bloqueada={eliminar.isPending}
      onCancelar={onCerrar}
      onConfirmar={() => encuestado && eliminar.mutate(encuestado.id)}
    >
      <p>¿Desea Eliminar la Encuesta?</p>
      <p>
        <span className={styles.correo}>
          {encuestado?.correo ? <Correo de={encuestado.correo} /> : 'Alguien sin correo'}
        </span>
        {clima.cerrado
          ? ': se borran sus datos de contacto. Las respuestas ya son anónimas y se conservan.'
          : empezo
            ? ': se borra también todo lo que ha contestado. No se puede deshacer.'
            : ': su token deja de servir. No se puede deshacer.'}
      </p>
    </Confirmacion>
  )
}
