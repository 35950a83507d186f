import type { AppContext } from '../context/context.ts'
import { findMomentoDeAnotacion } from './bitacora-store.ts'

/** As far as the log reaches. */
export const findFechaDeCierre = (
  { db }: Pick<AppContext, 'db'>,
  { id: idClima, cerrado }: { id: string; cerrado: boolean },
): Promise<number | null> | null =>
  cerrado ? findMomentoDeAnotacion(db, { tipo: 'climaCerrado', idClima }) : null
