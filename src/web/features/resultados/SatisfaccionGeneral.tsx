import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useApi } from '../../lib/site.tsx'
import { BloqueDeClima } from './BloqueDeClima.tsx'
import { createTotal, LeyendaDeBandas } from './BloquesDeVariables.tsx'
import { type Cifra, formatPersonas } from './cifras.ts'
import { LEYENDA_DE_BANDAS } from './colores.ts'
import { createDibujoDeSatisfaccion } from './dibujos.ts'
import { type PropsDeGrafica, TITULOS } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import { type ConClima, satisfaccionGeneralQuery } from './resultados-queries.ts'

/** The overall figure and one bar per indicator. */
export function SatisfaccionGeneral({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={TITULOS.SatisfaccionGeneral}
      formatTexto={({ clima }) =>
        `Satisfacción por indicador de medición, en porcentaje de ${formatPersonas(clima.dataProcesada.cantidadDeEncuestados)}.`
      }
      resultado={useQuery(satisfaccionGeneralQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => <Cuerpo datos={datos} />}
    </PantallaDeGrafica>
  )
}

type Datos = ConClima & { porcentaje: number | null; indicadores: Cifra[] }

const Cuerpo = memo(function Cuerpo({ datos: { clima, porcentaje, indicadores } }: { datos: Datos }) {
  return (
    <>
      <LeyendaDeBandas />
      <BloqueDeClima
        clima={clima}
        titulo="Indicadores de medición"
        texto="La satisfacción general es la media de los indicadores."
        total={createTotal(porcentaje)}
        dibujo={createDibujoDeSatisfaccion('Indicador', indicadores)}
        leyenda={LEYENDA_DE_BANDAS}
      />
    </>
  )
})
