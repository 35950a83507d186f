import type { Definicion } from '../climas/definicion.ts'
import { getClaveDeNombre } from '../climas/nombres.ts'
import { UMBRAL_DE_SATISFACCION } from '../resultados/bandas.ts'
import { type Cambio, computeCambio } from './cambio.ts'
import type { ComparabilidadDeRondas } from './comparabilidad-de-rondas.ts'
import { describeGeneral } from './describe-comparabilidad.ts'
import { type Cifra, type ConjuntoLeido, findEmpresa, hasMenosPreguntas, type Ronda } from './ronda.ts'
import { LINEA, type TramoDeTendencia, toTramoDeMedida } from './tramos-de-tendencia.ts'

/** In percent, and the people behind it; null where the round has no such figure, or withholds it. */
export type PuntoDeTendencia = {
  ronda: string
  valor: number | null
  personas: number | null
  menosPreguntas?: boolean
}

/** cambios: of the last round to each earlier one it can be compared with, in the order of the points. */
export type SerieDeTendencia = {
  nombre: string
  puntos: PuntoDeTendencia[]
  tramos: TramoDeTendencia[]
  cambios: (Cambio | null)[]
}

export type { TramoDeTendencia }

export type Tendencia = {
  general: SerieDeTendencia
  indicadores: SerieDeTendencia[]
  variables: SerieDeTendencia[]
  areas: SerieDeTendencia[]
  /** The same for every chart of the page, so that they compare: from a ten to a ten, the line of 75 inside. */
  escala: { desde: number; hasta: number }
}

/** Series of all rounds of a company, oldest first. `compare`: a round with the one before. */
export function computeTendencia(
  rondas: readonly Ronda[],
  compare: (actual: Ronda, anterior: Ronda) => ComparabilidadDeRondas,
): Tendencia {
  const ultima = rondas.at(-1)
  const deMedidas = (clase: 'variable' | 'indicador') =>
    ultima?.medidas.filter((medida) => medida.clase === clase) ?? []
  const deMedida = (nombre: string, clase: 'variable' | 'indicador') =>
    createSerie(
      nombre,
      rondas,
      (ronda) => ({ conjunto: findEmpresa(ronda), clase, nombre }),
      (a, b) => toTramoDeMedida(compare(b, a), { clase, nombre }, b),
    )
  /** It goes on, and beside it stands what changed in it. */
  const toTramoDeGeneral = (a: Ronda, b: Ronda): TramoDeTendencia => ({
    ...LINEA,
    motivo: describeGeneral(compare(b, a), [b.nombre, a.nombre]).motivo,
  })
  const areas = ultima?.conjuntos.filter(({ clase }) => clase === 'areas') ?? []
  const series = {
    general: createSerie(
      '',
      rondas,
      (ronda) => ({ conjunto: findEmpresa(ronda), ...GENERAL }),
      toTramoDeGeneral,
    ),
    indicadores: deMedidas('indicador').map(({ nombre }) => deMedida(nombre, 'indicador')),
    variables: deMedidas('variable').map(({ nombre }) => deMedida(nombre, 'variable')),
    areas: areas.map(({ nombre }) =>
      createSerie(
        nombre,
        rondas,
        (ronda) => ({ conjunto: findArea(ronda, nombre), ...GENERAL }),
        (a, b) => getTramoDeArea(a.definicion, b, nombre, toTramoDeGeneral(a, b)),
      ),
    ),
  }
  const { general, indicadores, areas: deAreas } = series
  return { ...series, escala: computeEscala([general, ...indicadores, ...deAreas]) }
}

/** The subject of a point of a series: a set of people, and what of it. */
type DePunto = {
  conjunto: ConjuntoLeido | undefined
  clase: 'general' | 'indicador' | 'variable'
  nombre: string
}

const GENERAL = { clase: 'general', nombre: '' } as const

function createSerie(
  nombre: string,
  rondas: readonly Ronda[],
  getDePunto: (ronda: Ronda) => DePunto,
  getTramoEntre: (a: Ronda, b: Ronda) => TramoDeTendencia,
): SerieDeTendencia {
  const cifras = rondas.map((ronda) => findCifra(ronda, getDePunto(ronda)))
  const tramos = rondas.slice(1).map((ronda, i) => getTramoEntre(rondas[i]!, ronda))
  const ultimaRota = tramos.findLastIndex(({ tipo }) => tipo === 'rota')
  const ultima = cifras.at(-1) ?? null
  return {
    nombre,
    puntos: rondas.map((ronda, i) => ({
      ronda: ronda.nombre,
      valor: toPorcentaje(cifras[i]!),
      personas: cifras[i] ? getDePunto(ronda).conjunto!.recuento.encuestados : null,
      menosPreguntas: hasMenosPreguntas(cifras[i]!),
    })),
    tramos,
    cambios: cifras.slice(0, -1).map((cifra, i) => (i > ultimaRota ? computeCambio(ultima, cifra) : null)),
  }
}

const toPorcentaje = (cifra: Cifra) => (cifra ? cifra.media * 100 : null)

function findArea({ conjuntos }: Ronda, nombre: string): ConjuntoLeido | undefined {
  const clave = getClaveDeNombre(nombre)
  return conjuntos.find((otro) => otro.clase === 'areas' && getClaveDeNombre(otro.nombre) === clave)
}

function findCifra({ medidas }: Ronda, { conjunto, clase, nombre }: DePunto): Cifra {
  const clave = getClaveDeNombre(nombre)
  const lugar = medidas.findIndex((m) => m.clase === clase && getClaveDeNombre(m.nombre) === clave)
  return lugar === -1 ? null : (conjunto?.cifras[lugar] ?? null)
}

/** An area whose groups are not the same speaks of other people. */
function getTramoDeArea(
  antes: Definicion,
  ronda: Ronda,
  nombre: string,
  tramo: TramoDeTendencia,
): TramoDeTendencia {
  const deAntes = listGruposDeArea(antes, nombre)
  const deAhora = listGruposDeArea(ronda.definicion, nombre)
  // A study of another tool may have figures of areas and of none of their groups.
  if ((antes.estudio && deAntes.size === 0) || (ronda.definicion.estudio && deAhora.size === 0)) return tramo
  const entran = [...deAhora].filter(([clave]) => !deAntes.has(clave)).map(([, grupo]) => grupo)
  const salen = [...deAntes].filter(([clave]) => !deAhora.has(clave)).map(([, grupo]) => grupo)
  const motivos = [
    ...entran.map((grupo) => `${grupo} entró en ${ronda.nombre}.`),
    ...salen.map((grupo) => `${grupo} salió en ${ronda.nombre}.`),
  ]
  if (motivos.length === 0) return tramo
  return { ...tramo, tipo: 'cortada', motivo: [...motivos, tramo.motivo].filter(Boolean).join(' ') }
}

function listGruposDeArea(
  { areasDeTrabajo, gruposDeOpinion }: Definicion,
  nombre: string,
): Map<string, string> {
  const clave = getClaveDeNombre(nombre)
  const area = areasDeTrabajo.find((otra) => getClaveDeNombre(otra.nombre) === clave)
  const suyos = gruposDeOpinion.filter(({ id }) => area?.idsGruposDeOpinion.includes(id))
  return new Map(suyos.map((grupo) => [getClaveDeNombre(grupo.nombre), grupo.nombre]))
}

/** A figure never touches the edge: its number needs room. */
const AIRE = 1

export function computeEscala(series: readonly { puntos: readonly Pick<PuntoDeTendencia, 'valor'>[] }[]) {
  const valores = series.flatMap(({ puntos }) => puntos.flatMap(({ valor }) => valor ?? []))
  const menor = Math.min(UMBRAL_DE_SATISFACCION, ...valores)
  const mayor = Math.max(UMBRAL_DE_SATISFACCION, ...valores)
  return {
    desde: Math.max(0, Math.floor((menor - AIRE) / 10) * 10),
    hasta: Math.min(100, Math.ceil((mayor + AIRE) / 10) * 10),
  }
}
