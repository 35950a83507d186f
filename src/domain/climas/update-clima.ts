import { listCasillas } from '../encuesta/hoja.ts'
import type { ClimaInput } from './clima-input.ts'
import { createClima, formatClima } from './create-clima.ts'
import type { Clima, Definicion, GrupoDeOpinion } from './definicion.ts'
import { exportClima } from './documento.ts'
import { isMismaEstructura } from './estructura.ts'

/**
 * The climate after an update that checkClima accepts. What carries an id keeps it, and a question its place on
 * the sheet; the rest is new. A document without any id that says the same structure is the same structure.
 */
export function updateClima(actual: Clima, input: ClimaInput, newId: () => string): Clima {
  const posiciones = new Map(
    listCasillas(actual.definicion.cuestionario).map(({ idPregunta, posicion }) => [idPregunta, posicion]),
  )
  const conIds = hasIds(input) ? input : addIds(actual, input)
  const ocupadas = new Set(listIdsDePreguntas(conIds).flatMap((id) => posiciones.get(id) ?? []))
  let libre = 0
  const nuevo = formatClima(conIds, {
    omitidos: actual,
    getId: (dado) => dado ?? newId(),
    getPosicion: (id) => {
      const suya = posiciones.get(id)
      if (suya !== undefined) return suya
      while (ocupadas.has(libre)) libre++
      return libre++
    },
  })
  const { correcciones, nombresDeTramos } = actual.definicion
  return {
    ...nuevo,
    definicion: {
      ...nuevo.definicion,
      ...(correcciones && { correcciones }),
      ...(nombresDeTramos && { nombresDeTramos }),
    },
  }
}

/** Groups of the structure before that the new one no longer has. */
export function listGruposQuitados(actual: Definicion, nueva: Definicion): GrupoDeOpinion[] {
  const quedan = new Set(nueva.gruposDeOpinion.map(({ id }) => id))
  return actual.gruposDeOpinion.filter(({ id }) => !quedan.has(id))
}

function listIdsDePreguntas({ cuestionario }: ClimaInput): string[] {
  return cuestionario.partesCuestionario
    .flatMap((parte) => [...parte.preguntas, ...(parte.preguntaAbierta ? [parte.preguntaAbierta] : [])])
    .flatMap(({ id }) => id ?? [])
}

function hasIds(input: ClimaInput): boolean {
  const elementos = [
    ...input.gruposDeOpinion,
    ...input.areasDeTrabajo,
    ...input.cuestionario.partesCuestionario,
  ]
  return elementos.some(({ id }) => id != null) || listIdsDePreguntas(input).length > 0
}

/** An exported file sent back as it was must not give everything a new identity. */
function addIds(actual: Clima, input: ClimaInput): ClimaInput {
  const count = () => {
    let n = 0
    return () => String(n++)
  }
  const propia = createClima(exportClima(actual), count())
  const recibida = createClima(input, count())
  if (!isMismaEstructura(propia.definicion, recibida.definicion)) return input
  const { definicion } = actual
  const gruposDeOpinion = definicion.gruposDeOpinion.map((grupo, i) => ({
    ...grupo,
    encuestadosPlaneados:
      recibida.definicion.gruposDeOpinion[i]?.encuestadosPlaneados ?? grupo.encuestadosPlaneados,
    seLeeEnSuArea:
      input.gruposDeOpinion.find(({ orden }) => orden === grupo.orden)?.seLeeEnSuArea ??
      grupo.seLeeEnSuArea ??
      false,
  }))
  const conIds = exportClima(
    { ...recibida, definicion: { ...definicion, gruposDeOpinion } },
    { conIds: true },
  )
  const { baseDeCalculo, minimoPorGrupo, lectura } = input
  return { ...conIds, baseDeCalculo, minimoPorGrupo, lectura }
}
