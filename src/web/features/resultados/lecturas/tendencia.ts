import { getClaveDeNombre } from '../../../../domain/climas/nombres.ts'
import { type Comparacion, comparePreguntas, type PreguntaDeRonda } from './comparabilidad.ts'

/** One round of a company, in percent. */
export interface Ronda {
  id: string
  anio: number
  contestaron: number
  planeados: number
  general: number | null
  indicadores: { nombre: string; porcentaje: number | null; preguntas: PreguntaDeRonda[] }[]
  areas: { nombre: string; porcentaje: number | null; grupos: string[] }[]
}

export interface PuntoDeTendencia {
  anio: number
  /** null: the round does not have it, or shows no figure. */
  porcentaje: number | null
  /** Against the newest round that has it. */
  comparable: boolean
  /** Other groups made it up in the round before. */
  otraGente: boolean
}

export interface SerieDeTendencia {
  nombre: string
  puntos: PuntoDeTendencia[]
  /** What changed, where something did. */
  cambios: { anio: number; comparacion: Comparacion }[]
  /** Groups that came or went, with the year. */
  gente: { anio: number; entraron: string[]; salieron: string[] }[]
}

const find = <T extends { nombre: string }>(elementos: readonly T[], nombre: string) =>
  elementos.find((elemento) => getClaveDeNombre(elemento.nombre) === getClaveDeNombre(nombre))

/** Indicators of the newest round through all of them, oldest first; a break where their questions were others. */
export function computeIndicadores(rondas: readonly Ronda[]): SerieDeTendencia[] {
  const nueva = rondas.at(-1)
  return (nueva?.indicadores ?? []).map(({ nombre, preguntas }) => {
    const cambios: SerieDeTendencia['cambios'] = []
    const puntos = rondas.map(({ anio, indicadores }): PuntoDeTendencia => {
      const suyo = find(indicadores, nombre)
      const comparacion = comparePreguntas(suyo?.preguntas ?? [], preguntas)
      if (suyo && !comparacion.comparable) cambios.push({ anio, comparacion })
      return {
        anio,
        porcentaje: suyo?.porcentaje ?? null,
        comparable: comparacion.comparable,
        otraGente: false,
      }
    })
    return { nombre, puntos, cambios, gente: [] }
  })
}

/** Areas likewise; a dashed line where other groups made it up. */
export function computeAreas(rondas: readonly Ronda[]): SerieDeTendencia[] {
  const nueva = rondas.at(-1)
  return (nueva?.areas ?? []).map(({ nombre }) => {
    const gente: SerieDeTendencia['gente'] = []
    let antes: string[] | null = null
    const puntos = rondas.map(({ anio, areas }): PuntoDeTendencia => {
      const suya = find(areas, nombre)
      const previos = antes
      if (suya) antes = suya.grupos
      const { entraron, salieron } = compareGrupos(previos, suya?.grupos ?? [])
      if (suya && entraron.length + salieron.length > 0) gente.push({ anio, entraron, salieron })
      return {
        anio,
        porcentaje: suya?.porcentaje ?? null,
        comparable: true,
        otraGente: Boolean(suya) && entraron.length + salieron.length > 0,
      }
    })
    return { nombre, puntos, cambios: [], gente }
  })
}

function compareGrupos(antes: readonly string[] | null, ahora: readonly string[]) {
  if (antes === null) return { entraron: [], salieron: [] }
  const [de, a] = [antes, ahora].map((grupos) => new Set(grupos.map(getClaveDeNombre)))
  return {
    entraron: ahora.filter((grupo) => !de!.has(getClaveDeNombre(grupo))),
    salieron: antes.filter((grupo) => !a!.has(getClaveDeNombre(grupo))),
  }
}

/** One scale for every chart: from the ten below the lowest to the ten above the highest, with the threshold inside. */
export function computeEscala(valores: readonly number[], umbral: number): { desde: number; hasta: number } {
  const todos = [...valores, umbral]
  return {
    desde: Math.max(0, Math.floor(Math.min(...todos) / 10 - 1e-9) * 10),
    hasta: Math.min(100, Math.ceil(Math.max(...todos) / 10 + 1e-9) * 10),
  }
}
