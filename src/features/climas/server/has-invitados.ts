import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { changePrometido } from './cambios-de-clima-store.ts'
import { hasEncuestados } from './participaciones-store.ts'

/** Whether somebody was promised the minimum of a climate, by a mail, a slip or a questionnaire on paper. */
export const hasInvitados = (db: Db, idClima: string): Promise<boolean> => hasEncuestados(db, idClima)

/** Whoever is deleted was promised it too, by a mail that is out. */
export const keepPromesa = (tx: Tx, idClima: string): Promise<void> => changePrometido(tx, idClima)
