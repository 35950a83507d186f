import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useApi } from '../../lib/site.tsx'
import { BloquesDePartes } from './BloquesDePartes.tsx'
import { formatPersonas } from './cifras.ts'
import { type PropsDeGrafica, TITULOS } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import { type ConClima, gruposDeOpinionQuery, type ParteDeClima } from './resultados-queries.ts'

const PALABRAS = {
  una: 'grupo de opinión',
  barra: 'Variable',
  participacion: 'Qué parte de quienes contestaron es de cada grupo.',
}

/** The share of each opinion group, its satisfaction, and one chart for each with a bar per variable. */
export function GruposDeOpinion({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={TITULOS.GruposDeOpinion}
      formatTexto={({ clima }) =>
        `Participación y satisfacción de cada grupo de opinión, con ${formatPersonas(clima.dataProcesada.cantidadDeEncuestados)} en total.`
      }
      resultado={useQuery(gruposDeOpinionQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => <Cuerpo datos={datos} />}
    </PantallaDeGrafica>
  )
}

const Cuerpo = memo(function Cuerpo({ datos }: { datos: ConClima & { partes: ParteDeClima[] } }) {
  return <BloquesDePartes clima={datos.clima} partes={datos.partes} palabras={PALABRAS} />
})
