/** What stands for an id of the round in both worlds: its place in the definition. */
const NOMBRADO = /^§/

/** Of each world its own. */
const PROPIOS = /^(id|ids)([A-Z]|$)|^(revision|huella|codigo)$/

/** The key of a published text is computed with the round's own. */
const isClaveDeTexto = (valor: unknown, campo: string) =>
  campo === 'clave' && typeof valor === 'string' && /^[\w-]{22}$/.test(valor)

/** Dates differ between two worlds too, and lists of answers come in no order. */
function normalize(valor: unknown, campo = ''): unknown {
  if (Array.isArray(valor)) {
    const lista = valor.map((uno) => normalize(uno, campo))
    return /^respuestas|^getTrabajos$/.test(campo) ? lista.map((uno) => JSON.stringify(uno)).sort() : lista
  }
  if (typeof valor === 'object' && valor !== null)
    return Object.fromEntries(Object.entries(valor).map(([clave, suyo]) => [clave, normalize(suyo, clave)]))
  if (typeof valor === 'string' && NOMBRADO.test(valor)) return valor
  if (valor !== null && PROPIOS.test(campo)) return 'suyo'
  if (isClaveDeTexto(valor, campo)) return 'suya'
  return typeof valor === 'number' && valor > 1e11 ? 'fecha' : valor
}

function* walkIds(valor: unknown): Generator<string> {
  if (typeof valor !== 'object' || valor === null) return
  if ('id' in valor && typeof valor.id === 'string') yield valor.id
  for (const suyo of Object.values(valor)) yield* walkIds(suyo)
}

/**
 * Writes what was answered so that it can be held against another world's: which group, area, question or seniority something is of
 * stays to be seen. `definiciones`: of the rounds that it may speak of, the same ones in both worlds.
 */
export function createComparable(definiciones: readonly unknown[]): (respuesta: unknown) => string {
  const lugares = new Map([...walkIds(definiciones)].map((id, i) => [id, `§${i}`]))
  const ids = new RegExp([...lugares.keys()].join('|'), 'g')
  return (respuesta) => {
    const nombrada = (JSON.stringify(respuesta) ?? 'null').replace(ids, (id) => lugares.get(id)!)
    return JSON.stringify(normalize(JSON.parse(nombrada)))
  }
}
