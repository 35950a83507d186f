import { isTextoGuardable } from '../cuestionario/codigos.ts'
import { capitalize } from '../texto/en-letras.ts'
import type { Ruta } from '../validacion/leido.ts'
import { LIMITES } from './limites.ts'
import { formatNombre, getClaveDeNombre } from './nombres.ts'
import type { ProblemaDeRegla } from './problema.ts'

/** One pass over a document, collecting what is wrong. A sentence is its place and what is wrong there. */
export type Revision = {
  problemas: ProblemaDeRegla[]
  note: (ruta: Ruta, lugar: string, que: string, union?: string) => void
}

export function createRevision(): Revision {
  const problemas: ProblemaDeRegla[] = []
  return {
    problemas,
    note: (ruta, lugar, que, union = ': ') =>
      problemas.push({
        ruta,
        mensaje: `${lugar}${union}${que}`,
        breve: capitalize(que),
      }),
  }
}

export function checkTexto(
  revision: Revision,
  ruta: Ruta,
  lugar: string,
  que: string,
  texto: string,
  max: number,
) {
  if (texto.trim().length > max) revision.note(ruta, lugar, `${que} pasa de ${max} caracteres.`)
  if (!isTextoGuardable(texto))
    revision.note(ruta, lugar, `${que} tiene caracteres que no se pueden guardar.`)
}

export function checkTextoRequerido(
  ...[revision, ruta, lugar, que, texto, max]: Parameters<typeof checkTexto>
) {
  if (texto.trim() === '') revision.note(ruta, lugar, `falta ${que}.`)
  else checkTexto(revision, ruta, lugar, que, texto, max)
}

export function checkEntero(
  revision: Revision,
  ruta: Ruta,
  lugar: string,
  que: string,
  valor: number,
  [min, max]: readonly [number, number],
) {
  if (Number.isInteger(valor) && valor >= min && valor <= max) return
  revision.note(ruta, lugar, `${que} debe ser un número entero de ${min} a ${max}.`)
}

/** Every orden of the list is a number, and no two are the same. */
export function checkOrdenes(
  revision: Revision,
  elementos: readonly { orden: number; ruta: Ruta; lugar: string }[],
) {
  const vistos = new Set<number>()
  for (const { orden, ruta, lugar } of elementos) {
    checkEntero(revision, ruta, lugar, 'el orden', orden, [0, LIMITES.orden])
    if (vistos.has(orden)) revision.note(ruta, lugar, `el orden ${orden} se repite.`)
    vistos.add(orden)
  }
}

/** Every name of the list is there, and no two are the same name. */
export function checkNombres(
  revision: Revision,
  que: string,
  elementos: readonly { nombre: string; ruta: Ruta; lugar: string }[],
  max: number = LIMITES.nombre,
) {
  const vistos = new Set<string>()
  for (const { nombre, ruta, lugar } of elementos) {
    checkTextoRequerido(revision, ruta, lugar, que, nombre, max)
    const clave = getClaveDeNombre(nombre)
    if (clave === '') continue
    if (vistos.has(clave)) revision.note(ruta, lugar, `«${formatNombre(nombre)}» se repite.`)
    vistos.add(clave)
  }
}

export function checkCantidad(
  revision: Revision,
  ruta: Ruta,
  que: string,
  cantidad: number,
  [min, max]: readonly [number, number],
) {
  if (cantidad < min) revision.note(ruta, que, `hace falta al menos ${min}.`)
  if (cantidad > max) revision.note(ruta, que, `son ${cantidad} y el máximo es ${max}.`)
}
