import { useParametros } from '#web/lib/use-parametros.ts'

const ASCENDENTE = 'asc'

export const ORDENES = [
  { valor: '', texto: 'del estudio' },
  { valor: ASCENDENTE, texto: 'de menor a mayor' },
] as const

/** Order of the charts of a view, which stands in its address. */
export function useOrdenDeCifras() {
  const [busqueda, change] = useParametros()
  const orden = busqueda.get('orden') === ASCENDENTE ? ASCENDENTE : ''
  return { orden, change: (elegido: string) => change({ orden: elegido }) }
}

/** From the lowest on; what has no figure stands last. As they came, unless it is asked for. */
export function sortCifras<T>(
  orden: string,
  cifras: readonly T[],
  getCifra: (cifra: T) => number | null,
): readonly T[] {
  if (orden !== ASCENDENTE) return cifras
  return [...cifras].sort((a, b) => {
    const [x, y] = [getCifra(a), getCifra(b)]
    return x === null || y === null ? Number(x === null) - Number(y === null) : x - y
  })
}
