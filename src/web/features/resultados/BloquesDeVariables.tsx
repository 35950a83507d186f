import { Leyenda } from '../../ui/graficas/Leyenda.tsx'
import { BloqueDeClima } from './BloqueDeClima.tsx'
import { type ClimaDeGraficas, formatPorcentaje } from './cifras.ts'
import { getColorDeBanda, LEYENDA_DE_BANDAS } from './colores.ts'
import { createDibujoDeSatisfaccion } from './dibujos.ts'
import type { AreaDeAnalisis } from './resultados-queries.ts'

export const LeyendaDeBandas = () => (
  <Leyenda entradas={LEYENDA_DE_BANDAS} nombre="Franjas de satisfacción" escala />
)

export const createTotal = (porcentaje: number | null) =>
  porcentaje === null ? null : { texto: formatPorcentaje(porcentaje), color: getColorDeBanda(porcentaje) }

/** One chart per variable, one bar per evaluated factor. */
export function BloquesDeVariables({
  clima,
  variables,
  fuente,
}: {
  clima: ClimaDeGraficas
  variables: readonly AreaDeAnalisis[]
  fuente?: string
}) {
  return (
    <>
      <LeyendaDeBandas />
      {variables.map((variable) => (
        <BloqueDeClima
          key={variable.nombre}
          clima={clima}
          titulo={variable.nombre}
          texto={variable.noAplica ? 'No aplica a nadie.' : variable.descripcion}
          total={createTotal(variable.porcentaje)}
          dibujo={createDibujoDeSatisfaccion('Factor evaluado', variable.factores)}
          leyenda={LEYENDA_DE_BANDAS}
          {...(fuente ? { fuente } : {})}
        />
      ))}
    </>
  )
}
