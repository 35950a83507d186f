import { formatNombre, getClaveDeNombre } from '../climas/nombres.ts'
import { readCantidad } from '../hojas/celdas.ts'
import type { Hoja } from '../hojas/hoja.ts'
import {
  type CifraDeEstudio,
  type CifraRechazada,
  type ClaseDeEstudio,
  listVariables,
  type Referencia,
} from './cifra.ts'

/** The set or the variable that a name of the workbook means. */
export interface NombreDeLibro {
  /** As it stands there; decisions are kept by its key. */
  nombre: string
  clave: string
  /** A set as "area:Planta", "grupo:Ventas" or "empresa:", a variable by its name; null: it is not brought. */
  destino: string | null
  /** Whether the questionnaire has it by this name. */
  conocido: boolean
}

/** Said by whoever looks at the reading, by key of the workbook's names. Null: not brought. */
export interface DecisionesDeEstudio {
  conjuntos?: Readonly<Record<string, string | null>>
  variables?: Readonly<Record<string, string | null>>
}

export interface EstudioLeido {
  cifras: CifraDeEstudio[]
  /** Cells that say neither a figure nor nothing. */
  problemas: CifraRechazada[]
  conjuntos: NombreDeLibro[]
  variables: NombreDeLibro[]
  /** Why nothing of the workbook can be read. */
  falla: string | null
}

const TITULOS = {
  tipo: /^(tipo|nivel|clase|corte|tipo de (conjunto|corte))$/,
  conjunto:
    /^((area|grupo)s? (o|y) (area|grupo)s?|areas?( de trabajo)?|grupos?( de opinion)?|conjuntos?|nombres?|unidad(es)?|departamentos?|gerencias?|segmentos?|sedes?|poblacion)$/,
  personas:
    /^(n|personas|encuestad[oa]s|encuestas|participantes|respondieron|respondientes|contestaron|casos|base|cantidad|colaboradores|no\.? de personas|numero de personas)$/,
  variable:
    /^(variables?|medidas?|dimension(es)?|sub ?dimension(es)?|factor(es)?|temas?|categorias?|competencias?|aspectos?)$/,
  porcentaje:
    /^(%|% ?(favorable|de satisfaccion|positivo|satisfech[oa]s)|porcentajes?( favorable| de satisfaccion)?|favorables?|favorabilidad|satisfaccion|resultados?|valor|indice|puntaje|calificacion)$/,
} as const

type Campo = keyof typeof TITULOS

const DE_EMPRESA =
  /^(toda la (empresa|organizacion|compania)|empresa|compania|organizacion|total|totales|total (general|empresa)|general|global)$/
/** Titles of a mean of the variables: it is computed of them, as in every round. */
const DE_TODO =
  /^(general|total|promedio( general)?|global|indice (general|global)|satisfaccion general|clima( general| organizacional)?)$/
const NADA = /^([-–—.]+|n\/?[ad]|s\/?d|nd|sin dato(s)?|na)$/
const MAX_ENCABEZADO = 10

const CLASES: readonly (readonly [ClaseDeEstudio, RegExp])[] = [
  ['empresa', /^(empresa|compania|organizacion|total|general|global)$/],
  ['area', /^(areas?( de trabajo)?|gerencias?|direccion(es)?|division(es)?)$/],
  ['grupo', /^(grupos?( de opinion)?|equipos?|departamentos?|unidad(es)?|seccion(es)?)$/],
]

export const toDestino = (clase: ClaseDeEstudio, nombre = ''): string =>
  `${clase}:${clase === 'empresa' ? '' : nombre}`

function readDestino(destino: string): { clase: ClaseDeEstudio; nombre: string } {
  const corte = destino.indexOf(':')
  return { clase: destino.slice(0, corte) as ClaseDeEstudio, nombre: destino.slice(corte + 1) }
}

type Columnas = Record<Campo, number> & { titulos: string[]; desde: number }

/** The row of titles: it names who, and either what and how much or, a column each, the variables. */
function findColumnas({ filas }: Hoja): Columnas | null {
  for (const [lugar, { celdas }] of filas.slice(0, MAX_ENCABEZADO).entries()) {
    const find = (campo: Campo) =>
      celdas.findIndex((celda) => TITULOS[campo].test(getClaveDeNombre(celda).replace(/ ?[.:*]$/, '')))
    const columnas = {
      tipo: find('tipo'),
      conjunto: find('conjunto'),
      personas: find('personas'),
      variable: find('variable'),
      porcentaje: find('porcentaje'),
    }
    if (columnas.conjunto >= 0 && columnas.personas >= 0)
      return { ...columnas, titulos: celdas.map(formatNombre), desde: lugar + 1 }
  }
  return null
}

const NO_SE_ENTIENDE =
  'No se encontró la fila de títulos. Hacen falta una columna «Área o grupo», una «Personas» y una por variable, como en la plantilla.'

/** One figure as it stands in a cell, before names mean anything. */
interface Celda {
  fila: number
  conjunto: string
  tipo: string
  variable: string
  porcentaje: string
  personas: string
}

/** A column a variable, as in our template, or a row a figure. */
function listCeldas({ filas, ocultas = [] }: Hoja, columnas: Columnas): Celda[] {
  const { tipo, conjunto, personas, variable, porcentaje, titulos, desde } = columnas
  const esLarga = variable >= 0 && porcentaje >= 0
  const propias = [tipo, conjunto, personas]
  const deVariables = titulos.flatMap((titulo, i) =>
    titulo && !propias.includes(i) && !ocultas.includes(i) ? [i] : [],
  )
  let anterior = { conjunto: '', tipo: '' }
  return filas.slice(desde).flatMap(({ linea, celdas }) => {
    const read = (i: number) => formatNombre(celdas[i] ?? '')
    if (read(conjunto) || read(tipo)) anterior = { conjunto: read(conjunto), tipo: read(tipo) }
    const comun = { fila: linea, ...anterior, personas: read(personas) }
    return esLarga
      ? [{ ...comun, variable: read(variable), porcentaje: read(porcentaje) }]
      : deVariables.map((i) => ({ ...comun, variable: titulos[i]!, porcentaje: read(i) }))
  })
}

const isCifra = ({ conjunto, tipo, variable, porcentaje }: Celda) =>
  porcentaje !== '' &&
  variable !== '' &&
  (conjunto !== '' || tipo !== '') &&
  !NADA.test(getClaveDeNombre(porcentaje)) &&
  !DE_TODO.test(getClaveDeNombre(variable))

const readNumero = (celda: string): number | null => {
  const limpia = celda.replace(/[%\s]/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(limpia) ? Number(limpia) : null
}

/** A percentage that a spreadsheet formats is a fraction below: so they all are, or none. */
const hasFracciones = (celdas: readonly Celda[]): boolean => {
  const numeros = celdas.flatMap(({ porcentaje }) =>
    porcentaje.includes('%') ? [] : (readNumero(porcentaje) ?? []),
  )
  return numeros.some((numero) => numero > 0) && numeros.every((numero) => numero <= 1)
}

/** "G3 Ventas" is the group "Ventas". */
const cutCodigo = (nombre: string) => nombre.replace(/^g\d{1,4}\s*[-.·:)]?\s+/i, '')

function findConjunto(
  { conjunto, tipo }: Pick<Celda, 'conjunto' | 'tipo'>,
  { areasDeTrabajo, gruposDeOpinion }: Referencia,
  empresa: string,
): { destino: string | null; conocido: boolean } {
  const clase = CLASES.find(([, nombre]) => nombre.test(getClaveDeNombre(tipo)))?.[0]
  const claves = [conjunto, cutCodigo(conjunto)].map(getClaveDeNombre)
  const find = (partes: readonly { nombre: string }[]) =>
    partes.find(({ nombre }) => claves.includes(getClaveDeNombre(nombre)))?.nombre
  if (clase === 'empresa' || DE_EMPRESA.test(claves[0]!) || claves[0] === getClaveDeNombre(empresa))
    return { destino: toDestino('empresa'), conocido: true }
  const area = clase === 'grupo' ? undefined : find(areasDeTrabajo)
  if (area !== undefined) return { destino: toDestino('area', area), conocido: true }
  const grupo = clase === 'area' ? undefined : find(gruposDeOpinion)
  if (grupo !== undefined) return { destino: toDestino('grupo', grupo), conocido: true }
  return { destino: clase ? toDestino(clase, cutCodigo(conjunto)) : null, conocido: false }
}

/** Names in the order of the workbook, each with what it means unless somebody said otherwise. */
function listNombres<T>(
  celdas: readonly T[],
  {
    getNombre,
    getClave,
    find,
    dichos = {},
  }: {
    getNombre: (celda: T) => string
    getClave: (celda: T) => string
    find: (celda: T) => { destino: string | null; conocido: boolean }
    dichos?: Readonly<Record<string, string | null>> | undefined
  },
): NombreDeLibro[] {
  return [...Map.groupBy(celdas, getClave)].map(([clave, [primera]]) => {
    const hallado = find(primera!)
    const dicho = dichos[clave]
    return {
      nombre: getNombre(primera!),
      clave,
      ...hallado,
      ...(dicho === undefined ? {} : { destino: dicho }),
    }
  })
}

const getClaveDeConjunto = ({ conjunto, tipo }: Celda) =>
  `${getClaveDeNombre(tipo)}:${getClaveDeNombre(conjunto)}`

/** As forgiving as a person: titles in one of the first rows, any order of columns, fractions or percentages, a row a set or a row a figure. */
export function readEstudio(
  hojas: readonly Hoja[],
  { referencia, empresa }: { referencia: Referencia; empresa: string },
  decisiones: DecisionesDeEstudio = {},
): EstudioLeido {
  const hallada = hojas
    .map((hoja) => ({ hoja, columnas: findColumnas(hoja) }))
    .find(({ columnas }) => columnas !== null)
  if (!hallada) return { cifras: [], problemas: [], conjuntos: [], variables: [], falla: NO_SE_ENTIENDE }
  const celdas = listCeldas(hallada.hoja, hallada.columnas!).filter(isCifra)
  const deReferencia = new Map(
    listVariables(referencia).map(({ nombre }) => [getClaveDeNombre(nombre), nombre]),
  )
  const conjuntos = listNombres(celdas, {
    getNombre: ({ conjunto, tipo }) => conjunto || tipo,
    getClave: getClaveDeConjunto,
    find: (celda) => findConjunto(celda, referencia, empresa),
    dichos: decisiones.conjuntos,
  })
  const variables = listNombres(celdas, {
    getNombre: ({ variable }) => variable,
    getClave: ({ variable }) => getClaveDeNombre(variable),
    find: ({ variable }) => {
      const destino = deReferencia.get(getClaveDeNombre(variable)) ?? null
      return { destino, conocido: destino !== null }
    },
    dichos: decisiones.variables,
  })
  const destinos = {
    conjuntos: new Map(conjuntos.map(({ clave, destino }) => [clave, destino])),
    variables: new Map(variables.map(({ clave, destino }) => [clave, destino])),
  }
  const veces = hasFracciones(celdas) ? 100 : 1
  const problemas: CifraRechazada[] = []
  const cifras = celdas.flatMap((celda): CifraDeEstudio[] => {
    const conjunto = destinos.conjuntos.get(getClaveDeConjunto(celda))
    const variable = destinos.variables.get(getClaveDeNombre(celda.variable))
    if (!conjunto || !variable) return []
    const numero = readNumero(celda.porcentaje)
    const personas = readCantidad(celda.personas)
    const reject = (motivo: string) => {
      problemas.push({ fila: celda.fila, variable, motivo })
      return []
    }
    if (numero === null) return reject(`«${celda.porcentaje}» no es un porcentaje.`)
    if (personas === null) return reject('Falta de cuántas personas es.')
    return [
      {
        fila: celda.fila,
        ...readDestino(conjunto),
        variable,
        // Seven digits: what a fraction loses on its way is not said.
        porcentaje: Number((numero * (celda.porcentaje.includes('%') ? 1 : veces)).toPrecision(7)),
        personas: Number(personas),
      },
    ]
  })
  const falla =
    celdas.length === 0 ? 'La hoja no trae ninguna cifra. Escribe los porcentajes bajo cada variable.' : null
  return { cifras, problemas, conjuntos, variables, falla }
}
