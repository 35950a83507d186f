import { isAlMenos, UMBRAL_DE_SATISFACCION } from './bandas.ts'
import { MARCA_DE_MENOS } from './menos-preguntas.ts'

/** A group or an area with its figures, as the wire brings them (fractions). */
export type ConFactores = {
  id: string
  variables: readonly {
    nombre: string
    factoresEvaluados: readonly {
      nombre: string
      porcentajeOfFactorEvaluado?: number | null
      menosPreguntas?: boolean
    }[]
  }[]
}

/** menosPreguntas: some question of the factor is not in it. */
export type Pelota = { id: string; etiqueta: string; valor: number; menosPreguntas?: boolean }
export type FilaDePelotas = { factor: string; insatisfaccion: Pelota[]; satisfaccion: Pelota[] }
export type TablaDePelotas = { variable: string; filas: FilaDePelotas[] }

export const formatPelota = ({ etiqueta, valor, menosPreguntas }: Pelota) =>
  `${etiqueta} (${valor}${menosPreguntas ? MARCA_DE_MENOS : ''})`

/** One table per variable, one row per factor; a set without figure for a factor stands on neither side. */
export function computePelotas<T extends ConFactores>(
  conjuntos: readonly T[],
  getEtiqueta: (conjunto: T) => string,
): TablaDePelotas[] {
  const [primero] = conjuntos
  if (!primero) return []
  return primero.variables.map((variable, v) => ({
    variable: variable.nombre,
    filas: variable.factoresEvaluados.map((factor, f) => {
      const fila: FilaDePelotas = { factor: factor.nombre, insatisfaccion: [], satisfaccion: [] }
      for (const conjunto of conjuntos) {
        const suyo = conjunto.variables[v]?.factoresEvaluados[f]
        if (suyo?.porcentajeOfFactorEvaluado == null) continue
        const pelota = {
          id: conjunto.id,
          etiqueta: getEtiqueta(conjunto),
          ...(suyo.menosPreguntas ? { menosPreguntas: true } : {}),
        }
        addPelota(fila, pelota, suyo.porcentajeOfFactorEvaluado * 100)
      }
      return fila
    }),
  }))
}

function addPelota(fila: FilaDePelotas, pelota: Omit<Pelota, 'valor'>, porcentaje: number) {
  if (isAlMenos(porcentaje, UMBRAL_DE_SATISFACCION))
    fila.satisfaccion.push({ ...pelota, valor: roundEntero(porcentaje) })
  else fila.insatisfaccion.push({ ...pelota, valor: roundEntero(100 - porcentaje) })
}

/** Halves go up even when the last bit of a mean fell short of them. */
const roundEntero = (valor: number) => Math.round(valor + 1e-9)
