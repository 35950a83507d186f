import { useQuery } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import { computePelotas } from '../../../domain/resultados/pelotas.ts'
import { filterSeleccion } from '../../../domain/resultados/seleccion.ts'
import { useApi } from '../../lib/site.tsx'
import { CampoMultiple } from '../../ui/CampoMultiple.tsx'
import { type PropsDeGrafica, TITULOS } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import styles from './Pelotas.module.css'
import type { FactoresPorAreaDeTrabajoQuery } from './resultados.generated.ts'
import { factoresPorAreaQuery } from './resultados-queries.ts'
import { TablasDePelotas } from './TablasDePelotas.tsx'

/** Each work area at the left or right of every factor. */
export function PelotasAreasDeTrabajo({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={TITULOS.PelotasAreasDeTrabajo}
      formatTexto={() =>
        'De 75 en adelante un área está satisfecha con el factor y va a la derecha. Por debajo va a la izquierda con lo que le falta para 100.'
      }
      resultado={useQuery(factoresPorAreaQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {({ areas }) => <Cuerpo areas={areas} />}
    </PantallaDeGrafica>
  )
}

type Areas = FactoresPorAreaDeTrabajoQuery['getAreasDeTrabajoSatisfaccionGeneral']

const getNombre = ({ nombre }: { nombre: string }) => nombre

const Cuerpo = memo(function Cuerpo({ areas }: { areas: Areas }) {
  const [ids, setIds] = useState<string[]>([])
  const visibles = useMemo(() => filterSeleccion(areas, ids), [areas, ids])
  const tablas = useMemo(() => computePelotas(visibles, getNombre), [visibles])
  return (
    <>
      <div className={styles.filtros}>
        <CampoMultiple
          rotulo="Áreas de Trabajo:"
          ninguna="Todas"
          opciones={areas.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
          escogidas={ids}
          onChange={setIds}
        />
      </div>
      <TablasDePelotas tablas={tablas} ids={visibles.map(({ id }) => id)} largas />
    </>
  )
})
