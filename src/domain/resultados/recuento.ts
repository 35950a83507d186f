import { type Cubo, getAntiguedades, VALORES } from './cubo.ts'

/** A set of respondents: everybody, some groups (an area is the union of its groups), or one seniority. */
export type Conjunto = { idsGruposDeOpinion: readonly string[] } | { idAntiguedad: string } | 'todos'

/** What a set answered, all its members together. */
export type Recuento = { encuestados: number; cuentas: Uint32Array }

export function sumRecuento(cubo: Cubo, conjunto: Conjunto): Recuento {
  const ancho = cubo.posiciones * VALORES
  const recuento = { encuestados: 0, cuentas: new Uint32Array(ancho) }
  for (const celda of listCeldas(cubo, conjunto)) {
    recuento.encuestados += cubo.encuestados[celda] ?? 0
    const inicio = celda * ancho
    for (let i = 0; i < ancho; i++) recuento.cuentas[i]! += cubo.cuentas[inicio + i]!
  }
  return recuento
}

/** Answers with each value to the question at a position. */
export function getCuentas({ cuentas }: Recuento, posicion: number): number[] {
  const i = posicion * VALORES
  return [cuentas[i]!, cuentas[i + 1]!, cuentas[i + 2]!, cuentas[i + 3]!, cuentas[i + 4]!]
}

function listCeldas(cubo: Cubo, conjunto: Conjunto): number[] {
  const antiguedades = getAntiguedades(cubo)
  const todas = Array.from(cubo.encuestados.keys())
  if (conjunto === 'todos') return todas
  if ('idAntiguedad' in conjunto) {
    const antiguedad = cubo.indiceDeAntiguedad.get(conjunto.idAntiguedad)
    return todas.filter((celda) => celda % antiguedades === antiguedad)
  }
  const grupos = new Set(conjunto.idsGruposDeOpinion.map((id) => cubo.indiceDeGrupo.get(id)))
  return todas.filter((celda) => grupos.has(Math.floor(celda / antiguedades)))
}
