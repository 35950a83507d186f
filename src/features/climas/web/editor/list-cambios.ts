import type { ClimaInput } from '#domain/climas/clima-input.ts'

/** The document as it was read, and which one that was. */
export interface Leido {
  documento: ClimaInput
  revision: string
}

const PARTES: [rotulo: string, read: (documento: ClimaInput) => unknown][] = [
  ['Las fechas', ({ fechaInicio, fechaLimite }) => [fechaInicio, fechaLimite]],
  ['La base de cálculo', ({ baseDeCalculo }) => baseDeCalculo],
  ['El mínimo por grupo', ({ minimoPorGrupo }) => minimoPorGrupo],
  ['La empresa', ({ idEmpresa }) => idEmpresa],
  ['Los grupos de opinión', ({ gruposDeOpinion }) => gruposDeOpinion],
  ['Las áreas de trabajo', ({ areasDeTrabajo }) => areasDeTrabajo],
  ['Los indicadores de medición', ({ indicadoresDeMedicion }) => indicadoresDeMedicion],
  ['El cuestionario', ({ cuestionario }) => cuestionario],
]

/** Which parts of it somebody else changed. */
export const listCambios = (antes: Leido, ahora: Leido): string[] =>
  PARTES.filter(
    ([, read]) => JSON.stringify(read(antes.documento)) !== JSON.stringify(read(ahora.documento)),
  ).map(([rotulo]) => rotulo)
