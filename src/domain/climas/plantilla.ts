import type { ClimaInput, IndicadorInput, ParteInput } from './clima-input.ts'
import { MINIMO_POR_GRUPO } from './minimo-por-grupo.ts'
import { compensacionYDesarrollo } from './plantilla/compensacion-y-desarrollo.ts'
import { compromisoYConvivencia } from './plantilla/compromiso-y-convivencia.ts'
import { comunicacionYColaboracion } from './plantilla/comunicacion-y-colaboracion.ts'
import { condicionesDeTrabajo } from './plantilla/condiciones-de-trabajo.ts'
import { direccionYOrganizacion } from './plantilla/direccion-y-organizacion.ts'
import { liderazgo } from './plantilla/liderazgo.ts'
import { partesComplementarias } from './plantilla/partes-complementarias.ts'
import {
  GRUPOS_DE_PLANTILLA,
  type IndicadorDePlantilla,
  type VariableDePlantilla,
} from './plantilla/piezas.ts'

const INDICADORES: readonly IndicadorDePlantilla[] = [
  direccionYOrganizacion,
  liderazgo,
  comunicacionYColaboracion,
  condicionesDeTrabajo,
  compensacionYDesarrollo,
  compromisoYConvivencia,
]

const AREAS = [
  { nombre: 'Oficinas centrales', gruposDeOpinion: [1, 2] },
  { nombre: 'Producción', gruposDeOpinion: [3, 4] },
  { nombre: 'Comercial y distribución', gruposDeOpinion: [5, 6] },
]

/** A complete climate study, ready to be adapted: one page of five faces per variable, then the rest. */
export function createClimaDePlantilla(propio: Pick<ClimaInput, 'idEmpresa' | 'fechaInicio'>): ClimaInput {
  const partes = [...INDICADORES.flatMap(({ variables }) => variables).map(toParte), ...partesComplementarias]
  return {
    idEmpresa: propio.idEmpresa,
    fechaInicio: propio.fechaInicio,
    fechaLimite: null,
    baseDeCalculo: 'encuestados',
    minimoPorGrupo: MINIMO_POR_GRUPO,
    gruposDeOpinion: GRUPOS_DE_PLANTILLA,
    areasDeTrabajo: AREAS,
    indicadoresDeMedicion: INDICADORES.map(toIndicador),
    cuestionario: {
      tipo: 'Clima organizacional',
      partesCuestionario: partes.map((parte, i) => ({ orden: i + 1, ...parte })),
    },
  }
}

function toIndicador({ nombre, variables }: IndicadorDePlantilla): IndicadorInput {
  return {
    nombre,
    variables: variables.map((variable) => ({
      nombre: variable.nombre,
      descripcion: variable.descripcion,
      factoresEvaluados: variable.factores.map((factor) => ({ nombre: factor.nombre, positiva: true })),
    })),
  }
}

function toParte({ nombre, preguntaGeneral, factores }: VariableDePlantilla): Omit<ParteInput, 'orden'> {
  const preguntas = factores.flatMap((factor) =>
    factor.preguntas.map((pregunta) => ({ ...pregunta, factorEvaluado: factor.nombre })),
  )
  return {
    tipo: 'smile',
    variable: nombre,
    preguntaGeneral,
    preguntas: preguntas.map((pregunta, i) => ({ orden: i + 1, ...pregunta })),
  }
}
