import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/site.tsx'
import type { PropsDeGrafica } from './graficas.ts'
import { PantallaPorParte } from './PantallaPorParte.tsx'
import type { FactoresPorGrupoDeOpinionQuery } from './resultados.generated.ts'
import {
  type ConClima,
  factoresPorGrupoQuery,
  formatGrupo,
  listGrupos,
  toAreaDeAnalisis,
} from './resultados-queries.ts'

/** One opinion group, one chart per variable. */
export function AreasDeAnalisisPorGrupoDeOpinion(props: PropsDeGrafica) {
  return (
    <PantallaPorParte
      {...props}
      grafica="AreasDeAnalisisPorGrupoDeOpinion"
      escoge="Escoge un Grupo de Opinión para ver Gráficas"
      escogerOtra="Escoger otro grupo de opinión"
      texto="Cada grupo con las respuestas de su propia gente."
      resultado={useQuery({ ...factoresPorGrupoQuery(useApi(), props.idClima), select: toPartes })}
    />
  )
}

type Areas = FactoresPorGrupoDeOpinionQuery['getAreasDeTrabajoSatisfaccionGeneral']

const toPartes = (datos: (ConClima & { areas: Areas }) | null) =>
  datos && {
    clima: datos.clima,
    partes: listGrupos(datos.areas).map((grupo) => ({
      id: grupo.id,
      rotulo: formatGrupo(grupo),
      personas: grupo.cantidadEncuestadosGrupoDeOpinion,
      variables: grupo.variables.map(toAreaDeAnalisis),
    })),
  }
