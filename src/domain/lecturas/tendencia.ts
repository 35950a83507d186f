import type { Definicion } from '../climas/definicion.ts'
import { getClaveDeNombre } from '../climas/nombres.ts'
import { UMBRAL_DE_SATISFACCION } from '../resultados/bandas.ts'
import { type Cambio, computeCambio } from './cambio.ts'
import {
  type Comparabilidad,
  formatCambioDePreguntas,
  formatDeclarada,
  hasCambios,
  isComparable,
} from './comparabilidad.ts'
import type { Cifra, ConjuntoLeido, Ronda } from './ronda.ts'

/** In percent; null where the round has no such figure, or withholds it. */
export type PuntoDeTendencia = { ronda: string; valor: number | null }

/**
 * Between a point and the next one: a line; a dashed one where other people are in it; none where its questions changed
 * ("no comparable"). motivo: in a sentence, also where there is a line because staff declared the two comparable.
 */
export type TramoDeTendencia = {
  tipo: 'linea' | 'cortada' | 'rota'
  motivo: string | null
  /** Variables of both rounds whose questions changed: what staff may declare comparable, or did. */
  variables: string[]
}

/** cambios: of the last round to each earlier one it can be compared with, in the order of the points. */
export type SerieDeTendencia = {
  nombre: string
  puntos: PuntoDeTendencia[]
  tramos: TramoDeTendencia[]
  cambios: (Cambio | null)[]
}

export type Tendencia = {
  general: SerieDeTendencia
  indicadores: SerieDeTendencia[]
  variables: SerieDeTendencia[]
  areas: SerieDeTendencia[]
  /** The same for every chart of the page, so that they compare: from a ten to a ten, the line of 75 inside. */
  escala: { desde: number; hasta: number }
}

const LINEA: TramoDeTendencia = { tipo: 'linea', motivo: null, variables: [] }

/** Of all rounds of a company, oldest first. `compare`: the variables of a round with those of the one before. */
export function computeTendencia(
  rondas: readonly Ronda[],
  compare: (actual: Ronda, anterior: Ronda) => ReadonlyMap<string, Comparabilidad>,
): Tendencia {
  const ultima = rondas.at(-1)
  const deMedidas = (clase: 'variable' | 'indicador') =>
    ultima?.medidas.filter((medida) => medida.clase === clase) ?? []
  const deMedida = (nombre: string, clase: 'variable' | 'indicador', variables: readonly string[]) =>
    createSerie(
      nombre,
      rondas,
      (ronda) => findCifra(ronda, getEmpresa(ronda), clase, nombre),
      (a, b) => getTramo(compare(b, a), variables, b.nombre),
    )
  const areas = ultima?.conjuntos.filter(({ clase }) => clase === 'areas') ?? []
  const series = {
    general: createSerie(
      '',
      rondas,
      (ronda) => findCifra(ronda, getEmpresa(ronda), 'general', ''),
      () => LINEA,
    ),
    indicadores: deMedidas('indicador').map(({ nombre, partes }) =>
      deMedida(
        nombre,
        'indicador',
        partes.map((parte) => ultima!.medidas[parte]!.nombre),
      ),
    ),
    variables: deMedidas('variable').map(({ nombre }) => deMedida(nombre, 'variable', [nombre])),
    areas: areas.map(({ nombre }) =>
      createSerie(
        nombre,
        rondas,
        (ronda) => findCifra(ronda, findArea(ronda, nombre), 'general', ''),
        (a, b) => getTramoDeArea(a.definicion, b, nombre),
      ),
    ),
  }
  const { general, indicadores, areas: deAreas } = series
  return { ...series, escala: computeEscala([general, ...indicadores, ...deAreas]) }
}

function createSerie(
  nombre: string,
  rondas: readonly Ronda[],
  getCifra: (ronda: Ronda) => Cifra,
  getTramoEntre: (a: Ronda, b: Ronda) => TramoDeTendencia,
): SerieDeTendencia {
  const cifras = rondas.map(getCifra)
  const tramos = rondas.slice(1).map((ronda, i) => getTramoEntre(rondas[i]!, ronda))
  const ultimaRota = tramos.findLastIndex(({ tipo }) => tipo === 'rota')
  const ultima = cifras.at(-1) ?? null
  return {
    nombre,
    puntos: rondas.map((ronda, i) => ({ ronda: ronda.nombre, valor: toPorcentaje(cifras[i]!) })),
    tramos,
    cambios: cifras.slice(0, -1).map((cifra, i) => (i > ultimaRota ? computeCambio(ultima, cifra) : null)),
  }
}

const toPorcentaje = (cifra: Cifra) => (cifra ? cifra.media * 100 : null)

const getEmpresa = ({ conjuntos }: Ronda) => conjuntos.find(({ clase }) => clase === 'empresa')

function findArea({ conjuntos }: Ronda, nombre: string): ConjuntoLeido | undefined {
  const clave = getClaveDeNombre(nombre)
  return conjuntos.find((otro) => otro.clase === 'areas' && getClaveDeNombre(otro.nombre) === clave)
}

function findCifra(
  { medidas }: Ronda,
  conjunto: ConjuntoLeido | undefined,
  clase: 'general' | 'indicador' | 'variable',
  nombre: string,
): Cifra {
  const clave = getClaveDeNombre(nombre)
  const lugar = medidas.findIndex((m) => m.clase === clase && getClaveDeNombre(m.nombre) === clave)
  return lugar === -1 ? null : (conjunto?.cifras[lugar] ?? null)
}

function getTramo(
  comparabilidades: ReadonlyMap<string, Comparabilidad>,
  variables: readonly string[],
  desde: string,
): TramoDeTendencia {
  const distintas = variables
    .map((nombre) => ({ nombre, comparabilidad: comparabilidades.get(nombre) }))
    .filter(({ comparabilidad }) => !isComparable(comparabilidad))
  const cambiadas = variables.filter((nombre) => hasCambios(comparabilidades.get(nombre)))
  if (distintas.length === 0)
    return {
      tipo: 'linea',
      motivo: describeDeclaradas(comparabilidades, variables, desde),
      variables: cambiadas,
    }
  const motivos = distintas.map(({ nombre, comparabilidad }) =>
    comparabilidad?.tipo === 'noComparable'
      ? formatCambioDePreguntas(comparabilidad.cambios, `Desde ${desde}`)
      : `${nombre} se mide desde ${desde}.`,
  )
  return { tipo: 'rota', motivo: motivos.join(' '), variables: cambiadas }
}

/** What staff took upon themselves is said under the chart. */
function describeDeclaradas(
  comparabilidades: ReadonlyMap<string, Comparabilidad>,
  variables: readonly string[],
  desde: string,
): string | null {
  const motivos = variables.flatMap((nombre) => {
    const comparabilidad = comparabilidades.get(nombre)
    return comparabilidad?.tipo === 'declarada'
      ? [formatDeclarada(nombre, comparabilidad.cambios, `Desde ${desde}`)]
      : []
  })
  return motivos.length === 0 ? null : motivos.join(' ')
}

/** An area whose groups are not the same speaks of other people. */
function getTramoDeArea(antes: Definicion, ronda: Ronda, nombre: string): TramoDeTendencia {
  const deAntes = listGruposDeArea(antes, nombre)
  const deAhora = listGruposDeArea(ronda.definicion, nombre)
  const entran = [...deAhora].filter(([clave]) => !deAntes.has(clave)).map(([, grupo]) => grupo)
  const salen = [...deAntes].filter(([clave]) => !deAhora.has(clave)).map(([, grupo]) => grupo)
  const motivos = [
    ...entran.map((grupo) => `${grupo} entró en ${ronda.nombre}.`),
    ...salen.map((grupo) => `${grupo} salió en ${ronda.nombre}.`),
  ]
  return motivos.length === 0 ? LINEA : { tipo: 'cortada', motivo: motivos.join(' '), variables: [] }
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

export function computeEscala(series: readonly Pick<SerieDeTendencia, 'puntos'>[]) {
  const valores = series.flatMap(({ puntos }) => puntos.flatMap(({ valor }) => valor ?? []))
  const menor = Math.min(UMBRAL_DE_SATISFACCION, ...valores)
  const mayor = Math.max(UMBRAL_DE_SATISFACCION, ...valores)
  return {
    desde: Math.max(0, Math.floor((menor - AIRE) / 10) * 10),
    hasta: Math.min(100, Math.ceil((mayor + AIRE) / 10) * 10),
  }
}
