import { listSugeridas } from '../../../domain/informe/build-informe.ts'
import type { RequestContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { readInforme } from './get-informe.ts'
import { saveRedaccion } from './informes-store.ts'

const MAX_TITULAR = 140
const MAX_COMENTARIO = 600

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
  if (titular === '' || titular.length > MAX_TITULAR)
    throw badUserInput(`Escribe un titular de ${MAX_TITULAR} letras o menos.`)
  if (comentario.length > MAX_COMENTARIO)
    throw badUserInput(`El comentario lleva hasta ${MAX_COMENTARIO} letras, para que quepa en su página.`)
  const { cifras } = await readInforme(ctx, { idClima })
  if (!listSugeridas(cifras).some(([suya]) => suya === clave)) throw badUserInput('Esa sección no existe.')
  const row = {
    id_clima: idClima,
    clave,
    titular,
    comentario,
    revision: revision + 1,
    revisada_por: revisada ? (ctx.sesion?.usuario ?? null) : null,
    revisada: revisada ? ctx.now() : null,
  }
  const saved = await inTransaction(ctx.db, (tx) => saveRedaccion(tx, row, revision))
  if (!saved)
    throw conflict(
      'Alguien más cambió esta redacción mientras tanto. Tu texto sigue aquí: compáralo y guarda de nuevo.',
    )
  return revision + 1
}
