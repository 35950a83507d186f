import { compileOnce } from '../db/compile-once.ts'
import type { Db } from '../db/database.ts'

interface Busqueda {
  idClima: string
  tokenHash: string
  clave: string | null
}

const listGruposYHojas = compileOnce((db, { idClima, tokenHash, clave }: Busqueda) =>
  db
    .selectFrom('encuestados')
    .leftJoin('hojas', (join) =>
      join.onRef('hojas.id_clima', '=', 'encuestados.id_clima').on('hojas.clave', '=', clave),
    )
    .select(['encuestados.id_grupo as idGrupo', 'hojas.respuestas'])
    .where('encuestados.id_clima', '=', idClima)
    .where('encuestados.token_hash', '=', tokenHash),
)

/** A respondent by token, with what is on the sheet of that key: empty where there is none. */
export async function findGrupoYHoja(
  db: Db,
  idClima: string,
  { tokenHash, clave }: { tokenHash: string; clave: string | null },
): Promise<{ idGrupo: string; hoja: string } | null> {
  const [row] = await listGruposYHojas(db, { idClima, tokenHash, clave })
  return row ? { idGrupo: row.idGrupo, hoja: row.respuestas ?? '' } : null
}
