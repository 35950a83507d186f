import { listPreguntas } from '../../../domain/cuestionario/preguntas-de-parte.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { computeClaveDeAbierta, computeClaveDeHoja, type Llave } from '../llaves/llave.ts'
import { deleteAbiertas } from './abiertas-store.ts'
import { deleteHoja } from './hojas-store.ts'

/** All that was answered with a token. The caller holds the sheet (lockHojas), so that none appears afterwards. */
export async function deleteRespuestas(
  tx: Tx,
  llave: Llave,
  { clima, token }: { clima: Pick<ClimaGuardado, 'id' | 'definicion'>; token: string },
): Promise<void> {
  const abiertas = listPreguntas(clima.definicion.cuestionario).filter(({ clase }) => clase === 'abierta')
  await deleteHoja(tx, clima.id, computeClaveDeHoja(llave, token))
  await deleteAbiertas(
    tx,
    clima.id,
    abiertas.map(({ id }) => computeClaveDeAbierta(llave, token, id)),
  )
}
