import type { Definicion } from '../../../climas/definicion.ts'
import { createCubo } from '../../cubo.ts'
import { addHoja } from '../../testing/add-hoja.ts'
import type { Encuestado } from '../../testing/random-hojas.ts'
import { type BloqueContado, computeBloque } from '../compute-bloque.ts'

/** All steps at once. */
export function countBloque(
  definicion: Definicion,
  encuestados: readonly Encuestado[],
  { minimo }: { minimo: number },
): BloqueContado | null {
  const cubo = createCubo(definicion)
  for (const { idGrupoDeOpinion, hoja } of encuestados) addHoja(cubo, idGrupoDeOpinion, hoja)
  const pasos = computeBloque({ definicion, cubo, minimo, previos: [] })
  for (let paso = pasos.next(); ; paso = pasos.next()) if (paso.done) return paso.value
}
