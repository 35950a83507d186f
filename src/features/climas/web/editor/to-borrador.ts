import type { ClimaInput, IndicadorInput, ParteInput } from '#domain/climas/clima-input.ts'
import { formatNombre } from '#domain/climas/nombres.ts'
import type { Area, Borrador, Grupo, Indicador, Parte, Pregunta } from './borrador.ts'

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
    fechaInicio: documento.fechaInicio,
    fechaLimite: documento.fechaLimite ?? null,
    baseDeCalculo: documento.baseDeCalculo ?? 'encuestados',
    minimoPorGrupo: documento.minimoPorGrupo ?? null,
    grupos: sortByOrden(documento.gruposDeOpinion).map((grupo): Grupo => {
      const area = documento.areasDeTrabajo.findIndex((a) => a.gruposDeOpinion.includes(grupo.orden))
      return {
        clave: newClave(grupo),
        ...keepId(grupo),
        orden: grupo.orden,
        nombre: grupo.nombre,
        encuestadosPlaneados: String(grupo.encuestadosPlaneados),
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
  const isSmile = parte.tipo === 'smile'
  const variable = isSmile
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
    nombre: isSmile ? '' : (parte.variable ?? ''),
    preguntaGeneral: parte.preguntaGeneral ?? '',
    cantidadDeOpciones: parte.cantidadDeOpciones == null ? '' : String(parte.cantidadDeOpciones),
    preguntas: sortByOrden(preguntas),
  }
}

function sortByOrden<T extends { orden: number }>(elementos: readonly T[]): T[] {
  return [...elementos].sort((a, b) => a.orden - b.orden)
}
