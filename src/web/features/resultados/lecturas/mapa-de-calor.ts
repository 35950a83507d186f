import type { Reserva } from '../../../../domain/resultados/reserva.ts'

/** Sets of people in rows, what they were asked in columns; in percent. */
export interface Mapa {
  columnas: { nombre: string; grupo: string }[]
  bloques: BloqueDeMapa[]
}

export interface BloqueDeMapa {
  nombre: string
  filas: FilaDeMapa[]
}

export interface FilaDeMapa {
  id: string
  nombre: string
  /** "G4", of a group. */
  etiqueta?: string
  personas: number | null
  general: number | null
  valores: (number | null)[]
  reserva: Reserva | null
}

/** "general", or the name of a column. */
export type OrdenDeMapa = string | null

const getValor = (fila: FilaDeMapa, columna: number) =>
  (columna === -1 ? fila.general : fila.valores[columna]) ?? Number.POSITIVE_INFINITY

/** From the lowest up, inside each block: areas never mix with groups. Rows without a figure stand last. */
export function sortMapa(mapa: Mapa, orden: OrdenDeMapa): Mapa {
  if (orden === null) return mapa
  const columna = mapa.columnas.findIndex(({ nombre }) => nombre === orden)
  if (columna === -1 && orden !== 'general') return mapa
  return {
    ...mapa,
    bloques: mapa.bloques.map((bloque) => ({
      ...bloque,
      filas: bloque.filas.toSorted((a, b) => {
        const [x, y] = [getValor(a, columna), getValor(b, columna)]
        return x === y ? 0 : x - y
      }),
    })),
  }
}

export interface CeldaDeMapa {
  fila: FilaDeMapa
  columna: string
  valor: number
}

/** The lowest cell of all, if there is any. */
export function findMasBaja({ columnas, bloques }: Mapa): CeldaDeMapa | null {
  let hallada: CeldaDeMapa | null = null
  for (const { filas } of bloques)
    for (const fila of filas)
      fila.valores.forEach((valor, c) => {
        if (valor !== null && valor < (hallada?.valor ?? Number.POSITIVE_INFINITY))
          hallada = { fila, columna: columnas[c]?.nombre ?? '', valor }
      })
  return hallada
}

/** One decimal, cut and not rounded: 74.96 reads 74.9 and stays in its band. */
export const formatCortado = (porcentaje: number) => (Math.floor(porcentaje * 10 + 1e-7) / 10).toFixed(1)
