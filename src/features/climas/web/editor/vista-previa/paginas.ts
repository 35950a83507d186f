import { createClima } from '#domain/climas/create-clima.ts'
import { settlePositivas } from '#domain/climas/positivas.ts'
import { listNumeros } from '#domain/cuestionario/preguntas-de-parte.ts'
import { findSiguienteTanda, type TandaDePreguntas } from '#domain/encuesta/avance.ts'
import type { Borrador } from '../borrador.ts'
import { toClimaInput } from '../to-clima-input.ts'

/** Every page a respondent goes through from the start, and the number each question carries. */
export function listPaginas(borrador: Borrador): {
  tandas: TandaDePreguntas[]
  numeros: Map<string, number>
} {
  let n = 0
  const cuestionario = settlePositivas(createClima(toClimaInput(borrador), () => `p${n++}`).definicion)
  const contestadas = new Set<string>()
  const tandas: TandaDePreguntas[] = []
  for (;;) {
    const tanda = findSiguienteTanda(cuestionario, contestadas)
    if (!tanda) return { tandas, numeros: listNumeros(cuestionario) }
    tandas.push(tanda)
    for (const { id } of tanda.preguntas) contestadas.add(id)
  }
}
