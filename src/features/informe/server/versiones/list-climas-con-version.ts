import type { AppContext } from '#server/context/context.ts'
import { listIdsClimasConVersion } from './versiones-store.ts'

/** Rounds whose client has a version of the report. */
export const listClimasConVersion = async ({ db }: Pick<AppContext, 'db'>): Promise<ReadonlySet<string>> =>
  new Set(await listIdsClimasConVersion(db))
