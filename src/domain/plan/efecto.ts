import { getClaveDeNombre } from '../climas/nombres.ts'
import { computeDiferencia } from '../estadistica/medidas.ts'
import {
  type Cambio,
  type Comparacion,
  computeCambio,
  findMismo,
  isMedidaComparable,
} from '../lecturas/cambio.ts'
import { isComparable } from '../lecturas/comparabilidad.ts'
import { type ComparabilidadDeRondas, getClaveDeFactor } from '../lecturas/comparabilidad-de-rondas.ts'
import { readFactores } from '../lecturas/factores.ts'
import { type Cifra, type ConjuntoLeido, findEmpresa, type Ronda } from '../lecturas/ronda.ts'
import { type Compromiso, splitFactor } from './compromiso.ts'

type Objeto = Pick<Compromiso, 'clase' | 'medida' | 'idParte'>

const findLugar = ({ medidas }: Ronda, { clase, medida }: Objeto): number =>
  medidas.findIndex(
    (otra) => otra.clase === clase && getClaveDeNombre(otra.nombre) === getClaveDeNombre(medida),
  )

const findConjunto = (ronda: Ronda, idParte: string | null): ConjuntoLeido | undefined =>
  idParte === null ? findEmpresa(ronda) : ronda.conjuntos.find(({ id }) => id === idParte)

/** Null: the round has it not. */
function readMedida(ronda: Ronda, conjunto: ConjuntoLeido, objeto: Objeto): { cifra: Cifra } | null {
  if (objeto.clase === 'factor') {
    const { variable, factor } = splitFactor(objeto.medida)
    return readFactores(ronda, conjunto, variable).get(getClaveDeNombre(factor)) ?? null
  }
  const lugar = findLugar(ronda, objeto)
  return lugar < 0 ? null : { cifra: conjunto.cifras[lugar] ?? null }
}

/** The subject of a commitment, as it stands in its round. */
export function findCifra(ronda: Ronda, objeto: Objeto): Cifra {
  const conjunto = findConjunto(ronda, objeto.idParte)
  return (conjunto && readMedida(ronda, conjunto, objeto)?.cifra) ?? null
}

/** People behind it; null where it is not shown. */
export const countPersonas = (ronda: Ronda, objeto: Objeto): number | null =>
  findCifra(ronda, objeto) && findConjunto(ronda, objeto.idParte)!.recuento.encuestados

/** The smallest rise, in whole points, that as many people would tell from chance; null where none would. */
export function computeMargen(cifra: NonNullable<Cifra>): number | null {
  for (let puntos = 1; cifra.media + puntos / 100 <= 1; puntos++) {
    const despues = { media: cifra.media + puntos / 100, n: cifra.n }
    if (computeDiferencia(despues, cifra).desde > 0) return puntos
  }
  return null
}

export type Efecto = {
  /** In percent. */
  antes: number | null
  ahora: number | null
  /** Behind each of the two. */
  personasAntes: number | null
  personas: number | null
  cambio: Cambio | null
  /** The whole company's change meanwhile, in points; null where the commitment is of the whole company. */
  empresa: number | null
  /** Why there is no change to show. */
  sinCambio: 'reservado' | 'noComparable' | 'noEsta' | null
}

/** By its name in the later round. */
function isObjetoComparable(actual: Ronda, objeto: Objeto, comparabilidad: ComparabilidadDeRondas): boolean {
  if (objeto.clase !== 'factor')
    return isMedidaComparable(actual.medidas[findLugar(actual, objeto)]!, comparabilidad)
  const { variable, factor } = splitFactor(objeto.medida)
  return isComparable(comparabilidad.factores.get(getClaveDeFactor(variable, factor)))
}

/** The effect from the round it was promised in to this one, where it was promised. */
export function computeEfecto({ actual, anterior, comparabilidad }: Comparacion, compromiso: Objeto): Efecto {
  const deAntes = findConjunto(anterior, compromiso.idParte)
  const deAhora = deAntes && findMismo(actual, deAntes)
  const leidaAntes = deAntes ? readMedida(anterior, deAntes, compromiso) : null
  const leidaAhora = deAhora ? readMedida(actual, deAhora, compromiso) : null
  const antes = leidaAntes?.cifra ?? null
  const ahora = leidaAhora?.cifra ?? null
  const cifras = {
    antes: antes && antes.media * 100,
    ahora: ahora && ahora.media * 100,
    personasAntes: antes && deAntes!.recuento.encuestados,
    personas: ahora && deAhora!.recuento.encuestados,
  }
  const sin = (sinCambio: Efecto['sinCambio']): Efecto => ({
    ...cifras,
    cambio: null,
    empresa: null,
    sinCambio,
  })
  if (!leidaAntes || !leidaAhora) return sin('noEsta')
  if (!isObjetoComparable(actual, compromiso, comparabilidad)) return sin('noComparable')
  const cambio = computeCambio(ahora, antes)
  if (!cambio) return sin('reservado')
  return {
    ...cifras,
    cambio,
    empresa:
      compromiso.idParte === null
        ? null
        : subtractCifras(
            findCifra(actual, { ...compromiso, idParte: null }),
            findCifra(anterior, { ...compromiso, idParte: null }),
          ),
    sinCambio: null,
  }
}

/** As "Cambio con certeza" tells it of the same two figures. */
const subtractCifras = (ahora: Cifra, antes: Cifra): number | null =>
  ahora && antes && (ahora.media - antes.media) * 100
