import type { Ajustes } from '#domain/ajustes/ajustes.ts'
import type { AppContext } from '#server/context/context.ts'
import { findAjuste, findAjustes, findLogo } from './ajustes-store.ts'

/** As they are now: a change holds from the next reading on, on every node. */
export const getAjustes = ({ db }: Pick<AppContext, 'db'>): Promise<Ajustes> => findAjustes(db)

/** The firm's logo as a data URL (PNG), for what leaves the house. */
export const getLogo = ({ db }: Pick<AppContext, 'db'>): Promise<string | null> => findLogo(db)

/** Asked at nearly every request, so it reads one row. */
export const isSegundoFactorExigido = ({ db }: Pick<AppContext, 'db'>): Promise<boolean> =>
  findAjuste(db, 'segundoFactorParaTodos')
