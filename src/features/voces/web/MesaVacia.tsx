import { Link } from 'react-router'
import { Vacio } from '#web/ui/Vacio.tsx'

/** Why there is nothing to work on yet. */
export function MesaVacia({
  mesa: { preguntas, minimoPorGrupo },
  abiertas,
}: {
  mesa: { preguntas: readonly unknown[]; minimoPorGrupo: number }
  abiertas: string
}) {
  if (preguntas.length === 0)
    return <Vacio titulo="El cuestionario de este clima no tiene preguntas abiertas." />
  if (minimoPorGrupo > 1)
    return (
      <Vacio titulo="No hay respuestas en la mesa.">
        <p>
          Llegan cuando se publican los resultados. Un clima que se cierra con menos de {minimoPorGrupo} hojas
          se queda sin ellas.
        </p>
      </Vacio>
    )
  return (
    <Vacio titulo="Las respuestas llegan a la mesa al cerrar el clima.">
      <p>
        Este clima no tiene mínimo por grupo: lo que escribe la gente puede cambiar hasta el cierre. Mientras
        tanto se lee en <Link to={abiertas}>Preguntas abiertas</Link>.
      </p>
    </Vacio>
  )
}
