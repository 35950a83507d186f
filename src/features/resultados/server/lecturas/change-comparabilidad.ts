import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import { alignNombres } from '#domain/lecturas/align-nombres.ts'
import { type Comparabilidad, compareVariables, hasCambios } from '#domain/lecturas/comparabilidad.ts'
import { changeClima } from '#features/climas/server/change-clima.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { badUserInput, notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { deleteDeclaracion, saveDeclaracion } from './lecturas-store.ts'

export type ComparabilidadDeclarada = {
  variable: string
  comparabilidad: Comparabilidad
  /** Of the later round and the earlier one. */
  anios: readonly [string, string]
}

/** Staff stand for it that a variable is the same in two rounds in spite of what changed, or take it back. */
export function changeComparabilidad(
  ctx: RequestContext,
  pedido: { idClima: string; idComparado: string; variable: string; comparable: boolean },
): Promise<ComparabilidadDeclarada> {
  const { idClima, idComparado, comparable } = pedido
  return changeClima(ctx, idClima, async (tx, clima) => {
    const anterior = await requireClima(tx, idComparado)
    if (anterior.idEmpresa !== clima.idEmpresa || anterior.anio >= clima.anio)
      throw notFound('Esa ronda no se puede comparar con esta.')
    const clave = getClaveDeNombre(pedido.variable)
    const [variable, comparabilidad] =
      [...compareVariables(clima.definicion, alignNombres(anterior.definicion, clima.definicion))].find(
        ([nombre]) => getClaveDeNombre(nombre) === clave,
      ) ?? []
    if (!variable || !hasCambios(comparabilidad))
      throw badUserInput('Las preguntas de esa variable no cambiaron entre las dos rondas.', 'variable')
    const { cambios } = comparabilidad
    const pareja = { idClima, idAnterior: idComparado }
    if (comparable) await saveDeclaracion(tx, pareja, { variable, cambios }, ctx.now())
    else await deleteDeclaracion(tx, pareja, variable)
    await noteBitacora(tx, ctx, {
      tipo: comparable ? 'variableDeclaradaComparable' : 'variableYaNoComparable',
      datos: { anio: clima.anio, anterior: anterior.anio },
      idClima,
      idEmpresa: clima.idEmpresa,
    })
    const tipo = comparable ? 'declarada' : 'noComparable'
    return {
      variable,
      comparabilidad: { tipo, cambios },
      anios: [String(clima.anio), String(anterior.anio)],
    }
  })
}
