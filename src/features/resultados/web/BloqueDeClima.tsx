import { BloqueDeGrafica, type BloqueDeGraficaProps } from '#web/ui/graficas/BloqueDeGrafica.tsx'
import {
  type ClimaDeGraficas,
  formatArchivo,
  formatBaseDeClima,
  formatClima,
  isSinPublicar,
} from './clima-de-graficas.ts'

export type DeLamina = Omit<BloqueDeGraficaProps, 'archivo' | 'fuente' | 'base'> & {
  clima: ClimaDeGraficas
  /** What the figures come from and rest on, where it is not simply this climate and everybody in it. */
  fuente?: string
  base?: string
  /** What its picture is called, where the title alone would not say it. */
  archivoDe?: string
}

/** All that the picture of a climate's chart says: which climate it shows, and how many people are behind it. */
export const createLamina = ({
  clima,
  fuente,
  base,
  archivoDe,
  ...bloque
}: DeLamina): BloqueDeGraficaProps => ({
  ...bloque,
  archivo: formatArchivo(clima, archivoDe ?? bloque.titulo),
  fuente: fuente ?? formatClima(clima),
  base: base ?? formatBaseDeClima(clima),
  sinPie: bloque.sinPie ?? isSinPublicar(clima),
})

export const BloqueDeClima = (props: DeLamina) => <BloqueDeGrafica {...createLamina(props)} />
