import { computeAnioDeInicio } from '../../../domain/climas/anio-de-inicio.ts'
import type { ClimaInput } from '../../../domain/climas/clima-input.ts'
import { createClima } from '../../../domain/climas/create-clima.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/engine/transaction.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { requireEmpresa } from '../empresas/get-empresas.ts'
import { newSal } from '../llaves/llave.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { insertClimaRow } from './climas-store.ts'
import { newId } from './new-id.ts'
import { requireEscrito } from './require-escrito.ts'
import { requireValido } from './require-valido.ts'

/** A new climate is inactive. */
export async function insertClimaIn(
  tx: Tx,
  { config }: Pick<AppContext, 'config'>,
  input: ClimaInput,
): Promise<ClimaGuardado & { sal: Uint8Array }> {
  requireValido(input, null)
  const empresa = await requireEmpresa(tx, input.idEmpresa)
  const clima = {
    ...createClima(input, newId),
    id: newId(),
    revision: newId(),
    anio: computeAnioDeInicio(input.fechaInicio, config.timeZone),
    encuestaActiva: false,
    cerrado: false,
    sal: newSal(),
    publicacion: 0,
    publicando: null,
  }
  requireEscrito(await insertClimaRow(tx, clima), { empresa, anio: clima.anio })
  return clima
}

export async function insertClima(
  ctx: Pick<AppContext, 'db' | 'config' | 'now'>,
  { clima }: { clima: ClimaInput },
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { id, idEmpresa, anio } = await insertClimaIn(tx, ctx, clima)
    await noteBitacora(tx, ctx, { tipo: 'climaCreado', datos: { anio }, idEmpresa, idClima: id })
    return id
  })
}
