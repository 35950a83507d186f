import type { BaseDeCalculo } from '../climas/clima-input.ts'
import type { AreaDeTrabajo, Definicion, GrupoDeOpinion } from '../climas/definicion.ts'
import type { Cubo } from './cubo.ts'
import { type Conjunto, sumRecuento } from './recuento.ts'
import { createComputeSatisfaccion, type Satisfaccion } from './satisfaccion.ts'

/** participacion: the set's share of the respondents with at least one answer (seniority: of those who gave one). */
export type SatisfaccionDeParte = Satisfaccion & { participacion: number | null }

export type GrupoConResultado = GrupoDeOpinion & SatisfaccionDeParte
export type AreaConResultado = AreaDeTrabajo & SatisfaccionDeParte
export type AntiguedadConResultado = { id: string; nombre: string } & SatisfaccionDeParte

export type Resultados = {
  general: Satisfaccion
  gruposDeOpinion: GrupoConResultado[]
  areasDeTrabajo: AreaConResultado[]
  antiguedades: AntiguedadConResultado[]
}

export function computeResultados(definicion: Definicion, base: BaseDeCalculo, cubo: Cubo): Resultados {
  const computeSatisfaccion = createComputeSatisfaccion(definicion, base)
  const compute = (conjunto: Conjunto) => computeSatisfaccion(sumRecuento(cubo, conjunto))
  const general = compute('todos')
  const addParticipacion = <T extends Satisfaccion>(partes: readonly T[], total: number) =>
    partes.map((parte) => ({ ...parte, participacion: total === 0 ? null : parte.encuestados / total }))

  const grupos = definicion.gruposDeOpinion.map((grupo) => ({
    ...grupo,
    ...compute({ idsGruposDeOpinion: [grupo.id] }),
  }))
  const areas = definicion.areasDeTrabajo.map((area) => ({ ...area, ...compute(area) }))
  const antiguedades = listAntiguedades(definicion).map((antiguedad) => ({
    ...antiguedad,
    ...compute({ idAntiguedad: antiguedad.id }),
  }))
  const conAntiguedad = antiguedades.reduce((suma, { encuestados }) => suma + encuestados, 0)
  return {
    general,
    gruposDeOpinion: addParticipacion(grupos, general.encuestados),
    areasDeTrabajo: addParticipacion(areas, general.encuestados),
    antiguedades: addParticipacion(antiguedades, conAntiguedad),
  }
}

export function listAntiguedades({ cuestionario }: Definicion): { id: string; nombre: string }[] {
  const parte = cuestionario.partesCuestionario.find(({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa')
  return parte?.preguntas.map(({ id, pregunta }) => ({ id, nombre: pregunta })) ?? []
}
