import type { AppContext } from '../../context.ts'
import { deleteContestados } from './mensajes-store.ts'

const DIA = 24 * 3_600_000

/** An answered message goes when its copies in the outbox do: what the privacy notice says holds for both. */
export async function eraseMensajes({ db, config, now }: AppContext): Promise<number> {
  return deleteContestados(db, now() - config.diasCorreos * DIA)
}
