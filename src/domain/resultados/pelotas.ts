import { isAlMenos, UMBRAL_DE_SATISFACCION } from './bandas.ts'

/** A group or an area with its figures, as the wire brings them (fractions). */
export type ConFactores = {
  id: string
  variables: readonly {
    nombre: string
    factoresEvaluados: readonly { nombre: string; porcentajeOfFactorEvaluado?: number | null }[]
  }[]
}

export type Pelota = { id: string; etiqueta: string; valor: number }
export type FilaDePelotas = { factor: string; insatisfaccion: Pelota[]; satisfaccion: Pelota[] }
export type TablaDePelotas = { variable: string; filas: FilaDePelotas[] }

export const formatPelota = ({ etiqueta, valor }: Pelota) => `${etiqueta} (${valor})`

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
        const fraccion = conjunto.variables[v]?.factoresEvaluados[f]?.porcentajeOfFactorEvaluado
        if (fraccion != null) addPelota(fila, conjunto.id, getEtiqueta(conjunto), fraccion * 100)
      }
      return fila
    }),
  }))
}

function addPelota(fila: FilaDePelotas, id: string, etiqueta: string, porcentaje: number) {
  if (isAlMenos(porcentaje, UMBRAL_DE_SATISFACCION))
    fila.satisfaccion.push({ id, etiqueta, valor: roundEntero(porcentaje) })
  else fila.insatisfaccion.push({ id, etiqueta, valor: roundEntero(100 - porcentaje) })
}

/** Halves go up even when the last bit of a mean fell short of them. */
const roundEntero = (valor: number) => Math.round(valor + 1e-9)
