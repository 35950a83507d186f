import { getReglas, isDeVariable } from '../cuestionario/tipos-de-parte.ts'
import type { ClimaInput, IndicadorInput, ParteInput, PreguntaInput } from './clima-input.ts'
import type {
  AreaDeTrabajo,
  Clima,
  Definicion,
  GrupoDeOpinion,
  ParteDefinida,
  PreguntaDefinida,
} from './definicion.ts'
import { MINIMO_POR_GRUPO } from './minimo-por-grupo.ts'
import { formatNombre } from './nombres.ts'

/** Parts that a document may leave out; and where ids and sheet positions come from: new ones, or those kept from before. */
export type Origen = {
  omitidos: Pick<Clima, 'baseDeCalculo' | 'minimoPorGrupo'> & { definicion?: Definicion }
  getId: (dado: string | null | undefined) => string
  getPosicion: (idPregunta: string) => number
}

/** A new climate from a document that checkClima accepts. Ids in it are ignored: they belong to another climate. */
export function createClima(input: ClimaInput, newId: () => string): Clima {
  let posicion = 0
  return formatClima(input, {
    omitidos: { baseDeCalculo: 'encuestados', minimoPorGrupo: MINIMO_POR_GRUPO },
    getId: newId,
    getPosicion: () => posicion++,
  })
}

export function formatClima(input: ClimaInput, origen: Origen): Clima {
  return {
    idEmpresa: input.idEmpresa,
    nombre: formatNombre(input.nombre ?? '') || null,
    fechaInicio: input.fechaInicio,
    fechaLimite: input.fechaLimite ?? null,
    baseDeCalculo: input.baseDeCalculo ?? origen.omitidos.baseDeCalculo,
    minimoPorGrupo: input.minimoPorGrupo ?? origen.omitidos.minimoPorGrupo,
    definicion: formatDefinicion(input, origen),
  }
}

/** Choices of staff are stored only where they differ: an equal structure is an equal document. */
function formatDefinicion(input: ClimaInput, origen: Origen): Definicion {
  const previa = origen.omitidos.definicion
  const gruposDeOpinion = sortByOrden(input.gruposDeOpinion).map(
    ({ id, orden, nombre, encuestadosPlaneados, seLeeEnSuArea }): GrupoDeOpinion => ({
      id: origen.getId(id),
      orden,
      nombre: formatNombre(nombre),
      encuestadosPlaneados,
      ...((seLeeEnSuArea ?? previa?.gruposDeOpinion.find((grupo) => grupo.id === id)?.seLeeEnSuArea) && {
        seLeeEnSuArea: true,
      }),
    }),
  )
  const areasDeTrabajo = input.areasDeTrabajo.map(
    (area): AreaDeTrabajo => ({
      id: origen.getId(area.id),
      nombre: formatNombre(area.nombre),
      idsGruposDeOpinion: gruposDeOpinion
        .filter(({ orden }) => area.gruposDeOpinion.includes(orden))
        .map(({ id }) => id),
    }),
  )
  return {
    gruposDeOpinion,
    areasDeTrabajo,
    indicadoresDeMedicion: input.indicadoresDeMedicion.map(formatIndicador),
    cuestionario: {
      tipo: input.cuestionario.tipo.trim(),
      partesCuestionario: sortByOrden(input.cuestionario.partesCuestionario).map((parte) =>
        formatParte(parte, origen),
      ),
    },
    ...((input.lectura ?? previa?.lectura) === 'areas' && { lectura: 'areas' as const }),
  }
}

function formatIndicador({ nombre, variables }: IndicadorInput): IndicadorInput {
  return {
    nombre: formatNombre(nombre),
    variables: variables.map((variable) => ({
      nombre: formatNombre(variable.nombre),
      descripcion: variable.descripcion.trim(),
      factoresEvaluados: variable.factoresEvaluados.map((factor) => ({
        nombre: formatNombre(factor.nombre),
        positiva: factor.positiva,
      })),
    })),
  }
}

function formatParte(parte: ParteInput, origen: Origen): ParteDefinida {
  const { tipo, orden, preguntaAbierta: abierta } = parte
  const id = origen.getId(parte.id)
  const preguntas = sortByOrden(parte.preguntas).map((pregunta) => formatPregunta(pregunta, parte, origen))
  const idAbierta = abierta && origen.getId(abierta.id)
  return {
    id,
    orden,
    tipo,
    variable: formatNombre(parte.variable ?? '') || null,
    preguntaGeneral: parte.preguntaGeneral?.trim() || null,
    preguntaAbierta:
      abierta && idAbierta
        ? {
            id: idAbierta,
            orden: abierta.orden,
            pregunta: formatNombre(abierta.pregunta),
            posicion: origen.getPosicion(idAbierta),
          }
        : null,
    cantidadDeOpciones: tipo === 'seleccionMultiple' ? (parte.cantidadDeOpciones ?? null) : null,
    preguntas,
    ...(tipo === 'tiempoDeLaborarEnEmpresa' && !getEnOrden(parte, origen.omitidos) && { enOrden: false }),
    ...(tipo === 'escala' && {
      puntos: (parte.puntos ?? []).map(({ texto, favorable }) => ({ texto: formatNombre(texto), favorable })),
    }),
    ...(tipo === 'escala' && parte.eNPS && { eNPS: true }),
  }
}

const getEnOrden = ({ id, enOrden }: ParteInput, { definicion }: Origen['omitidos']): boolean =>
  enOrden ?? definicion?.cuestionario.partesCuestionario.find((parte) => parte.id === id)?.enOrden ?? true

/** Fields that mean nothing for the part's type are left out. */
function formatPregunta(pregunta: PreguntaInput, parte: ParteInput, origen: Origen): PreguntaDefinida {
  const id = origen.getId(pregunta.id)
  return {
    id,
    orden: pregunta.orden,
    pregunta: formatNombre(pregunta.pregunta),
    factorEvaluado: isDeVariable({ tipo: parte.tipo, variable: formatNombre(parte.variable ?? '') })
      ? formatNombre(pregunta.factorEvaluado ?? '') || null
      : null,
    positiva: parte.tipo === 'smile' ? (pregunta.positiva ?? null) : null,
    NoAplica: getReglas(parte.tipo).conNoAplica && (pregunta.NoAplica ?? false),
    posicion: origen.getPosicion(id),
  }
}

function sortByOrden<T extends { orden: number }>(elementos: readonly T[]): T[] {
  return [...elementos].sort((a, b) => a.orden - b.orden)
}
