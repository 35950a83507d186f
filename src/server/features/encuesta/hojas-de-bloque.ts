import type { Db } from '../../db/engine/database.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { countAlgunas, countDeBloque, type Destino } from './hojas-store.ts'

type Clima = Pick<ClimaGuardado, 'id' | 'publicacion' | 'definicion'>

/** What is written now is published with the next block. */
export const getDestino = ({ id, publicacion }: Pick<Clima, 'id' | 'publicacion'>): Destino => ({
  idClima: id,
  bloque: publicacion + 1,
})

const listIdsGrupos = ({ definicion }: Clima) => definicion.gruposDeOpinion.map(({ id }) => id)

/** Sheets that wait for the next block, by group. */
export const countHojasSinPublicar = (db: Db, clima: Clima): Promise<Map<string, number>> =>
  countDeBloque(db, { ...getDestino(clima), idsGrupos: listIdsGrupos(clima) })

/** The same in all, up to so many. */
export const countHojasSinPublicarHasta = (db: Db, clima: Clima, limite: number): Promise<number> =>
  countAlgunas(db, { ...getDestino(clima), idsGrupos: listIdsGrupos(clima), limite })
