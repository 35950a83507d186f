import type { Db } from '#server/db/engine/database.ts'
import { listEncuestadosDeCorreo } from './encuestados-store.ts'

/** By what deleteEncuestado and the climates know them. */
export const listEncuestasDePersona = (
  db: Db,
  correo: string,
): Promise<{ idClima: string; id: string; idGrupo: string }[]> => listEncuestadosDeCorreo(db, correo)
