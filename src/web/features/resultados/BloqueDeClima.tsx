import { BloqueDeGrafica, type BloqueDeGraficaProps } from '../../ui/graficas/BloqueDeGrafica.tsx'
import { type ClimaDeGraficas, formatArchivo, formatClima, formatPersonas } from './cifras.ts'

type BloqueDeClimaProps = Omit<BloqueDeGraficaProps, 'archivo' | 'fuente'> & {
  clima: ClimaDeGraficas
  /** What the figures come from, where it is not simply this climate. */
  fuente?: string
}

/** A chart whose picture says which climate it shows and how many people are behind it. */
export function BloqueDeClima({ clima, fuente, ...bloque }: BloqueDeClimaProps) {
  return (
    <BloqueDeGrafica
      {...bloque}
      archivo={formatArchivo(clima, bloque.titulo)}
      fuente={
        fuente ?? `${formatClima(clima)}. ${formatPersonas(clima.dataProcesada.cantidadDeEncuestados)}.`
      }
    />
  )
}
