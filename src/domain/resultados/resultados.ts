import type { BaseDeCalculo } from '../climas/clima-input.ts'
import type { AreaDeTrabajo, Definicion, GrupoDeOpinion } from '../climas/definicion.ts'
import type { Fuente, ParteContada } from './fuente.ts'
import { createComputeSatisfaccion, type Satisfaccion } from './satisfaccion.ts'
import type { ClaseDeConjunto } from './supresion/patron.ts'

export type SatisfaccionDeParte = Satisfaccion & Omit<ParteContada, 'recuento'>

export type GrupoConResultado = GrupoDeOpinion & SatisfaccionDeParte
export type AreaConResultado = AreaDeTrabajo & SatisfaccionDeParte
export type AntiguedadConResultado = { id: string; nombre: string } & SatisfaccionDeParte

export type Resultados = {
  general: Satisfaccion
  gruposDeOpinion: GrupoConResultado[]
  areasDeTrabajo: AreaConResultado[]
  antiguedades: AntiguedadConResultado[]
}

export function computeResultados(definicion: Definicion, base: BaseDeCalculo, fuente: Fuente): Resultados {
  const computeSatisfaccion = createComputeSatisfaccion(definicion, base)
  const computePartes = <T extends { id: string }>(clase: ClaseDeConjunto, partes: readonly T[]) =>
    partes.map((parte): T & SatisfaccionDeParte => {
      const { recuento, ...contada } = fuente.getParte(clase, parte.id)
      return { ...parte, ...computeSatisfaccion(recuento), ...contada }
    })
  return {
    general: computeSatisfaccion(fuente.general),
    gruposDeOpinion: computePartes('grupos', definicion.gruposDeOpinion),
    areasDeTrabajo: computePartes('areas', definicion.areasDeTrabajo),
    antiguedades: computePartes('antiguedades', listAntiguedades(definicion)),
  }
}

export function listAntiguedades({ cuestionario }: Definicion): { id: string; nombre: string }[] {
  const parte = cuestionario.partesCuestionario.find(({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa')
  return parte?.preguntas.map(({ id, pregunta }) => ({ id, nombre: pregunta })) ?? []
}
