import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toPorcentaje } from '#domain/resultados/data-procesada.ts'
import type { Api } from '#web/lib/api.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { mapaDeCalorQuery, tendenciaQuery } from '../lecturas/lecturas-queries.ts'
import { type FactoresDeAreaFragment, ResumenDeVistas as Operacion } from './resumen.generated.ts'
import { type ConFactores, type Resumenes, resumeVistas } from './resumir-vistas.ts'

const toFactores = (
  nombre: string,
  { reserva, variables }: Pick<FactoresDeAreaFragment, 'reserva' | 'variables'>,
): ConFactores => ({
  nombre,
  factores: reserva
    ? []
    : variables.flatMap(({ factoresEvaluados }) =>
        factoresEvaluados.flatMap(
          ({ porcentajeOfFactorEvaluado }) => toPorcentaje(porcentajeOfFactorEvaluado ?? null) ?? [],
        ),
      ),
})

const resumenQuery = (api: Api, idClima: string) => ({
  queryKey: [...CLIMAS, 'resultados', idClima, 'resumen'],
  queryFn: async () => {
    const { appInfo, getGraficasComplementarias, getAreasDeTrabajoSatisfaccionGeneral } = await api(
      Operacion,
      {
        idClima,
      },
    )
    const { respuestas, conTema } = appInfo.getTemasPorArea
    return {
      preguntas: getGraficasComplementarias
        .filter(({ tipo }) => tipo === 'maloToExelente')
        .flatMap((parte) => parte.preguntas)
        .map(({ pregunta, porcentajes }) => ({
          pregunta,
          porcentajes: porcentajes.flatMap(({ porcentaje }) => porcentaje ?? []),
        })),
      areas: getAreasDeTrabajoSatisfaccionGeneral.map((area) => toFactores(area.nombre, area)),
      grupos: getAreasDeTrabajoSatisfaccionGeneral
        .flatMap((area) => area.gruposDeOpinion)
        .map((grupo) => toFactores(`G${grupo.orden}`, grupo)),
      textos: respuestas == null || conTema == null ? null : { respuestas, conTema },
    }
  },
})

/** Asks what the buttons say, once the menu is there. What does not come leaves them as they are. */
export function ResumenDeVistas({
  idClima,
  onResumenes,
}: {
  idClima: string
  onResumenes: (resumenes: Resumenes) => void
}) {
  const api = useApi()
  const [{ data: mapa }, { data: tendencia }, { data: resumen }] = useQueries({
    queries: [
      mapaDeCalorQuery(api, idClima, {}),
      tendenciaQuery(api, idClima, {}),
      resumenQuery(api, idClima),
    ],
  })
  useEffect(() => {
    if (mapa && tendencia && resumen) onResumenes(resumeVistas({ mapa, tendencia, ...resumen }))
  }, [mapa, tendencia, resumen, onResumenes])
  return null
}
