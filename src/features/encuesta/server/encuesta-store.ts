import type { Db } from '#server/db/engine/database.ts'
import { compileOnce } from '#server/db/sql/compile-once.ts'
import { encodeRowList, type RowList, readRowList } from '#server/db/sql/row-list.ts'

/** What a token leads to: the respondent by its hash, the sheet by its key (which a closed climate no longer has). */
interface Busqueda {
  tokenHash: string
  clave: string
}

/** hoja: empty where nobody has written on it. bloque: the one that holds it, published or about to be. */
export interface GrupoYHoja {
  idGrupo: string
  hoja: string
  bloque: number | null
}

const BUSQUEDA = { tokenHash: 'text', clave: 'text' } as const

const listGruposYHojas = compileOnce((db, values: RowList & { idClima: string }) =>
  db
    .selectFrom(readRowList(db, BUSQUEDA, values, 'busqueda'))
    // Crossed, so that SQLite goes from the list to the respondents and not the other way round.
    .crossJoin('tokens')
    .crossJoin('encuestados')
    .leftJoin('hojas', (join) =>
      join.onRef('hojas.id_clima', '=', 'encuestados.id_clima').onRef('hojas.clave', '=', 'busqueda.clave'),
    )
    .select(['busqueda.tokenHash', 'encuestados.id_grupo as idGrupo', 'hojas.respuestas', 'hojas.bloque'])
    .where('tokens.id_clima', '=', values.idClima)
    .whereRef('tokens.hash', '=', 'busqueda.tokenHash')
    .where('encuestados.id_clima', '=', values.idClima)
    .whereRef('encuestados.id', '=', 'tokens.id_encuestado'),
)

/** Respondents by token hash, with what is on their sheets. */
export async function findGruposYHojas(
  db: Db,
  idClima: string,
  busquedas: readonly Busqueda[],
): Promise<Map<string, GrupoYHoja>> {
  const rows = await listGruposYHojas(db, { idClima, ...encodeRowList(db, BUSQUEDA, busquedas) })
  return new Map(
    rows.map(({ tokenHash, idGrupo, respuestas, bloque }) => [
      tokenHash,
      { idGrupo, hoja: respuestas ?? '', bloque },
    ]),
  )
}
