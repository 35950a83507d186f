import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/site.tsx'
import type { PropsDeGrafica } from './graficas.ts'
import { PantallaPorParte } from './PantallaPorParte.tsx'
import type { FactoresPorAreaDeTrabajoQuery } from './resultados.generated.ts'
import { type ConClima, factoresPorAreaQuery, toAreaDeAnalisis } from './resultados-queries.ts'

/** One work area, one chart per variable. */
export function AreasDeAnalisisPorAreaDeTrabajo(props: PropsDeGrafica) {
  return (
    <PantallaPorParte
      {...props}
      grafica="AreasDeAnalisisPorAreaDeTrabajo"
      escoge="Escoge un Área de Trabajo para ver Gráficas"
      escogerOtra="Escoger otra área de trabajo"
      texto="Cada área con las respuestas de su propia gente."
      resultado={useQuery({ ...factoresPorAreaQuery(useApi(), props.idClima), select: toPartes })}
    />
  )
}

type Areas = FactoresPorAreaDeTrabajoQuery['getAreasDeTrabajoSatisfaccionGeneral']

const toPartes = (datos: (ConClima & { areas: Areas }) | null) =>
  datos && {
    clima: datos.clima,
    partes: datos.areas.map((area) => ({
      id: area.id,
      rotulo: area.nombre,
      personas: area.cantidadEncuestadosAreaDeTrabajo,
      variables: area.variables.map(toAreaDeAnalisis),
    })),
  }
