import { listPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import { isHojaPublicada } from '#domain/encuesta/estado-encuestado.ts'
import { interruptPublicacion } from '#features/climas/server/change-publicacion.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { computeClaveDeAbierta, computeClaveDeHoja, type Llave } from '#server/llaves/llave.ts'
import { deleteAbiertas } from './abiertas-store.ts'
import { deleteHoja, findHoja, unlinkHoja } from './hojas-store.ts'

/**
 * All that was answered with a token. What is published stays, or whoever compares the figures before and after would read
 * it; then only the way to it goes, and the answer is true. The caller holds the sheet (lockHojas), so that none appears
 * afterwards.
 */
export async function deleteRespuestas(
  tx: Tx,
  llave: Llave,
  { clima, token }: { clima: ClimaGuardado; token: string },
): Promise<boolean> {
  const clave = computeClaveDeHoja(llave, token)
  const hoja = await findHoja(tx, clima.id, clave)
  if (!hoja) return false
  if (hoja.completa) await interruptPublicacion(tx, clima)
  // Of a published sheet those texts are left that wait for enough others.
  const abiertas = listPreguntas(clima.definicion.cuestionario).filter(({ clase }) => clase === 'abierta')
  await deleteAbiertas(
    tx,
    clima.id,
    abiertas.map(({ id }) => computeClaveDeAbierta(llave, token, id)),
  )
  if (isHojaPublicada(clima, hoja.bloque)) {
    await unlinkHoja(tx, clima.id, clave)
    return true
  }
  await deleteHoja(tx, clima.id, clave)
  return false
}
