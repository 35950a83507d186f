import { LIMITES_DE_REDACCION } from '#domain/informe/elecciones.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { shareClima } from '#server/db/locks/climate-locks.ts'
import { readInforme } from './get-informe.ts'
import { saveRedaccion } from './informes-store.ts'
import { describeRedaccion } from './resolve-redacciones.ts'

export interface RedaccionPedida {
  idClima: string
  clave: string
  titular: string
  comentario: string
  revisada: boolean
  revision: number
}

export async function updateRedaccion(ctx: RequestContext, pedida: RedaccionPedida): Promise<number> {
  const { idClima, clave, revisada, revision } = pedida
  const titular = pedida.titular.trim()
  const comentario = pedida.comentario.trim()
  if (titular === '' || titular.length > LIMITES_DE_REDACCION.titular)
    throw badUserInput(`Escribe un titular de ${LIMITES_DE_REDACCION.titular} letras o menos.`)
  if (comentario.length > LIMITES_DE_REDACCION.comentario)
    throw badUserInput(
      `El comentario lleva hasta ${LIMITES_DE_REDACCION.comentario} letras, para que quepa en su página.`,
    )
  const { sugeridas, clima } = await readInforme(ctx, { idClima })
  const posibles = sugeridas.find(([suya]) => suya === clave)?.[1]
  if (!posibles) throw badUserInput('Esa sección no existe.')
  const row = {
    id_clima: idClima,
    clave,
    titular,
    comentario,
    revision: revision + 1,
    revisada_por: revisada ? (ctx.sesion?.usuario ?? null) : null,
    revisada: revisada ? ctx.now() : null,
    ...describeRedaccion(clima.publicacion, posibles, { titular, comentario }),
  }
  const saved = await inTransaction(ctx.db, async (tx) => {
    await shareClima(tx, idClima)
    return saveRedaccion(tx, row, revision)
  })
  if (!saved)
    throw conflict(
      'Alguien más cambió esta redacción mientras tanto. Tu texto sigue aquí: compáralo y guarda de nuevo.',
    )
  return revision + 1
}
