import { type BaseDeCalculo, formatBase } from '#dibujo/resultados/cifras.ts'
import { formatAvance } from '#domain/resultados/avance.ts'
import type { Reserva } from '#domain/resultados/reserva.ts'
import { formatNombreDeDescarga } from '#web/lib/download-archivo.ts'
import type { DeGraficasFragment } from './resultados.generated.ts'

/** Words of every screen about the climate it shows; readings compare rounds on the server. */
export type ClimaDeGraficas = Omit<DeGraficasFragment, '__typename' | 'correcciones'> &
  Partial<Pick<DeGraficasFragment, 'correcciones'>>

export const formatClima = ({ empresa, periodo }: Pick<ClimaDeGraficas, 'empresa' | 'periodo'>) =>
  `${empresa.nombre_comercial} ${periodo}`

export const formatArchivo = (clima: ClimaDeGraficas, titulo: string) =>
  formatNombreDeDescarga(`${formatClima(clima)} ${titulo}`)

/** The base of the figures as they are shown, which need not be the climate's own where two rounds are compared. */
export const getBase = ({ dataProcesada }: ClimaDeGraficas): BaseDeCalculo => dataProcesada.baseDeCalculo

export const formatBaseDeClima = (
  clima: ClimaDeGraficas,
  personas = clima.dataProcesada.cantidadDeEncuestados,
) =>
  isSinPublicar(clima)
    ? 'Las cifras llegan al publicar.'
    : [formatBase(getBase(clima), personas), describeAvance(clima)].filter(Boolean).join(' ')

/** "Avance: 3 de 8 grupos.", beside every figure that rests on no more than these. */
export const describeAvance = ({ avance, lectura }: Pick<ClimaDeGraficas, 'avance' | 'lectura'>) =>
  avance ? `${formatAvance(avance, lectura)}.` : ''

/** Figures come with a publication, and there has been none; of a closed round there will be none either. */
export const isSinPublicar = ({
  minimoPorGrupo,
  publicacion,
  cerrado,
}: Pick<ClimaDeGraficas, 'minimoPorGrupo' | 'publicacion' | 'cerrado'>) =>
  minimoPorGrupo > 1 && publicacion === 0 && !cerrado

/** So it is with seniorities and texts as long as nothing but an early publication is out. */
export const isPorLlegar = (clima: ClimaDeGraficas, esTardia: boolean) =>
  isSinPublicar(clima) || (esTardia && clima.avance != null)

/**
 * There is no figure: nobody has answered, or it was closed with too few sheets. Where figures wait for a publication there
 * is something to show all the same.
 */
export const isVacio = (clima: ClimaDeGraficas) =>
  clima.dataProcesada.cantidadDeEncuestados === 0 && !isSinPublicar(clima)

/** The reason why the figures of the whole company are withheld, if any. */
export const getReservaDeClima = (clima: ClimaDeGraficas): Reserva | null =>
  isSinPublicar(clima) ? 'sinPublicar' : null

/** By which two rounds know each other's names. */
export const listCorrecciones = (climas: readonly ClimaDeGraficas[]) =>
  climas.flatMap(({ correcciones = [] }) => correcciones)
