import { formatBase } from '../../../dibujo/resultados/cifras.ts'
import { formatNombreDeArchivo } from '../../lib/nombre-de-archivo.ts'
import type { DeGraficasFragment } from './resultados.generated.ts'

/** What every screen says of the climate it shows. */
export type ClimaDeGraficas = DeGraficasFragment & {
  /** Of fewer people nothing is shown; 1: everybody's figures are live. */
  minimoPorGrupo: number
  /** How many blocks are published. */
  publicacion: number
}

export const formatClima = ({ empresa, anio }: Pick<ClimaDeGraficas, 'empresa' | 'anio'>) =>
  `${empresa.nombre_comercial} ${anio}`

export const formatArchivo = (clima: ClimaDeGraficas, titulo: string) =>
  formatNombreDeArchivo(`${formatClima(clima)} ${titulo}`)

export const formatBaseDeClima = (
  { baseDeCalculo, dataProcesada }: ClimaDeGraficas,
  personas = dataProcesada.cantidadDeEncuestados,
) => formatBase(baseDeCalculo, personas)

/** Figures come with a publication, and there has been none. */
export const isSinPublicar = ({ minimoPorGrupo, publicacion }: ClimaDeGraficas) =>
  minimoPorGrupo > 1 && publicacion === 0
