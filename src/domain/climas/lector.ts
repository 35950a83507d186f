import { formatRuta, type Problema, type Ruta } from './problema.ts'

/** Reads an unknown value as a T, noting what is wrong instead of stopping at the first fault. */
export type Lector<T> = (valor: unknown, ruta: Ruta, problemas: Problema[]) => T

export type Leido<T> = { ok: true; valor: T } | { ok: false; problemas: Problema[] }

export function readWith<T>(lector: Lector<T>, valor: unknown): Leido<T> {
  const problemas: Problema[] = []
  const leido = lector(valor, [], problemas)
  return problemas.length === 0 ? { ok: true, valor: leido } : { ok: false, problemas }
}

/** The value of a field that was noted as wrong is never seen: readWith hands out no value then. */
function note<T>(problemas: Problema[], ruta: Ruta, esperado: string): T {
  const lugar = ruta.length === 0 ? 'En el documento' : `En ${formatRuta(ruta)}`
  problemas.push({ ruta, mensaje: `${lugar} se espera ${esperado}.` })
  return undefined as T
}

export const readTexto: Lector<string> = (valor, ruta, problemas) =>
  typeof valor === 'string' ? valor : note(problemas, ruta, 'un texto')

export const readEntero: Lector<number> = (valor, ruta, problemas) =>
  typeof valor === 'number' && Number.isSafeInteger(valor) ? valor : note(problemas, ruta, 'un número entero')

export const readBooleano: Lector<boolean> = (valor, ruta, problemas) =>
  typeof valor === 'boolean' ? valor : note(problemas, ruta, 'true o false')

export function readUnoDe<const T extends string>(valores: readonly T[]): Lector<T> {
  return (valor, ruta, problemas) =>
    valores.find((posible) => posible === valor) ??
    note(problemas, ruta, `uno de estos: ${valores.join(', ')}`)
}

export function readOpcional<T>(lector: Lector<T>): Lector<T | null> {
  return (valor, ruta, problemas) =>
    valor === undefined || valor === null ? null : lector(valor, ruta, problemas)
}

export function readLista<T>(lector: Lector<T>): Lector<T[]> {
  return (valor, ruta, problemas) =>
    Array.isArray(valor)
      ? valor.map((elemento, indice) => lector(elemento, [...ruta, indice], problemas))
      : note(problemas, ruta, 'una lista')
}

/** A field nobody knows is a fault too: a misspelled one would otherwise be lost in silence. */
export function readObjeto<T>(campos: { [K in keyof T]: Lector<T[K]> }): Lector<T> {
  return (valor, ruta, problemas) => {
    if (typeof valor !== 'object' || valor === null || Array.isArray(valor))
      return note(problemas, ruta, 'un objeto')
    for (const campo of Object.keys(valor))
      if (!Object.hasOwn(campos, campo))
        problemas.push({
          ruta: [...ruta, campo],
          mensaje: `No se conoce el campo ${formatRuta([...ruta, campo])}.`,
        })
    const leidos = Object.keys(campos).map((campo) => {
      const lector = campos[campo as keyof T] as Lector<unknown>
      return [campo, lector((valor as Record<string, unknown>)[campo], [...ruta, campo], problemas)]
    })
    return Object.fromEntries(leidos) as T
  }
}
