import { findDatosPersonales, MARCA_DE_TAPADO, type Pasaje } from './datos-personales.ts'

/** Somebody's decision about a stretch: that it stays covered, or that it may be read. */
export interface Decision extends Pasaje {
  visible: boolean
}

export interface Tapado extends Pasaje {
  /** Found by the rules, and nobody has said anything about it. */
  propuesto: boolean
}

const overlaps = (a: Pick<Pasaje, 'desde' | 'hasta'>, b: Pick<Pasaje, 'desde' | 'hasta'>) =>
  a.desde < b.hasta && b.desde < a.hasta

/**
 * The covered stretches of a text: what the rules propose and nobody uncovered, and what people covered. Stretches that touch
 * are one.
 */
export function listTapados(texto: string, decisiones: readonly Decision[]): Tapado[] {
  const destapados = decisiones.filter(({ visible }) => visible)
  const puestos = decisiones.filter(({ visible, desde }) => !visible && desde < texto.length)
  const propuestos = findDatosPersonales(texto).filter(
    (pasaje) =>
      !destapados.some(({ desde, hasta }) => desde <= pasaje.desde && pasaje.hasta <= hasta) &&
      !puestos.some(
        (puesto) => overlaps(puesto, pasaje) && puesto.desde <= pasaje.desde && pasaje.hasta <= puesto.hasta,
      ),
  )
  const todos = [
    ...puestos.map(({ desde, hasta, tipo }) => ({ desde, hasta, tipo, propuesto: false })),
    ...propuestos.map((pasaje) => ({ ...pasaje, propuesto: true })),
  ].sort((a, b) => a.desde - b.desde || b.hasta - a.hasta)
  const juntos: Tapado[] = []
  for (const pasaje of todos) {
    const ultimo = juntos.at(-1)
    if (ultimo && pasaje.desde < ultimo.hasta)
      juntos[juntos.length - 1] = {
        ...ultimo,
        hasta: Math.max(ultimo.hasta, pasaje.hasta),
        propuesto: ultimo.propuesto && pasaje.propuesto,
      }
    else juntos.push(pasaje)
  }
  return juntos
}

/** The text without what is covered, from one place of the original to another. */
export function coverTexto(
  texto: string,
  tapados: readonly Pasaje[],
  desde = 0,
  hasta = texto.length,
): string {
  let cubierto = ''
  let lugar = desde
  for (const pasaje of tapados) {
    if (pasaje.hasta <= desde || pasaje.desde >= hasta) continue
    cubierto += texto.slice(lugar, Math.max(lugar, pasaje.desde)) + MARCA_DE_TAPADO[pasaje.tipo]
    lugar = Math.min(hasta, pasaje.hasta)
  }
  return cubierto + texto.slice(lugar, hasta)
}

/** A piece of a covered text: words in sight with their place in the original, or the mark of what is not. */
export type Trozo =
  | { clase: 'texto'; texto: string; desde: number }
  | { clase: 'tapado'; texto: string; tapado: Tapado }

/** The covered text taken apart again, for whoever has nothing but it and where it was covered. */
export function splitCubierto(cubierto: string, tapados: readonly Tapado[]): Trozo[] {
  const trozos: Trozo[] = []
  let lugar = 0
  let original = 0
  for (const tapado of tapados) {
    const hasta = lugar + tapado.desde - original
    if (hasta > lugar) trozos.push({ clase: 'texto', texto: cubierto.slice(lugar, hasta), desde: original })
    const marca = MARCA_DE_TAPADO[tapado.tipo]
    trozos.push({ clase: 'tapado', texto: marca, tapado })
    lugar = hasta + marca.length
    original = tapado.hasta
  }
  if (lugar < cubierto.length) trozos.push({ clase: 'texto', texto: cubierto.slice(lugar), desde: original })
  return trozos
}

/** Cuts a text that is covered already: its pieces from one place of the original to another. */
export function sliceTrozos(trozos: readonly Trozo[], desde: number, hasta: number): Trozo[] {
  return trozos.flatMap((trozo): Trozo[] => {
    if (trozo.clase === 'tapado')
      return trozo.tapado.hasta > desde && trozo.tapado.desde < hasta ? [trozo] : []
    const inicio = Math.max(desde, trozo.desde)
    const fin = Math.min(hasta, trozo.desde + trozo.texto.length)
    if (inicio >= fin) return []
    return [{ ...trozo, desde: inicio, texto: trozo.texto.slice(inicio - trozo.desde, fin - trozo.desde) }]
  })
}
