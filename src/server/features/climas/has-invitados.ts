import type { Db } from '../../db/engine/database.ts'
import { hasEncuestados } from './participaciones-store.ts'

/** Whether somebody was promised the minimum of a climate, by a mail, a slip or a questionnaire on paper. */
export const hasInvitados = (db: Db, idClima: string): Promise<boolean> => hasEncuestados(db, idClima)
