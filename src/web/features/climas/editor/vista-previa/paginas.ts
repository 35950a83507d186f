import { createClima } from '../../../../../domain/climas/create-clima.ts'
import { settlePositivas } from '../../../../../domain/climas/positivas.ts'
import { listNumeros } from '../../../../../domain/cuestionario/preguntas-de-parte.ts'
import { findSiguienteLote, type Lote } from '../../../../../domain/encuesta/avance.ts'
import type { Borrador } from '../borrador.ts'
import { toClimaInput } from '../to-clima-input.ts'

/** Every page a respondent goes through from the start, and the number each question carries. */
export function listPaginas(borrador: Borrador): { lotes: Lote[]; numeros: Map<string, number> } {
  let n = 0
  const cuestionario = settlePositivas(createClima(toClimaInput(borrador), () => `p${n++}`).definicion)
  const contestadas = new Set<string>()
  const lotes: Lote[] = []
  for (;;) {
    const lote = findSiguienteLote(cuestionario, contestadas)
    if (!lote) return { lotes, numeros: listNumeros(cuestionario) }
    lotes.push(lote)
    for (const { id } of lote.preguntas) contestadas.add(id)
  }
}
