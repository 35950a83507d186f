import { isEncuestaActiva } from '#domain/encuesta/encuesta-activa.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import {
  applyCambio,
  type CambioDeClima,
  isPrimerMinimo,
  updateClima,
} from '#features/climas/server/update-clima.ts'
import { countHojasSinPublicarHasta } from '#features/encuesta/server/hojas-de-bloque.ts'
import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { requireAlDia } from '#server/llaves/marcas-de-publicacion.ts'
import { publishBloque } from './publish-bloque.ts'

/**
 * Without a minimum every sheet was seen as it came. Where staff ask for a minimum after that, those sheets become a block of
 * their own in the same step: counted together with later ones, they would be subtracted, and leave a later one alone.
 */
export async function updateClimaConBloque(ctx: RequestContext, pedido: CambioDeClima): Promise<void> {
  const { idClima, clima } = pedido
  const actual = await requireClima(ctx.db, idClima)
  if (!(await isPrimerMinimo(ctx.db, actual, clima))) return updateClima(ctx, pedido)
  const minimo = clima.minimoPorGrupo!
  const publicado = await publishBloque(ctx, {
    idClima,
    minimo,
    conSinTerminar: true,
    requirePublicable: (tx, guardado) => requireVistasAparte(ctx, tx, guardado, minimo),
    note: async (tx, guardado, { hojas }) => {
      await applyCambio(ctx, tx, guardado, pedido)
      const { anio, idEmpresa } = guardado
      await noteBitacora(tx, ctx, {
        tipo: 'resultadosPublicados',
        datos: { anio, hojas },
        idEmpresa,
        idClima,
      })
    },
  })
  if (!publicado) throw tooFew(minimo)
}

const tooFew = (minimo: number) =>
  conflict(
    `Este clima ya tiene respuestas que se vieron sin mínimo. Para ponerle uno se publican aparte, y hacen falta al menos ${formatCantidad(minimo, 'hoja', 'hojas')}.`,
  )

async function requireVistasAparte(
  { now, config }: RequestContext,
  tx: Tx,
  clima: ClimaGuardado,
  minimo: number,
): Promise<void> {
  if (isEncuestaActiva(clima, now()))
    throw conflict(
      'Las respuestas que ya llegaron se vieron sin mínimo, y se publican aparte. Desactiva la encuesta antes de ponerle uno.',
    )
  await requireAlDia({ config }, clima)
  const pedidas = { limite: minimo, conSinTerminar: true }
  if ((await countHojasSinPublicarHasta(tx, clima, pedidas)) < minimo) throw tooFew(minimo)
}
