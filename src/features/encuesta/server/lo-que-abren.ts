import { getRondas } from '#features/climas/server/get-rondas.ts'
import type { AppContext } from '#server/context/context.ts'
import { countTodas } from './hojas-store.ts'

/** Answers that nobody can open once the climate's key is lost. */
export interface BajoLlave {
  idClima: string
  empresa: string
  periodo: string
  contestaron: number
}

/** Rounds that these keys open; newest first. */
export async function listLoQueAbren(
  { db }: Pick<AppContext, 'db'>,
  llaves: readonly { id: string }[],
): Promise<BajoLlave[]> {
  const rondas = await getRondas({ db }, { ids: llaves.map(({ id }) => id) })
  return Promise.all(
    rondas.map(async ({ id, empresa, periodo }) => ({
      idClima: id,
      empresa,
      periodo,
      contestaron: await countTodas(db, id),
    })),
  )
}
