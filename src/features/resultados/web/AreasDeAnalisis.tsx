import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useApi } from '#web/lib/site.tsx'
import { BloquesDeVariables } from './BloquesDeVariables.tsx'
import { formatEnPorcentaje } from './clima-de-graficas.ts'
import { GRAFICAS, type PropsDeGrafica } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import { type AreaDeAnalisis, areasDeAnalisisQuery, type ConClima } from './resultados-queries.ts'

/** One chart per variable, one bar per evaluated factor. */
export function AreasDeAnalisis({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={GRAFICAS.AreasDeAnalisis.titulo}
      formatTexto={({ clima }) => formatEnPorcentaje('Satisfacción por factor evaluado', clima)}
      resultado={useQuery(areasDeAnalisisQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => <Cuerpo datos={datos} />}
    </PantallaDeGrafica>
  )
}

const Cuerpo = memo(function Cuerpo({ datos }: { datos: ConClima & { variables: AreaDeAnalisis[] } }) {
  return <BloquesDeVariables clima={datos.clima} variables={datos.variables} />
})
