import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useApi } from '../../lib/site.tsx'
import { BloquesDePartes } from './BloquesDePartes.tsx'
import { formatPersonas } from './cifras.ts'
import { type PropsDeGrafica, TITULOS } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import { areasDeTrabajoQuery, type ConClima, type ParteDeClima } from './resultados-queries.ts'

const PALABRAS = {
  una: 'área de trabajo',
  barra: 'Variable',
  participacion: 'Qué parte de quienes contestaron es de cada área.',
}

/** The share of each work area, its satisfaction, and one chart for each with a bar per variable. */
export function AreasDeTrabajo({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={TITULOS.AreasDeTrabajo}
      formatTexto={({ clima }) =>
        `Participación y satisfacción de cada área de trabajo, con ${formatPersonas(clima.dataProcesada.cantidadDeEncuestados)} en total.`
      }
      resultado={useQuery(areasDeTrabajoQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => <Cuerpo datos={datos} />}
    </PantallaDeGrafica>
  )
}

const Cuerpo = memo(function Cuerpo({ datos }: { datos: ConClima & { partes: ParteDeClima[] } }) {
  return <BloquesDePartes clima={datos.clima} partes={datos.partes} palabras={PALABRAS} />
})
