import { randomInt } from 'node:crypto'
import type { Papel } from '#contract/schema.generated.ts'
import { formatDireccionCorta } from '#domain/climas/codigo-corto.ts'
import { badUserInput, conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { drawSeries, requireLote } from '#server/llaves/lotes/lotes.ts'
import { computeTokenDeLote } from '#server/llaves/lotes/token-de-lote.ts'
import { inClimaAbierto } from '../encuestados/in-clima-abierto.ts'
import { CERRADO, requireGrupo } from '../encuestados/insert-invitaciones.ts'
import { MAX_HOJAS } from './make-lote.ts'
import { createPapeletas } from './pdf/create-papeletas.ts'
import { findEncabezado } from './pdf/encabezado.ts'
import { renderArchivo } from './pdf/render-archivo.ts'

/** In no order: where a slip lies in the file says nothing of its number. */
function shuffle<T>(lista: T[]): T[] {
  for (let i = lista.length - 1; i > 0; i--) {
    const j = randomInt(i + 1)
    ;[lista[i], lista[j]] = [lista[j]!, lista[i]!]
  }
  return lista
}

/** Tokens that stand in the file and nowhere else: neither they nor the file are kept. */
export async function printPapeletas(
  ctx: AppContext,
  { idClima, lote: numero, cuantas, papel }: { idClima: string; lote: number; cuantas: number; papel: Papel },
): Promise<string> {
  if (cuantas < 1 || cuantas > MAX_HOJAS) {
    throw badUserInput('Se imprimen de 1 a 1,000 papeletas a la vez.', 'cuantas')
  }
  const hecho = await inClimaAbierto(
    ctx,
    { idClima, cerrado: CERRADO, aSolas: true },
    async (tx, { clima, llave }) => {
      const lote = await requireLote(tx, idClima, numero)
      if (lote.via !== 'papeleta') throw conflict('Ese lote es de cuestionarios en papel.')
      const primera = await drawSeries(tx, idClima, lote, cuantas)
      const grupo = requireGrupo(clima, lote.idGrupo)
      const datos = { grupo: grupo.orden, lote: numero, papeletas: cuantas }
      await noteBitacora(tx, ctx, {
        tipo: 'papeletasImpresas',
        datos,
        idEmpresa: clima.idEmpresa,
        idClima,
      })
      return { clima, llave, grupo, primera }
    },
  )
  const { clima, llave, grupo, primera } = hecho
  const tokens = Array.from({ length: cuantas }, (_, i) =>
    computeTokenDeLote(llave, { lote: numero, serie: primera + i }),
  )
  return renderArchivo(
    await createPapeletas({
      ...(await findEncabezado(ctx, clima, grupo)),
      lote: numero,
      papel,
      direccion: formatDireccionCorta(ctx.config, clima.codigo),
      tokens: shuffle(tokens),
    }),
  )
}
