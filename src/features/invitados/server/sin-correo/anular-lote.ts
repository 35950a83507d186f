import { countUsadas } from '#features/encuesta/server/papeletas-de-lote.ts'
import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { anularLote as anularLoteRow, requireLote } from '#server/llaves/lotes/lotes.ts'
import { inClimaAbierto } from '../encuestados/in-clima-abierto.ts'
import { CERRADO, requireGrupo } from '../encuestados/insert-invitaciones.ts'
import { hideUsadas, type LoteContado } from './get-lotes.ts'

/** What nobody has used is taken back. Whoever has begun goes on; alone in the climate, so that nobody begins meanwhile. */
export function anularLote(
  ctx: AppContext,
  { idClima, lote: numero }: { idClima: string; lote: number },
): Promise<LoteContado> {
  return inClimaAbierto(ctx, { idClima, cerrado: CERRADO, aSolas: true }, async (tx, { clima, llave }) => {
    const lote = await requireLote(tx, idClima, numero)
    if (lote.anulado) throw conflict('Ese lote ya está anulado.')
    const usadas = await countUsadas(tx, llave, idClima, lote)
    await anularLoteRow(tx, idClima, numero, usadas)
    const datos = { grupo: requireGrupo(clima, lote.idGrupo).orden, lote: numero }
    await noteBitacora(tx, ctx, { tipo: 'loteAnulado', datos, idEmpresa: clima.idEmpresa, idClima })
    return hideUsadas({ ...lote, nombre: null, hojas: usadas, anulado: true, usadas }, clima)
  })
}
