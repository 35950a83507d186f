/** Content of a cell: the figure of this round, or the points it gained or lost. */
export type ModoDeMapa = 'satisfaccion' | 'cambio'

type Nada = null | undefined

/** As much of a map as it takes to put it in order; the page has it from the wire. */
interface Celda {
  valor?: number | Nada
  cambio?: { puntos: number; desde: number; hasta: number } | Nada
}
interface Fila<C extends Celda = Celda> {
  conjunto: { clase: (typeof CLASES)[number]; id: string; idArea?: string | Nada }
  general: C
  celdas: readonly C[]
}
interface Mapa<F extends Fila> {
  columnas: readonly { nombre: string }[]
  filas: readonly F[]
}

const getValor = ({ valor, cambio }: Celda, modo: ModoDeMapa): number | null =>
  (modo === 'satisfaccion' ? valor : cambio?.puntos) ?? null

export type OrdenDeMapa = { columna: string; sentido: 'asc' | 'desc' }

/** The column of the means stands under this name in an order. */
export const GENERAL = 'general'

const CLASES = ['empresa', 'areas', 'grupos', 'antiguedades'] as const
export type BloqueDeMapa<F> = { clase: (typeof CLASES)[number]; filas: F[] }

/** Each kind of set in its block; sorted inside it: areas never mix with groups. What has no figure stands last. */
export function listBloques<F extends Fila>(
  { columnas, filas }: Mapa<F>,
  orden: OrdenDeMapa | null,
  modo: ModoDeMapa,
): BloqueDeMapa<F>[] {
  const columna = columnas.findIndex(({ nombre }) => nombre === orden?.columna)
  const getCelda = (fila: F) => (columna === -1 ? fila.general : fila.celdas[columna]!)
  const conOrden = orden && (columna !== -1 || orden.columna === GENERAL)
  const signo = orden?.sentido === 'desc' ? -1 : 1
  const compare = (a: F, b: F) => {
    const [x, y] = [getValor(getCelda(a), modo), getValor(getCelda(b), modo)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return signo * (x - y)
  }
  return CLASES.map((clase) => {
    const suyas = filas.filter(({ conjunto }) => conjunto.clase === clase)
    return { clase, filas: conOrden ? suyas.sort(compare) : suyas }
  }).filter((bloque) => bloque.filas.length > 0)
}

/** An area with its groups, under the company. */
export const filterArea = <F extends Fila>(filas: readonly F[], idArea: string): F[] =>
  filas.filter(
    ({ conjunto }) => conjunto.clase === 'empresa' || conjunto.id === idArea || conjunto.idArea === idArea,
  )

/**
 * The line over the map at rest, the company's own row left out: the lowest figure of all, or the largest fall
 * that is certain; null where nothing falls for certain.
 */
export function findHallazgo<F extends Fila>(
  { filas }: Mapa<F>,
  modo: ModoDeMapa,
): { fila: F; columna: number } | null {
  let hallada: { fila: F; columna: number; valor: number } | null = null
  for (const fila of filas) {
    if (fila.conjunto.clase === 'empresa') continue
    for (const [columna, celda] of fila.celdas.entries()) {
      const valor = getValor(celda, modo)
      if (valor === null || (modo === 'cambio' && celda.cambio!.hasta >= 0)) continue
      if (hallada === null || valor < hallada.valor) hallada = { fila, columna, valor }
    }
  }
  return hallada
}

const POR_AZAR = 0.05

/** Cells of a map of change that would look certain by chance alone. */
export function countPorAzar(filas: readonly Fila[]): { celdas: number; porAzar: number } {
  const celdas = filas.reduce((n, fila) => n + fila.celdas.filter(({ cambio }) => cambio).length, 0)
  return { celdas, porAzar: Math.round(celdas * POR_AZAR) }
}
