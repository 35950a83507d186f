import type { BaseDeCalculo } from '../climas/clima-input.ts'
import type { Definicion } from '../climas/definicion.ts'
import { getClaveDeNombre, getEtiquetaDeGrupo } from '../climas/nombres.ts'
import { listMedidas, type Medida, type Proporcion } from '../estadistica/medidas.ts'
import type { SumasDeMedida } from '../estadistica/sumas-de-medida.ts'
import { computeTamanoEfectivo } from '../estadistica/tamano-efectivo.ts'
import type { Fuente } from '../resultados/fuente.ts'
import { getCuentas, type Recuento } from '../resultados/recuento.ts'
import { listAntiguedades } from '../resultados/resultados.ts'
import { createComputeSatisfaccion, listVariables, type Satisfaccion } from '../resultados/satisfaccion.ts'
import type { ClaseDeConjunto, Reserva } from '../resultados/supresion/patron.ts'

/** A set of people as it is published: its counts and, by medida, its sums (null where they may not be kept). */
export type ConjuntoPublicado = {
  clase: ClaseDeConjunto | 'empresa'
  id: string
  nombre: string
  /** G4: null where a set has none. */
  codigo: string | null
  /** The names of the options that a seniority joins. */
  opciones: readonly string[]
  reserva: Reserva | 'sinPublicar' | null
  /** A group that is read in its area alone. */
  seLeeEnSuArea?: boolean
  /** People with an answer, also where it is withheld; null where that may not be said. */
  contestaron: number | null
  recuento: Recuento
  sumas: readonly (SumasDeMedida | null)[]
}

/**
 * A share, and how many yes-or-no answers it is worth; null where it is withheld or nobody answered. sinContar: which of its
 * questions are not in it, withheld or without an answer. They never leave the server: what is told is that there are some.
 */
export type Cifra = (Proporcion & { sinContar?: readonly string[] }) | null

export const hasMenosPreguntas = (cifra: Cifra) => (cifra?.sinContar?.length ?? 0) > 0

export type ConjuntoLeido = Omit<ConjuntoPublicado, 'sumas'> & {
  satisfaccion: Satisfaccion
  /** By medida of the round. */
  cifras: Cifra[]
}

/** A round as the readings take it: all of it on one base, whichever its climate was set to. */
export type Ronda = {
  id: string
  /** As it is called: its year. */
  nombre: string
  definicion: Definicion
  base: BaseDeCalculo
  medidas: readonly Medida[]
  conjuntos: readonly ConjuntoLeido[]
}

export function computeRonda({
  id,
  nombre,
  definicion,
  leida = definicion,
  base,
  conMinimo = false,
  conjuntos,
}: {
  id: string
  nombre: string
  definicion: Definicion
  /** The same with fewer questions, where only some are to count. */
  leida?: Definicion
  base: BaseDeCalculo
  conMinimo?: boolean
  conjuntos: readonly ConjuntoPublicado[]
}): Ronda {
  const medidas = listMedidas(leida)
  const lugares = findLugares(medidas, listMedidas(definicion))
  const computeSatisfaccion = createComputeSatisfaccion(leida, base, { conMinimo })
  const listSinContar = createListSinContar(leida)
  return {
    id,
    nombre,
    definicion: leida,
    base,
    medidas,
    conjuntos: conjuntos.map(({ sumas, ...conjunto }) => {
      const satisfaccion = computeSatisfaccion(conjunto.recuento)
      const cifras = medidas.map((medida, m): Cifra => {
        const media = conjunto.reserva ? null : findMedia(satisfaccion, medida)
        if (media === null) return null
        const n = computeTamano(medida, conjunto.recuento, base, sumas[lugares[m]!] ?? null)
        return { media, n, sinContar: listSinContar(medida.posiciones, conjunto.recuento) }
      })
      return { ...conjunto, satisfaccion, cifras }
    }),
  }
}

/** Where the sums of each medida stand; −1 for one of which not all questions count: its sums are of all. */
function findLugares(medidas: readonly Medida[], guardadas: readonly Medida[]): number[] {
  return medidas.map(({ clase, nombre, posiciones }) =>
    guardadas.findIndex(
      (otra) =>
        otra.clase === clase && otra.nombre === nombre && otra.posiciones.length === posiciones.length,
    ),
  )
}

function findMedia(satisfaccion: Satisfaccion, { clase, nombre }: Medida): number | null {
  if (clase === 'general') return satisfaccion.porcentajeSatisfaccion
  if (clase === 'indicador')
    return satisfaccion.indicadoresDeMedicion.find((i) => i.nombre === nombre)?.porcentajeIndicador ?? null
  return listVariables(satisfaccion).find((v) => v.nombre === nombre)?.porcentajeOfVariable ?? null
}

function computeTamano(
  { posiciones, escala }: Medida,
  recuento: Recuento,
  base: BaseDeCalculo,
  sumas: SumasDeMedida | null,
): number {
  if (!sumas) return countIndependientes(posiciones, recuento, base)
  const { encuestados } = recuento
  const preguntas = posiciones.filter((posicion) => countValidas(recuento, posicion) > 0).length
  return computeTamanoEfectivo({ base, encuestados, preguntas, escala, sumas })
}

const countValidas = (recuento: Recuento, posicion: number) =>
  getCuentas(recuento, posicion)
    .slice(0, 4)
    .reduce((suma, cuenta) => suma + cuenta, 0)

/** By their texts, so that two rounds can be compared. */
export function createListSinContar({ cuestionario }: Definicion) {
  const textos = new Map(
    cuestionario.partesCuestionario.flatMap(({ preguntas }) =>
      preguntas.map(({ posicion, pregunta }) => [posicion, getClaveDeNombre(pregunta)]),
    ),
  )
  return (posiciones: readonly number[], recuento: Recuento): string[] =>
    posiciones
      .filter((posicion) => countValidas(recuento, posicion) === 0)
      .map((posicion) => textos.get(posicion) ?? '')
      .sort()
}

/** Without sums everybody counts as one answer: less certain than it is, never more. */
export function countIndependientes(
  posiciones: readonly number[],
  recuento: Recuento,
  base: BaseDeCalculo,
): number {
  const contestadas = posiciones
    .map((posicion) => ({ entre: recuento.bases[posicion]!, validas: countValidas(recuento, posicion) }))
    .filter(({ validas }) => validas > 0)
  return Math.min(...contestadas.map(({ entre, validas }) => (base === 'encuestados' ? entre : validas)))
}

export const findEmpresa = ({ conjuntos }: Ronda) => conjuntos.find(({ clase }) => clase === 'empresa')

/** Every set that the readings know, as published, or as it stands where figures are live. */
export function listConjuntosPublicados(definicion: Definicion, fuente: Fuente): ConjuntoPublicado[] {
  const read = (
    clase: ClaseDeConjunto,
    { id, nombre }: { id: string; nombre: string },
    codigo: string | null = null,
    opciones: readonly string[] = [],
  ): ConjuntoPublicado => {
    const { recuento, medidas, reserva, contestaron } = fuente.getParte(clase, id)
    const seLeeEnSuArea = clase === 'grupos' && fuente.enSuArea.has(id)
    return {
      clase,
      id,
      nombre,
      codigo,
      opciones,
      reserva,
      seLeeEnSuArea,
      contestaron,
      recuento,
      sumas: medidas,
    }
  }
  return [
    {
      clase: 'empresa',
      id: 'empresa',
      nombre: 'Toda la empresa',
      codigo: null,
      opciones: [],
      reserva: fuente.general.encuestados === 0 ? 'sinPublicar' : null,
      contestaron: fuente.general.encuestados,
      recuento: fuente.general,
      sumas: fuente.medidas,
    },
    ...definicion.areasDeTrabajo.map((area) => read('areas', area)),
    ...definicion.gruposDeOpinion.map((grupo) => read('grupos', grupo, getEtiquetaDeGrupo(grupo))),
    ...listAntiguedades(definicion, fuente.antiguedades).map((antiguedad) =>
      read('antiguedades', antiguedad, null, antiguedad.opciones),
    ),
  ]
}
