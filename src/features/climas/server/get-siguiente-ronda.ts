import type { AppContext } from '#server/context/context.ts'
import { findSiguienteRonda } from './climas-store.ts'

/** The round of the company that came after; null where none did. */
export const getSiguienteRonda = (
  { db }: Pick<AppContext, 'db'>,
  clima: { id: string; idEmpresa: string; fechaInicio: number },
) => findSiguienteRonda(db, clima)
