import { addSumasDeMedida, hideSumas, type SumasDeMedida } from '../../estadistica/sumas-de-medida.ts'
import type { Cubo, Forma } from '../cubo.ts'
import { type Conjunto, createRecuento, type Recuento, sumRecuento } from '../recuento.ts'
import { sumMedidas } from '../sum-medidas.ts'
import type { ClaseDeConjunto } from '../supresion/patron.ts'

/** Sums of a block's sheets for one set of people that may be shown. */
export type SumasDeConjunto = {
  encuestados: number
  /** By position and value. */
  cuentas: readonly number[]
  /** Positions whose answers may not be shown in this set; their counts are not there either. */
  ocultas: readonly number[]
  /** People of a run that a question counts, by position, where it is not all of them. */
  bases?: Readonly<Record<number, number>>
  /** By medida of the climate: how its people differ (see SumasDeMedida). */
  medidas: readonly (SumasDeMedida | null)[]
}

export const EMPRESA = 'empresa'

/** By which the sums of a set are found. */
export const getClaveDeConjunto = (clase: ClaseDeConjunto, id: string): string => `${clase}:${id}`

/** By position and by place among the medidas. parciales: cells of the set in which alone a question counts. */
export type Ocultas = {
  posiciones: readonly number[]
  medidas: readonly number[]
  parciales?: ReadonlyMap<number, readonly number[]>
}

export function createSumas(cubo: Cubo, conjunto: Conjunto, ocultas: Ocultas): SumasDeConjunto {
  const { encuestados, cuentas, valores } = sumRecuento(cubo, conjunto)
  const visibles = Array.from(cuentas)
  for (const posicion of ocultas.posiciones) visibles.fill(0, posicion * valores, (posicion + 1) * valores)
  const parciales = [...(ocultas.parciales ?? [])].map(([posicion, celdas]) => {
    const suyas = sumRecuento(cubo, { celdas })
    for (let i = posicion * valores; i < (posicion + 1) * valores; i++) visibles[i] = suyas.cuentas[i]!
    return [posicion, suyas.encuestados] as const
  })
  // Sums over several questions would tell of people who are not in one of them.
  const sinSumas = [...ocultas.posiciones, ...parciales.map(([posicion]) => posicion)]
  const medidas = hideSumas(cubo.momentos.medidas, sumMedidas(cubo, conjunto), {
    posiciones: sinSumas,
    medidas: ocultas.medidas,
  })
  return {
    encuestados,
    cuentas: visibles,
    ocultas: ocultas.posiciones,
    ...(parciales.length > 0 ? { bases: Object.fromEntries(parciales) } : {}),
    medidas,
  }
}

/** Adds up what several blocks show of a set: a question among those of the blocks that show it. */
export function sumBloques(forma: Forma, bloques: readonly SumasDeConjunto[]): Recuento {
  const { posiciones } = forma
  const recuento = createRecuento(forma)
  for (const { encuestados, cuentas, ocultas, bases } of bloques) {
    recuento.encuestados += encuestados
    for (let i = 0; i < cuentas.length; i++) recuento.cuentas[i]! += cuentas[i]!
    const deOcultas = new Set(ocultas)
    for (let posicion = 0; posicion < posiciones; posicion++)
      if (!deOcultas.has(posicion)) recuento.bases[posicion]! += bases?.[posicion] ?? encuestados
  }
  return recuento
}

/** Several blocks' sums of how people differ, by medida; null where one of them may not say it. */
export function sumMedidasDeBloques(bloques: readonly SumasDeConjunto[]): (SumasDeMedida | null)[] {
  const [primero, ...demas] = bloques
  return demas.reduce<(SumasDeMedida | null)[]>(
    (suma, { medidas }) => suma.map((deMedida, m) => addSumasDeMedida(deMedida, medidas[m] ?? null)),
    [...(primero?.medidas ?? [])],
  )
}
