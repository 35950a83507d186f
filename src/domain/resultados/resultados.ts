import type { BaseDeCalculo } from '../climas/clima-input.ts'
import type { AreaDeTrabajo, Definicion, GrupoDeOpinion } from '../climas/definicion.ts'
import type { Fuente, ParteContada } from './fuente.ts'
import { lazy } from './lazy.ts'
import { createComputeSatisfaccion, type Satisfaccion } from './satisfaccion.ts'
import type { ClaseDeConjunto } from './supresion/patron.ts'

export type SatisfaccionDeParte = Satisfaccion & Omit<ParteContada, 'recuento'>

export type GrupoConResultado = GrupoDeOpinion & SatisfaccionDeParte
export type AreaConResultado = AreaDeTrabajo & SatisfaccionDeParte
export type AntiguedadConResultado = { id: string; nombre: string } & SatisfaccionDeParte

/** Each part is computed for whoever asks first: a climate has dozens of sets of people, and no view shows them all. */
export type Resultados = {
  readonly general: Satisfaccion
  readonly gruposDeOpinion: GrupoConResultado[]
  readonly areasDeTrabajo: AreaConResultado[]
  readonly antiguedades: AntiguedadConResultado[]
}

export function computeResultados(definicion: Definicion, base: BaseDeCalculo, fuente: Fuente): Resultados {
  const computeSatisfaccion = createComputeSatisfaccion(definicion, base)
  const computePartes = <T extends { id: string }>(clase: ClaseDeConjunto, partes: readonly T[]) =>
    partes.map((parte): T & SatisfaccionDeParte => {
      const { recuento, ...contada } = fuente.getParte(clase, parte.id)
      return { ...parte, ...computeSatisfaccion(recuento), ...contada }
    })
  const general = lazy(() => computeSatisfaccion(fuente.general))
  const grupos = lazy(() => computePartes('grupos', definicion.gruposDeOpinion))
  const areas = lazy(() => computePartes('areas', definicion.areasDeTrabajo))
  const antiguedades = lazy(() => computePartes('antiguedades', listAntiguedades(definicion)))
  return {
    get general() {
      return general()
    },
    get gruposDeOpinion() {
      return grupos()
    },
    get areasDeTrabajo() {
      return areas()
    },
    get antiguedades() {
      return antiguedades()
    },
  }
}

export function listAntiguedades({ cuestionario }: Definicion): { id: string; nombre: string }[] {
  const parte = cuestionario.partesCuestionario.find(({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa')
  return parte?.preguntas.map(({ id, pregunta }) => ({ id, nombre: pregunta })) ?? []
}
