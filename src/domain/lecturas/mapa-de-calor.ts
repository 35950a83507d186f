import { listVariables } from '../resultados/satisfaccion.ts'
import { type Cambio, type Comparacion, computeCambio, findMismo, listCambios } from './cambio.ts'
import { type Cifra, type ConjuntoLeido, findEmpresa, type Ronda } from './ronda.ts'

/** inicia: whether an indicator begins here, after a gap. */
export type ColumnaDeMapa = { nombre: string; indicador: string; inicia: boolean }

/** In percent, or in points where the map shows change; null: withheld, not asked, or not comparable. */
export type CeldaDeMapa = { valor: number | null; cambio: Cambio | null }

export type FilaDeMapa = {
  conjunto: ConjuntoLeido
  general: CeldaDeMapa
  celdas: CeldaDeMapa[]
}

export type BloqueDeMapa = { clase: ConjuntoLeido['clase']; filas: FilaDeMapa[] }

export type MapaDeCalor = { columnas: ColumnaDeMapa[]; bloques: BloqueDeMapa[] }

const CLASES = ['empresa', 'areas', 'grupos', 'antiguedades'] as const

/** Rows: the company, areas, groups, seniorities, each kind in its block; columns: variables. */
export function computeMapa(ronda: Ronda): MapaDeCalor {
  return createMapa(ronda, (conjunto) => {
    const read = (cifra: Cifra): CeldaDeMapa => ({ valor: cifra ? cifra.media * 100 : null, cambio: null })
    const variables = ronda.medidas.filter(({ clase }) => clase === 'variable')
    return {
      conjunto,
      general: read(getGeneral(ronda, conjunto)),
      celdas: variables.map((_, m) => read(conjunto.cifras[m] ?? null)),
    }
  })
}

/** The same map with the points gained or lost since another round. */
export function computeMapaDeCambio(comparacion: Comparacion): MapaDeCalor {
  const { actual, anterior } = comparacion
  return createMapa(actual, (conjunto) => {
    const antes = findMismo(anterior, conjunto)
    const porVariable = new Map(
      listCambios(comparacion, conjunto, antes).map((fila) => [fila.variable, fila]),
    )
    const read = (cambio: Cambio | null): CeldaDeMapa => ({ valor: cambio?.puntos ?? null, cambio })
    return {
      conjunto,
      general: read(antes ? computeCambio(getGeneral(actual, conjunto), getGeneral(anterior, antes)) : null),
      celdas: actual.medidas
        .filter(({ clase }) => clase === 'variable')
        .map(({ nombre }) => read(porVariable.get(nombre)?.cambio ?? null)),
    }
  })
}

/** Columns: the factors of one variable. Null where there is no such variable. */
export function computeMapaDeFactores(ronda: Ronda, variable: string): MapaDeCalor | null {
  const find = ({ satisfaccion }: ConjuntoLeido) =>
    listVariables(satisfaccion).find(({ nombre }) => nombre === variable)
  const deEmpresa = findEmpresa(ronda)
  const factores = deEmpresa && find(deEmpresa)?.factoresEvaluados
  if (!factores) return null
  const read = (fraccion: number | null | undefined): CeldaDeMapa => ({
    valor: fraccion == null ? null : fraccion * 100,
    cambio: null,
  })
  const { bloques } = createMapa(ronda, (conjunto) => {
    const suya = conjunto.reserva ? undefined : find(conjunto)
    return {
      conjunto,
      general: read(suya?.porcentajeOfVariable),
      celdas: factores.map((_, f) => read(suya?.factoresEvaluados[f]?.porcentajeOfFactorEvaluado)),
    }
  })
  return {
    columnas: factores.map(({ nombre }, f) => ({ nombre, indicador: variable, inicia: f === 0 })),
    bloques,
  }
}

function createMapa(ronda: Ronda, createFila: (conjunto: ConjuntoLeido) => FilaDeMapa): MapaDeCalor {
  const columnas = ronda.medidas
    .filter(({ clase }) => clase === 'indicador')
    .flatMap(({ nombre, partes }) =>
      partes.map((parte, i) => ({
        nombre: ronda.medidas[parte]!.nombre,
        indicador: nombre,
        inicia: i === 0,
      })),
    )
  const bloques = CLASES.map((clase) => ({
    clase,
    filas: ronda.conjuntos.filter((conjunto) => conjunto.clase === clase).map(createFila),
  })).filter(({ filas }) => filas.length > 0)
  return { columnas, bloques }
}

function getGeneral({ medidas }: Ronda, { cifras }: ConjuntoLeido): Cifra {
  return cifras[medidas.findIndex(({ clase }) => clase === 'general')] ?? null
}

export type OrdenDeMapa = { columna: number | 'general'; sentido: 'asc' | 'desc' }

/** Inside each block: areas are never mixed with groups. What has no figure comes last, whichever way. */
export function sortMapa(mapa: MapaDeCalor, { columna, sentido }: OrdenDeMapa): MapaDeCalor {
  const getValor = ({ general, celdas }: FilaDeMapa) =>
    (columna === 'general' ? general : celdas[columna])?.valor ?? null
  const signo = sentido === 'asc' ? 1 : -1
  const compare = (a: FilaDeMapa, b: FilaDeMapa) => {
    const [x, y] = [getValor(a), getValor(b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return signo * (x - y)
  }
  return {
    ...mapa,
    bloques: mapa.bloques.map(({ clase, filas }) => ({ clase, filas: filas.toSorted(compare) })),
  }
}

/** The lowest cell of all, the company's own row left out: what the line over the map says at rest. */
export function findCeldaMasBaja({ columnas, bloques }: MapaDeCalor) {
  const celdas = bloques
    .filter(({ clase }) => clase !== 'empresa')
    .flatMap(({ filas }) =>
      filas.flatMap(({ conjunto, celdas }) =>
        celdas.flatMap(({ valor, cambio }, c) =>
          valor === null ? [] : [{ conjunto, columna: columnas[c]!, valor, cambio }],
        ),
      ),
    )
  return celdas.reduce<(typeof celdas)[number] | null>(
    (menor, celda) => (menor === null || celda.valor < menor.valor ? celda : menor),
    null,
  )
}

/** How many cells of a map of change would look certain by chance alone. */
export function countPorAzar({ bloques }: MapaDeCalor): { celdas: number; porAzar: number } {
  const celdas = bloques
    .flatMap(({ filas }) => filas)
    .reduce((suma, fila) => suma + fila.celdas.filter(({ cambio }) => cambio !== null).length, 0)
  return { celdas, porAzar: Math.round(celdas * 0.05) }
}

/** One decimal, cut and not rounded: 74.96 reads 74.9 and stays in its band. */
export function formatCortado(valor: number): string {
  const decimas = Math.floor(Math.abs(valor) * 10 + 1e-9) / 10
  return decimas.toFixed(1)
}
