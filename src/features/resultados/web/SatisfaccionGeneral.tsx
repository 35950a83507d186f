import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import type { Cifra } from '#dibujo/resultados/cifras.ts'
import { LEYENDA_DE_BANDAS } from '#dibujo/resultados/colores.ts'
import { createGraficaDeSatisfaccion } from '#dibujo/resultados/graficas.ts'
import { useApi } from '#web/lib/site.tsx'
import { AvisoDeBase } from './AvisoDeBase.tsx'
import { BloqueDeClima } from './BloqueDeClima.tsx'
import { formatBaseDeClima, getReservaDeClima } from './clima-de-graficas.ts'
import { GRAFICAS, type PropsDeGrafica } from './graficas.ts'
import { AL_PUBLICAR, createTotal, LeyendaDeBandas, PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import styles from './Resultados.module.css'
import { type ConClima, satisfaccionGeneralQuery } from './resultados-queries.ts'
import { SelloDePublicacion } from './SelloDePublicacion.tsx'

/** The overall figure and one bar per indicator. */
export function SatisfaccionGeneral({ idClima, enlaces }: PropsDeGrafica) {
  return (
    <PantallaDeGrafica
      titulo={GRAFICAS.SatisfaccionGeneral.titulo}
      formatTexto={() => 'Satisfacción por indicador de medición, en porcentaje.'}
      formatBase={({ clima }) => formatBaseDeClima(clima)}
      resultado={useQuery(satisfaccionGeneralQuery(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos) => <Cuerpo datos={datos} enlaces={enlaces} />}
    </PantallaDeGrafica>
  )
}

type Datos = ConClima & {
  porcentaje: number | null
  conLaOtraBase: number | null
  indicadores: Cifra[]
}

const Cuerpo = memo(function Cuerpo({
  datos: { clima, porcentaje, conLaOtraBase, indicadores },
  enlaces,
}: Pick<PropsDeGrafica, 'enlaces'> & { datos: Datos }) {
  const reserva = getReservaDeClima(clima)
  return (
    <>
      <LeyendaDeBandas />
      <SelloDePublicacion
        enlaces={enlaces}
        clima={clima}
        queLlega="La satisfacción de cada indicador llega"
      />
      <BloqueDeClima
        primera
        clima={clima}
        titulo="Indicadores de medición"
        texto="La satisfacción general es la media de los indicadores."
        total={reserva ? AL_PUBLICAR : createTotal(porcentaje)}
        grafica={createGraficaDeSatisfaccion(
          'Indicador',
          indicadores.map((indicador) => ({ ...indicador, reserva })),
          clima,
        )}
        leyenda={LEYENDA_DE_BANDAS}
      />
      <p className={styles.nota}>
        <AvisoDeBase clima={clima} porcentaje={porcentaje} conLaOtraBase={conLaOtraBase} />
      </p>
    </>
  )
})
