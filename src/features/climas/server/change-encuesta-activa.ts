import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { changeEncuestaActivaRow } from './cambios-de-clima-store.ts'
import { changeClima } from './change-clima.ts'

export function changeEncuestaActiva(
  ctx: Pick<AppContext, 'db' | 'now'>,
  { idClima, encuestaActiva }: { idClima: string; encuestaActiva: boolean },
): Promise<void> {
  return changeClima(ctx, idClima, async (tx, { cerrado, idEmpresa, anio }) => {
    if (cerrado && encuestaActiva)
      throw conflict('El clima está cerrado: su encuesta ya no se puede activar.')
    await changeEncuestaActivaRow(tx, idClima, encuestaActiva)
    const tipo = encuestaActiva ? 'encuestaActivada' : 'encuestaDesactivada'
    await noteBitacora(tx, ctx, { tipo, datos: { anio }, idEmpresa, idClima })
  })
}
