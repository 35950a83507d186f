import type { Db } from '#server/db/engine/database.ts'
import { sumBytesDeEnvios } from './envios-store.ts'

/** What the files weigh that wait for staff. */
export const sumBytesPendientes = (db: Db): Promise<number> => sumBytesDeEnvios(db)
