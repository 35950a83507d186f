import { LEYENDA_DE_BANDAS } from '#dibujo/resultados/colores.ts'
import { createGraficaDeSatisfaccion } from '#dibujo/resultados/graficas.ts'
import { BloqueDeClima } from './BloqueDeClima.tsx'
import { type ClimaDeGraficas, getReservaDeClima } from './clima-de-graficas.ts'
import type { EnlacesDeGraficas } from './graficas.ts'
import { sortCifras, useOrdenDeCifras } from './orden-de-cifras.ts'
import { AL_PUBLICAR, createTotal, LeyendaDeBandas, OrdenDeCifras } from './PantallaDeGrafica.tsx'
import styles from './Resultados.module.css'
import type { AreaDeAnalisis } from './resultados-queries.ts'
import { SelloDePublicacion } from './SelloDePublicacion.tsx'

/** Charts that stand in the server's page: what the first screen shows. */
const PRIMERAS = 2

/** One chart per variable, one bar per evaluated factor. */
export function BloquesDeVariables({
  clima,
  enlaces,
  variables,
  ...deParte
}: {
  clima: ClimaDeGraficas
  enlaces: EnlacesDeGraficas
  variables: readonly AreaDeAnalisis[]
  fuente?: string
  base?: string
  baseDicha?: boolean
}) {
  const reserva = getReservaDeClima(clima)
  const { orden, change } = useOrdenDeCifras()
  return (
    <>
      <div className={styles.conOrden}>
        {!reserva && <OrdenDeCifras orden={orden} onChange={change} />}
        <LeyendaDeBandas />
      </div>
      <SelloDePublicacion enlaces={enlaces} clima={clima} queLlega="La satisfacción con cada factor llega" />
      {sortCifras(orden, variables, ({ porcentaje }) => porcentaje).map((variable, i) => (
        <BloqueDeClima
          key={variable.nombre}
          primera={i < PRIMERAS}
          clima={clima}
          titulo={variable.nombre}
          texto={variable.noAplica ? 'No aplica a nadie.' : variable.descripcion}
          total={reserva ? AL_PUBLICAR : createTotal(variable.porcentaje)}
          grafica={createGraficaDeSatisfaccion(
            'Factor evaluado',
            sortCifras(orden, variable.factores, ({ porcentaje }) => porcentaje).map((factor) => ({
              ...factor,
              reserva,
            })),
            clima,
            { muda: true },
          )}
          leyenda={LEYENDA_DE_BANDAS}
          {...deParte}
        />
      ))}
    </>
  )
}
