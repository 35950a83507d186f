import { listExcesosDePlan } from '#domain/encuestados/invitacion.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { formatNumero } from '#web/ui/cantidades.ts'
import type { ClimaConGrupos } from './encuestados-queries.ts'

/** Said before it is done: whoever is invited by mail is never turned away, so the plan should say how many there are. */
export function AvisoDeExceso({
  clima,
  nuevasPorGrupo,
}: {
  clima: ClimaConGrupos
  nuevasPorGrupo: ReadonlyMap<string, number>
}) {
  const excesos = listExcesosDePlan(clima.participacion.porGrupo, nuevasPorGrupo)
  if (excesos.length === 0) return null
  return (
    <Aviso tono="info">
      Serían más personas que las planeadas:{' '}
      {excesos
        .map(
          ({ nombre, invitados, planeados }) =>
            `${nombre}, ${formatNumero(invitados)} invitadas y ${formatNumero(planeados)} planeadas`,
        )
        .join('; ')}
      . Se puede invitar igual. Si de verdad son más, corrige antes las planeadas en Estructura.
    </Aviso>
  )
}
