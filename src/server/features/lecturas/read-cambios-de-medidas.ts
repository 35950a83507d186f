import { type Cambio, listCambiosDeMedidas } from '../../../domain/lecturas/cambio.ts'
import type { AppContext } from '../../context.ts'
import type { ClimaConParticipacion } from '../climas/clima-guardado.ts'
import { presentComparabilidad } from './present-cambio.ts'
import { readComparacion } from './read-comparacion.ts'

/** How sure every difference of the whole company is, and what does not compare or does because staff say so. */
export async function readCambiosDeMedidas(
  ctx: Pick<AppContext, 'db' | 'config'>,
  clima: ClimaConParticipacion,
  comparado: ClimaConParticipacion,
): Promise<{ cambios: Map<string, Cambio>; notas: string[]; noComparables: Map<string, string> }> {
  const comparacion = await readComparacion(ctx, clima, comparado)
  const anios = [String(clima.anio), String(comparado.anio)] as const
  const noComparables = new Map<string, string>()
  const notas = [...comparacion.comparabilidades].flatMap(([variable, comparabilidad]) => {
    const { tipo, motivo } = presentComparabilidad(variable, comparabilidad, anios)
    if (!motivo) return []
    if (tipo === 'declarada') return [motivo]
    const nota = `${variable} no es comparable. ${motivo}`
    noComparables.set(variable, nota)
    return [nota]
  })
  return { cambios: listCambiosDeMedidas(comparacion), notas, noComparables }
}
