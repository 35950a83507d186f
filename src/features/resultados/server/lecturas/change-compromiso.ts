import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import { changeClima } from '#features/climas/server/change-clima.ts'
import { badUserInput } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { saveElegido } from './lecturas-store.ts'
import { listVariablesDeClima } from './list-variables.ts'

/** Which variable stands for commitment; null: none. */
export async function changeCompromiso(
  ctx: RequestContext,
  { idClima, variable }: { idClima: string; variable: string | null },
): Promise<void> {
  await changeClima(ctx, idClima, async (tx, clima) => {
    const elegida =
      variable === null
        ? null
        : listVariablesDeClima(clima).find(
            (nombre) => getClaveDeNombre(nombre) === getClaveDeNombre(variable),
          )
    if (elegida === undefined) throw badUserInput('Esa variable no está en este clima.', 'variable')
    await saveElegido(tx, idClima, { compromiso: elegida })
    const { anio, idEmpresa } = clima
    await noteBitacora(tx, ctx, { tipo: 'compromisoElegido', datos: { anio }, idClima, idEmpresa })
  })
}
