import { hasMinimo } from '../../../domain/climas/minimo-por-grupo.ts'
import { createFuentePublicada } from '../../../domain/resultados/bloques/fuente-publicada.ts'
import { createFuenteViva, type Fuente } from '../../../domain/resultados/fuente.ts'
import { CLASES_DE_CONJUNTO, type ClaseDeConjunto } from '../../../domain/resultados/supresion/patron.ts'
import type { AppContext } from '../../context.ts'
import { inOwnSnapshot } from '../../db/engine/own-snapshot.ts'
import type { ClimaConCuentas, ClimaGuardado } from '../climas/clima-guardado.ts'
import { sumContestaron } from '../climas/count-contestaron.ts'
import { findConCuentas } from '../climas/find-clima.ts'
import { climaNotFound, requireClima } from '../climas/require-clima.ts'
import { countHojas } from '../encuesta/count-hojas.ts'
import { readBloques } from '../publicacion/read-bloques.ts'

export type ClimaConFuente = { clima: ClimaGuardado; fuente: Fuente }

/** A climate of one moment, and what its figures of that moment come from: of the classes of sets that somebody asks for. */
export type ClimaAbierto = {
  clima: ClimaGuardado
  /** All that its figures come from, in words: two of the same have the same figures. Null where they are live. */
  origen: string | null
  readFuente(clases: readonly ClaseDeConjunto[]): Promise<Fuente>
}

type Ctx = Pick<AppContext, 'db' | 'config'>

/** Without a minimum the sheets are counted whenever somebody asks, as long as there are any. */
async function countVivo(ctx: Ctx, idClima: string): Promise<ClimaAbierto> {
  const { clima, cubo } = await inOwnSnapshot(ctx, async (tx) => {
    const clima = await requireClima(tx, idClima)
    return { clima, cubo: (await countHojas(tx, clima)).cubo }
  })
  const fuente = createFuenteViva(clima.definicion, cubo)
  return { clima, origen: null, readFuente: async () => fuente }
}

/** Null where figures are live. */
function openPublicado({ db }: Ctx, leido: ClimaConCuentas): ClimaAbierto | null {
  const { clima } = leido
  if (!isPublicado(clima)) return null
  const {
    id: idClima,
    revision,
    publicacion,
    minimoPorGrupo: minimo,
    baseDeCalculo,
    definicion,
    cerrado,
  } = clima
  const contestaron = cerrado ? leido.guardadas : leido.esperan
  return {
    clima,
    origen: JSON.stringify([
      idClima,
      revision,
      baseDeCalculo,
      minimo,
      publicacion,
      leido.publicaciones.at(-1)?.publicado,
      cerrado,
      contestaron,
    ]),
    readFuente: async (clases) => {
      const bloques = await readBloques(db, { idClima, publicacion, clases })
      if (!bloques) throw climaNotFound()
      const publicado = { bloques, clases, contestaron: sumContestaron(leido, bloques), minimo }
      return createFuentePublicada(definicion, publicado)
    },
  }
}

/** Of a closed climate nothing is left but what its close published. */
export const isPublicado = (clima: ClimaGuardado): boolean => hasMinimo(clima) || clima.publicacion > 0

/** leido: the climate, where the request has read it already. */
export async function openFuente(
  ctx: Ctx,
  idClima: string,
  leido = findConCuentas(ctx.db, { idClima }),
): Promise<ClimaAbierto> {
  const hallado = await leido
  if (!hallado) throw climaNotFound()
  return openPublicado(ctx, hallado) ?? countVivo(ctx, idClima)
}

/** A climate with what all of its figures come from, both of one moment. */
export async function readFuente(ctx: Ctx, idClima: string): Promise<ClimaConFuente> {
  const { clima, readFuente: read } = await openFuente(ctx, idClima)
  return { clima, fuente: await read(CLASES_DE_CONJUNTO) }
}
