import { compileOnce } from '../db/compile-once.ts'
import type { Db } from '../db/database.ts'
import { readRowList } from '../db/row-list.ts'

/** What a token leads to: the respondent by its hash, the sheet by its key (which a closed climate no longer has). */
interface Busqueda {
  tokenHash: string
  clave: string
}

/** hoja: empty where nobody has written on it. */
interface GrupoYHoja {
  idGrupo: string
  hoja: string
}

const listGruposYHojas = compileOnce((db, { idClima, busquedas }: { idClima: string; busquedas: string }) =>
  db
    .selectFrom(readRowList(db, { tokenHash: 'text', clave: 'text' }, busquedas, 'busqueda'))
    // Crossed, so that SQLite goes from the list to the respondents and not the other way round.
    .crossJoin('encuestados')
    .leftJoin('hojas', (join) =>
      join.onRef('hojas.id_clima', '=', 'encuestados.id_clima').onRef('hojas.clave', '=', 'busqueda.clave'),
    )
    .select(['busqueda.tokenHash', 'encuestados.id_grupo as idGrupo', 'hojas.respuestas'])
    .where('encuestados.id_clima', '=', idClima)
    .whereRef('encuestados.token_hash', '=', 'busqueda.tokenHash'),
)

/** Respondents by token hash, with what is on their sheets. */
export async function findGruposYHojas(
  db: Db,
  idClima: string,
  busquedas: readonly Busqueda[],
): Promise<Map<string, GrupoYHoja>> {
  const rows = await listGruposYHojas(db, { idClima, busquedas: JSON.stringify(busquedas) })
  return new Map(
    rows.map(({ tokenHash, idGrupo, respuestas }) => [tokenHash, { idGrupo, hoja: respuestas ?? '' }]),
  )
}
