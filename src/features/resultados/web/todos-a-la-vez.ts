import { isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import type { ParteDeClima } from './resultados-queries.ts'

/** More balls in a row are a heap. */
export const MAX_DE_PARTES = 12

interface Bola {
  parte: number
  valor: number
  /** Along the axis, from 0 to 100. */
  x: number
  /** Rows up or down from the middle of its own, on a desk and on a telephone. */
  y: number
  yEnTelefono: number
  llena: boolean
}

export interface FilaDeTodos {
  nombre: string
  bolas: Bola[]
  /** Most rows of balls that it takes. */
  alto: number
  altoEnTelefono: number
  distancia: number
}

export interface Todos {
  filas: FilaDeTodos[]
  marcas: number[]
  toX: (valor: number) => number
}

/** In percent of the axis, what a ball takes. */
const BOLA = 3.2
const BOLA_EN_TELEFONO = 8

/** Moved up and down only, until none touch: nearest to the middle first. */
function stack(xs: readonly number[], ancho: number): number[] {
  const puestas: { x: number; y: number }[] = []
  return xs.map((x) => {
    const isLibre = (y: number) => puestas.every((otra) => otra.y !== y || Math.abs(otra.x - x) >= ancho)
    let y = 0
    for (let paso = 1; !isLibre(y); paso++) y = paso % 2 ? (paso + 1) / 2 : -paso / 2
    puestas.push({ x, y })
    return y
  })
}

/** The heap stands in the middle of its row. */
function center(ys: readonly number[]): number[] {
  const medio = (Math.max(...ys) + Math.min(...ys)) / 2
  return ys.map((y) => y - medio)
}

const countFilas = (ys: readonly number[]) => (ys.length === 0 ? 1 : Math.max(...ys) - Math.min(...ys) + 1)

/** A row per variable, every set that has a figure on it; null where there is nothing to compare. */
export function createTodos(partes: readonly Pick<ParteDeClima, 'cifras' | 'reserva'>[]): Todos | null {
  const conCifra = partes.filter(
    ({ reserva, cifras }) => !reserva && cifras.some((c) => c.porcentaje !== null),
  )
  if (conCifra.length < 2 || conCifra.length > MAX_DE_PARTES) return null
  const valores = conCifra.flatMap(({ cifras }) => cifras.flatMap(({ porcentaje }) => porcentaje ?? []))
  const desde = Math.max(0, Math.floor(Math.min(UMBRAL_DE_SATISFACCION, ...valores) / 10) * 10)
  const hasta = Math.min(100, Math.ceil(Math.max(UMBRAL_DE_SATISFACCION + 1, ...valores) / 10) * 10)
  const toX = (valor: number) => ((valor - desde) / (hasta - desde)) * 100
  const nombres = conCifra[0]!.cifras.map(({ nombre }) => nombre)
  const filas = nombres.map((nombre): FilaDeTodos => {
    const puntos = partes
      .flatMap(({ cifras, reserva }, parte) => {
        const valor = reserva ? null : (cifras.find((cifra) => cifra.nombre === nombre)?.porcentaje ?? null)
        return valor === null ? [] : [{ parte, valor, x: toX(valor) }]
      })
      .sort((a, b) => a.x - b.x)
    const xs = puntos.map(({ x }) => x)
    const [ys, ysEnTelefono] = [center(stack(xs, BOLA)), center(stack(xs, BOLA_EN_TELEFONO))]
    const suyos = puntos.map(({ valor }) => valor)
    return {
      nombre,
      bolas: puntos.map((punto, i) => ({
        ...punto,
        y: ys[i]!,
        yEnTelefono: ysEnTelefono[i]!,
        llena: isAlMenos(punto.valor, UMBRAL_DE_SATISFACCION),
      })),
      alto: countFilas(ys),
      altoEnTelefono: countFilas(ysEnTelefono),
      distancia: suyos.length > 0 ? Math.max(...suyos) - Math.min(...suyos) : 0,
    }
  })
  const marcas = Array.from({ length: (hasta - desde) / 10 + 1 }, (_, i) => desde + i * 10)
  return { filas, marcas, toX }
}
