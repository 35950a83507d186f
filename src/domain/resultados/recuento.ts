import { type Cubo, type Forma, getAntiguedades, VALORES } from './cubo.ts'

/** A set of respondents: everybody, some groups (an area is the union of its groups), one seniority, or some cells of the cube. */
export type Conjunto =
  | { idsGruposDeOpinion: readonly string[] }
  | { idAntiguedad: string }
  | { celdas: readonly number[] }
  | 'todos'

/**
 * A set's answers, all its members together: `valores` counts a question. `bases`: among how many of them each question is counted, by position;
 * none where its answers may not be shown.
 */
export type Recuento = { encuestados: number; valores: number; cuentas: Numeros; bases: Numeros }

/** Whole, but for a study of another tool: there a share of its people. */
type Numeros = Uint32Array | Float64Array

export const createRecuento = ({ posiciones, valores }: Forma): Recuento => ({
  encuestados: 0,
  valores,
  cuentas: new Float64Array(posiciones * valores),
  bases: new Float64Array(posiciones),
})

export function sumRecuento(cubo: Cubo, conjunto: Conjunto): Recuento {
  const ancho = cubo.posiciones * cubo.valores
  const cuentas = new Uint32Array(ancho)
  let encuestados = 0
  for (const celda of listCeldas(cubo, conjunto)) {
    const suyos = cubo.encuestados[celda] ?? 0
    if (suyos === 0) continue
    encuestados += suyos
    const deCelda = cubo.cuentas.subarray(celda * ancho, (celda + 1) * ancho)
    for (let i = 0; i < ancho; i++) cuentas[i]! += deCelda[i]!
  }
  const bases = new Uint32Array(cubo.posiciones).fill(encuestados)
  return { encuestados, valores: cubo.valores, cuentas, bases }
}

/** Adds two sets that share nobody. */
export const addRecuentos = (a: Recuento, b: Recuento): Recuento => ({
  encuestados: a.encuestados + b.encuestados,
  valores: a.valores,
  cuentas: a.cuentas.map((cuenta, i) => cuenta + b.cuentas[i]!),
  bases: a.bases.map((base, posicion) => base + b.bases[posicion]!),
})

/** Answers with each code to the question at a position. */
export function getCuentas({ cuentas, valores }: Recuento, posicion: number): number[] {
  const i = posicion * valores
  return [cuentas[i]!, cuentas[i + 1]!, cuentas[i + 2]!, cuentas[i + 3]!, cuentas[i + 4]!]
}

/** Answers by point to a question with points. */
export function getCuentasDePuntos(
  { cuentas, valores }: Recuento,
  posicion: number,
  puntos: number,
): number[] {
  const i = posicion * valores + VALORES
  return Array.from(cuentas.subarray(i, i + puntos))
}

export function listCeldas(cubo: Cubo, conjunto: Conjunto): readonly number[] {
  if (conjunto !== 'todos' && 'celdas' in conjunto) return conjunto.celdas
  const antiguedades = getAntiguedades(cubo)
  const list = (grupos: Iterable<number>, suyas: readonly number[]) =>
    [...grupos].flatMap((grupo) => suyas.map((antiguedad) => grupo * antiguedades + antiguedad))
  const todas = [...Array(antiguedades).keys()]
  if (conjunto === 'todos') return list(cubo.indiceDeGrupo.values(), todas)
  if ('idAntiguedad' in conjunto) {
    const antiguedad = cubo.indiceDeAntiguedad.get(conjunto.idAntiguedad)
    return antiguedad === undefined ? [] : list(cubo.indiceDeGrupo.values(), [antiguedad])
  }
  const grupos = conjunto.idsGruposDeOpinion.map((id) => cubo.indiceDeGrupo.get(id))
  return list(new Set(grupos.filter((grupo) => grupo !== undefined)), todas)
}
