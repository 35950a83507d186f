import { type Cubo, VALORES } from '../cubo.ts'

/** People by group × seniority; the last seniority of each group is "did not say" and has no id. */
export type Celdas = {
  idsGrupos: readonly string[]
  idsAntiguedades: readonly string[]
  personas: ArrayLike<number>
}

/** Where the answers to a multiple choice, a smile or a scale are valid: all but "No Aplica". */
const VALORES_VALIDOS = 4

export const getCeldas = (cubo: Cubo): Celdas => ({ ...listIds(cubo), personas: cubo.encuestados })

/** Those who validly answered one question. */
export function countBases(cubo: Cubo, posicion: number): Celdas {
  const personas = cubo.encuestados.map((_, celda) => {
    const inicio = (celda * cubo.posiciones + posicion) * VALORES
    let validas = 0
    for (let i = inicio; i < inicio + VALORES_VALIDOS; i++) validas += cubo.cuentas[i]!
    return validas
  })
  return { ...listIds(cubo), personas }
}

const listIds = ({ indiceDeGrupo, indiceDeAntiguedad }: Cubo) => ({
  idsGrupos: [...indiceDeGrupo.keys()],
  idsAntiguedades: [...indiceDeAntiguedad.keys()],
})

/** Of one group, by seniority. */
export function listFila({ idsAntiguedades, personas }: Celdas, grupo: number): number[] {
  const ancho = idsAntiguedades.length + 1
  return Array.from({ length: ancho }, (_, i) => personas[grupo * ancho + i] ?? 0)
}

export const sum = (numeros: readonly number[]) => numeros.reduce((suma, numero) => suma + numero, 0)

export const addFila = (a: readonly number[] | undefined, b: readonly number[]) =>
  b.map((numero, i) => numero + (a?.[i] ?? 0))
