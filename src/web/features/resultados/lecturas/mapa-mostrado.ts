import type { GraficaDeMatriz } from '../../../../dibujo/matriz/draw-matriz.ts'
import { formatNumero } from '../../../../dibujo/resultados/cifras.ts'
import {
  type BloqueDeMapa,
  GENERAL,
  type ModoDeMapa,
  type OrdenDeMapa,
} from '../../../../domain/lecturas/orden-de-mapa.ts'
import { formatReserva, getReserva } from '../../../../domain/resultados/reserva.ts'
import { type ClimaDeGraficas, isSinPublicar } from '../clima-de-graficas.ts'
import { showCelda } from './celda.ts'
import type { DatosDelMapa } from './lecturas-queries.ts'

export type FilaMostrada = DatosDelMapa['filas'][number]

/** The map in the order and the way it is looked at. */
export interface MapaMostrado {
  clima: ClimaDeGraficas
  columnas: DatosDelMapa['columnas']
  bloques: BloqueDeMapa<FilaMostrada>[]
  modo: ModoDeMapa
  orden: OrdenDeMapa | null
  /** Of the round it is compared with. */
  anioDeAntes: number | null
}

/** Why a whole row says nothing; null where it does. */
export function describeFilaOculta(
  { conjunto, general, celdas }: FilaMostrada,
  { modo, clima, anioDeAntes }: MapaMostrado,
): string | null {
  const { clase, reserva } = conjunto
  // Said once, over the whole map.
  if (isSinPublicar(clima)) return null
  if (reserva) return formatReserva(getReserva(clase, reserva), clima.minimoPorGrupo)
  if (modo === 'satisfaccion' || [general, ...celdas].some(({ cambio }) => cambio)) return null
  return `No se compara: en ${anioDeAntes} no hay cifra que se pueda mostrar`
}

/** Before a publication no figure of the company says how many have answered: its groups do. */
export function countHastaHoy(filas: readonly FilaMostrada[]): FilaMostrada[] {
  const personas = filas
    .filter(({ conjunto }) => conjunto.clase === 'grupos')
    .reduce((suma, { conjunto }) => suma + (conjunto.personas ?? 0), 0)
  return filas.map((fila) =>
    fila.conjunto.clase === 'empresa' ? { ...fila, conjunto: { ...fila.conjunto, personas } } : fila,
  )
}

export const TITULO_DE_BLOQUE: Record<BloqueDeMapa<never>['clase'], string> = {
  empresa: '',
  areas: 'Áreas de trabajo',
  grupos: 'Grupos de opinión',
  antiguedades: 'Antigüedad',
}

const DESCENDENTE = '-'

/** As the address has it: the column, after a dash from the highest down. */
export function parseOrden(
  orden: string | undefined,
  columnas: readonly { nombre: string }[],
): OrdenDeMapa | null {
  const isColumna = (texto: string) => texto === GENERAL || columnas.some(({ nombre }) => nombre === texto)
  if (!orden) return null
  if (isColumna(orden)) return { columna: orden, sentido: 'asc' }
  const columna = orden.startsWith(DESCENDENTE) ? orden.slice(1) : ''
  return isColumna(columna) ? { columna, sentido: 'desc' } : null
}

export const formatOrden = (orden: OrdenDeMapa | null): string | undefined =>
  orden ? `${orden.sentido === 'desc' ? DESCENDENTE : ''}${orden.columna}` : undefined

/** What a press on a head does: from the lowest, from the highest, as in the study. */
export function getSiguienteOrden(orden: OrdenDeMapa | null, columna: string): OrdenDeMapa | null {
  if (orden?.columna !== columna) return { columna, sentido: 'asc' }
  return orden.sentido === 'asc' ? { columna, sentido: 'desc' } : null
}

export const formatConjunto = ({ codigo, nombre }: FilaMostrada['conjunto']) =>
  codigo ? `${codigo} ${nombre}` : nombre

/** For a picture, a table and the clipboard. */
export function toMatriz(mapa: MapaMostrado): GraficaDeMatriz {
  const { columnas, bloques, modo } = mapa
  return {
    encabezado: 'De quién',
    columnas: [
      { nombre: 'General', grupo: '' },
      ...columnas.map(({ nombre, indicador }) => ({ nombre, grupo: indicador })),
    ],
    bloques: bloques.map(({ clase, filas }) => ({
      nombre: TITULO_DE_BLOQUE[clase],
      filas: filas.map((fila) => ({
        nombre: formatConjunto(fila.conjunto),
        personas: typeof fila.conjunto.personas === 'number' ? formatNumero(fila.conjunto.personas) : '',
        ...toReservada(describeFilaOculta(fila, mapa)),
        celdas: [fila.general, ...fila.celdas].map((celda) => {
          const mostrada = showCelda(celda, modo)
          if (!mostrada) return { tipo: 'oculta', texto: '–' } as const
          const { texto, fondo, tinta } = mostrada
          return { tipo: 'celda', texto, fondo, tinta } as const
        }),
      })),
    })),
  }
}

const toReservada = (motivo: string | null) => (motivo ? { reservada: motivo } : {})
