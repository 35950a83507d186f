import type { RespuestaDeMesa } from '#contract/schema.generated.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { findTexto, type TextoConClave } from '#features/publicacion/server/list-textos.ts'
import { notFound } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { lockTexto, shareClima } from '#server/db/locks/climate-locks.ts'
import { indexAreas, presentRespuesta } from './present-respuesta.ts'
import { type DeTexto, readDecidido } from './voces-store.ts'

/** One decision about one answer at a time; what comes back has what others decided about it meanwhile. */
export function changeRespuesta(
  { db }: Pick<AppContext, 'db'>,
  { idClima, clave }: DeTexto,
  work: (tx: Tx, texto: TextoConClave, clima: ClimaGuardado) => Promise<void>,
): Promise<RespuestaDeMesa> {
  return inTransaction(db, async (tx) => {
    await shareClima(tx, idClima)
    await lockTexto(tx, { idClima, clave })
    const clima = await requireClima(tx, idClima)
    const texto = await findTexto(tx, { idClima, clave })
    if (!texto) throw notFound('Esa respuesta ya no existe.')
    await work(tx, texto, clima)
    return presentRespuesta(texto, await readDecidido(tx, { idClima, clave }), indexAreas(clima.definicion))
  })
}
