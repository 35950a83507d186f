import { isChico } from '../climas/minimo-por-grupo.ts'
import { getClaveDeNombre } from '../climas/nombres.ts'
import type { CifraDeEstudio } from './cifra.ts'

interface Reglas {
  /** The area of a group, by their keys. */
  areaDe: ReadonlyMap<string, string>
  minimo: number
}

/**
 * Figures of one variable that have to go: the people of an area less those of its groups, and of the company less those of its
 * areas, are nobody or as many as the minimum. As long as they are not, the smallest of the parts goes.
 */
export function listPorReservar(
  cifras: readonly CifraDeEstudio[],
  reglas: Reglas,
): [CifraDeEstudio, string][] {
  const fuera = new Map<CifraDeEstudio, string>()
  for (;;) {
    const quedan = cifras.filter((cifra) => !fuera.has(cifra))
    const malo = findMalo(quedan, reglas)
    if (!malo) return [...fuera]
    fuera.set(malo.cifra, malo.motivo)
  }
}

function findMalo(cifras: readonly CifraDeEstudio[], { areaDe, minimo }: Reglas) {
  const areas = cifras.filter(({ clase }) => clase === 'area')
  const grupos = cifras.filter(({ clase }) => clase === 'grupo')
  const getArea = ({ nombre }: CifraDeEstudio) => areaDe.get(getClaveDeNombre(nombre))
  for (const area of areas) {
    const suyos = grupos.filter((grupo) => getArea(grupo) === getClaveDeNombre(area.nombre))
    const malo = findSobrante(area, suyos, minimo)
    if (malo) return malo
  }
  const conArea = new Set(areas.map(({ nombre }) => getClaveDeNombre(nombre)))
  const empresa = cifras.find(({ clase }) => clase === 'empresa')
  const sueltos = grupos.filter((grupo) => !conArea.has(getArea(grupo) ?? ''))
  return empresa ? findSobrante(empresa, [...areas, ...sueltos], minimo) : null
}

function findSobrante(total: CifraDeEstudio, partes: readonly CifraDeEstudio[], minimo: number) {
  const resto = partes.reduce((queda, { personas }) => queda - personas, total.personas)
  if (partes.length === 0 || (resto >= 0 && !isChico(resto, minimo))) return null
  const cifra = partes.reduce((menor, otra) => (otra.personas < menor.personas ? otra : menor))
  const nombre = total.clase === 'empresa' ? 'toda la empresa' : total.nombre
  return {
    cifra,
    motivo:
      resto < 0
        ? `Con las demás partes suma más personas que ${nombre}.`
        : `Restando de ${nombre} se sabría lo que dijeron menos de ${minimo} personas.`,
  }
}
