import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { createClimaDePlantilla } from '#domain/climas/plantilla.ts'
import { computeFinDeDia, getDia } from '#domain/fechas/dia.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { RondaDemo } from './ronda.ts'

/** The first round did not ask about it yet: rounds do not always match, and comparing them has to show that. */
const FACTOR_NUEVO = { nombre: 'Prevención del acoso', desde: 2024 }

function leaveOut(clima: ClimaInput, factor: string): ClimaInput {
  return {
    ...clima,
    indicadoresDeMedicion: clima.indicadoresDeMedicion.map((indicador) => ({
      ...indicador,
      variables: indicador.variables.map((variable) => ({
        ...variable,
        factoresEvaluados: variable.factoresEvaluados.filter(({ nombre }) => nombre !== factor),
      })),
    })),
    cuestionario: {
      ...clima.cuestionario,
      partesCuestionario: clima.cuestionario.partesCuestionario.map((parte) => ({
        ...parte,
        preguntas: parte.preguntas.filter(({ factorEvaluado }) => factorEvaluado !== factor),
      })),
    },
  }
}

/** Most of it is over: some groups keep pace, others do not. */
const DIAS_EN_MARCHA = { desde: 42, hasta: 16 }

type Reloj = { ahora: number; timeZone: string }

function computeFechas({ anio, mes, activa }: RondaDemo, { ahora, timeZone }: Reloj) {
  // Noon, so that the day is the same wherever the firm is.
  if (!activa) return { fechaInicio: Date.UTC(anio, mes - 1, 4, 18) }
  return {
    fechaInicio: ahora - DIAS_EN_MARCHA.desde * DIA_MS,
    fechaLimite: computeFinDeDia(getDia(ahora + DIAS_EN_MARCHA.hasta * DIA_MS, timeZone), timeZone),
  }
}

/** A round's document: the template, with the groups and areas of the company. */
export function buildClimaDemo(idEmpresa: string, ronda: RondaDemo, reloj: Reloj): ClimaInput {
  const { anio, grupos } = ronda
  const { fechaInicio, fechaLimite = null } = computeFechas(ronda, reloj)
  const plantilla = createClimaDePlantilla({ idEmpresa, fechaInicio })
  const areas = [...new Set(grupos.map(({ area }) => area))]
  const clima: ClimaInput = {
    ...plantilla,
    fechaLimite,
    gruposDeOpinion: grupos.map(({ nombre, encuestadosPlaneados }, i) => ({
      orden: i + 1,
      nombre,
      encuestadosPlaneados,
    })),
    areasDeTrabajo: areas.map((nombre) => ({
      nombre,
      gruposDeOpinion: grupos.flatMap(({ area }, i) => (area === nombre ? [i + 1] : [])),
    })),
  }
  return anio < FACTOR_NUEVO.desde ? leaveOut(clima, FACTOR_NUEVO.nombre) : clima
}
