import { useQuery } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import { computePelotas, getEtiquetaDeGrupo } from '../../../domain/resultados/pelotas.ts'
import { filterGrupos } from '../../../domain/resultados/seleccion.ts'
import { useApi } from '../../lib/site.tsx'
import { CampoMultiple } from '../../ui/CampoMultiple.tsx'
import { type PropsDeGrafica, TITULOS } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import styles from './Pelotas.module.css'
import type { FactoresPorGrupoDeOpinionQuery } from './resultados.generated.ts'
import { factoresPorGrupoQuery, formatGrupo, listGrupos } from './resultados-queries.ts'
import { TablasDePelotas } from './TablasDePelotas.tsx'

/** Each opinion group at the left or right of every factor. */
export function PelotasGruposDeOpinion({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={TITULOS.PelotasGruposDeOpinion}
      formatTexto={() =>
        'De 75 en adelante un grupo está satisfecho con el factor y va a la derecha. Por debajo va a la izquierda con lo que le falta para 100.'
      }
      resultado={useQuery(factoresPorGrupoQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {({ areas }) => <Cuerpo areas={areas} />}
    </PantallaDeGrafica>
  )
}

type Areas = FactoresPorGrupoDeOpinionQuery['getAreasDeTrabajoSatisfaccionGeneral']

const Cuerpo = memo(function Cuerpo({ areas }: { areas: Areas }) {
  const [idsAreas, setIdsAreas] = useState<string[]>([])
  const [idsGrupos, setIdsGrupos] = useState<string[]>([])
  const grupos = useMemo(() => listGrupos(areas), [areas])
  const visibles = useMemo(
    () => filterGrupos(grupos, areas, { idsAreas, idsGrupos }),
    [grupos, areas, idsAreas, idsGrupos],
  )
  const tablas = useMemo(() => computePelotas(visibles, getEtiquetaDeGrupo), [visibles])
  return (
    <>
      <div className={styles.filtros}>
        <CampoMultiple
          rotulo="Áreas de Trabajo:"
          ninguna="Todas"
          opciones={areas.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
          escogidas={idsAreas}
          onChange={setIdsAreas}
        />
        <CampoMultiple
          rotulo="GruposDeOpinion:"
          opciones={grupos.map((grupo) => ({ valor: grupo.id, texto: formatGrupo(grupo) }))}
          escogidas={idsGrupos}
          onChange={setIdsGrupos}
        />
      </div>
      <TablasDePelotas tablas={tablas} ids={visibles.map(({ id }) => id)} />
      <ul className={styles.clave} aria-label="Grupos de opinión">
        {visibles.map((grupo) => (
          <li key={grupo.id}>{formatGrupo(grupo)}</li>
        ))}
      </ul>
    </>
  )
})
