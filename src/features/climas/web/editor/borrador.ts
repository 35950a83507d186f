import type {
  BaseDeCalculo,
  ClimaInput,
  IndicadorInput,
  Lectura,
  ParteInput,
} from '#domain/climas/clima-input.ts'
import { formatNombre } from '#domain/climas/nombres.ts'
import type { PuntoDeEscala, TipoDeParte } from '#domain/cuestionario/cuestionario.ts'
import { canMedir } from '#domain/cuestionario/tipos-de-parte.ts'

/**
 * The document while it is edited. Everything has a `clave` of its own and refers to others by it. So renaming a variable
 * breaks no part, and a group can only be in one area. Numbers are kept as written.
 */
export type Borrador = {
  idEmpresa: string
  /** The round's name; may be empty. */
  nombre: string
  /** NaN: none was chosen. */
  fechaInicio: number
  fechaLimite: number | null
  baseDeCalculo: BaseDeCalculo
  /** Null: as the server has it. */
  minimoPorGrupo: number | null
  lectura: Lectura
  grupos: Grupo[]
  areas: Area[]
  indicadores: Indicador[]
  tipo: string
  partes: Parte[]
  /** Makes the next clave. */
  siguiente: number
}

export type Grupo = {
  clave: string
  id?: string
  orden: number
  nombre: string
  encuestadosPlaneados: string
  seLeeEnSuArea: boolean
  area: string | null
}

export type Area = { clave: string; id?: string; nombre: string }

export type Indicador = { clave: string; nombre: string; variables: Variable[] }

export type Variable = { clave: string; nombre: string; descripcion: string; factores: Factor[] }

export type Factor = { clave: string; nombre: string; positiva: boolean }

export type Parte = {
  clave: string
  id?: string
  orden: number
  tipo: TipoDeParte
  /** The variable of a part that measures. */
  variable: string | null
  /** Staff's name for any other part. */
  nombre: string
  preguntaGeneral: string
  cantidadDeOpciones: string
  /** For the seniority part. */
  enOrden: boolean
  /** Points of a scale; empty of any other. */
  puntos: readonly PuntoDeEscala[]
  eNPS: boolean
  preguntas: Pregunta[]
}

/** A part's own open question stands among the others: it takes its place by orden like them. */
export type Pregunta = {
  clave: string
  id?: string
  orden: number
  abierta: boolean
  pregunta: string
  factor: string | null
  /** null: its factor's. */
  positiva: boolean | null
  NoAplica: boolean
}

export type Nodo = Grupo | Area | Indicador | Variable | Factor | Parte | Pregunta

/** From a storage that knows no NaN. */
export const restoreBorrador = (guardado: Borrador): Borrador => ({
  ...guardado,
  fechaInicio: guardado.fechaInicio ?? Number.NaN,
})

type ConId = { id?: string | null }
type NewClave = (elemento: ConId) => string

const keepId = ({ id }: ConId) => (id ? { id } : {})

/** The document as it is edited. What has an id is known by it; the rest gets a clave. */
export function toBorrador(documento: ClimaInput): Borrador {
  let siguiente = 0
  const newClave: NewClave = ({ id }) => id ?? `n${siguiente++}`
  const areas = documento.areasDeTrabajo.map(
    (area): Area => ({ clave: newClave(area), ...keepId(area), nombre: area.nombre }),
  )
  const indicadores = documento.indicadoresDeMedicion.map((indicador) => toIndicador(indicador, newClave))
  const partes = sortByOrden(documento.cuestionario.partesCuestionario).map((parte) =>
    toParte(parte, indicadores, newClave),
  )
  return {
    idEmpresa: documento.idEmpresa,
    nombre: documento.nombre ?? '',
    fechaInicio: documento.fechaInicio,
    fechaLimite: documento.fechaLimite ?? null,
    baseDeCalculo: documento.baseDeCalculo ?? 'encuestados',
    minimoPorGrupo: documento.minimoPorGrupo ?? null,
    lectura: documento.lectura ?? 'grupos',
    grupos: sortByOrden(documento.gruposDeOpinion).map((grupo): Grupo => {
      const area = documento.areasDeTrabajo.findIndex((a) => a.gruposDeOpinion.includes(grupo.orden))
      return {
        clave: newClave(grupo),
        ...keepId(grupo),
        orden: grupo.orden,
        nombre: grupo.nombre,
        encuestadosPlaneados: String(grupo.encuestadosPlaneados),
        seLeeEnSuArea: grupo.seLeeEnSuArea ?? false,
        area: areas[area]?.clave ?? null,
      }
    }),
    areas,
    indicadores,
    tipo: documento.cuestionario.tipo,
    partes,
    siguiente,
  }
}

function toIndicador({ nombre, variables }: IndicadorInput, newClave: NewClave): Indicador {
  return {
    clave: newClave({}),
    nombre,
    variables: variables.map((variable) => ({
      clave: newClave({}),
      nombre: variable.nombre,
      descripcion: variable.descripcion,
      factores: variable.factoresEvaluados.map((factor) => ({ clave: newClave({}), ...factor })),
    })),
  }
}

function toParte(parte: ParteInput, indicadores: Indicador[], newClave: NewClave): Parte {
  const mide = canMedir(parte.tipo)
  const variable = mide
    ? indicadores
        .flatMap(({ variables }) => variables)
        .find(({ nombre }) => formatNombre(nombre) === formatNombre(parte.variable ?? ''))
    : undefined
  const preguntas = parte.preguntas.map((pregunta): Pregunta => {
    const factor = variable?.factores.find(
      ({ nombre }) => formatNombre(nombre) === formatNombre(pregunta.factorEvaluado ?? ''),
    )
    return {
      clave: newClave(pregunta),
      ...keepId(pregunta),
      orden: pregunta.orden,
      abierta: false,
      pregunta: pregunta.pregunta,
      factor: factor?.clave ?? null,
      positiva: pregunta.positiva ?? null,
      NoAplica: pregunta.NoAplica ?? false,
    }
  })
  const { preguntaAbierta: abierta } = parte
  if (abierta)
    preguntas.push({
      clave: newClave(abierta),
      ...keepId(abierta),
      orden: abierta.orden,
      abierta: true,
      pregunta: abierta.pregunta,
      factor: null,
      positiva: null,
      NoAplica: false,
    })
  return {
    clave: newClave(parte),
    ...keepId(parte),
    orden: parte.orden,
    tipo: parte.tipo,
    variable: variable?.clave ?? null,
    nombre: mide ? '' : (parte.variable ?? ''),
    preguntaGeneral: parte.preguntaGeneral ?? '',
    cantidadDeOpciones: parte.cantidadDeOpciones == null ? '' : String(parte.cantidadDeOpciones),
    enOrden: parte.enOrden ?? true,
    puntos: parte.puntos ?? [],
    eNPS: parte.eNPS ?? false,
    preguntas: sortByOrden(preguntas),
  }
}

function sortByOrden<T extends { orden: number }>(elementos: readonly T[]): T[] {
  return [...elementos].sort((a, b) => a.orden - b.orden)
}
