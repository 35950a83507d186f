import type { Db } from '#server/db/engine/database.ts'
import { compileOnce } from '#server/db/sql/compile-once.ts'
import { encodeRowList, type RowList, readRowList } from '#server/db/sql/row-list.ts'
import type { Llave } from '#server/llaves/llave.ts'
import { createEscrito, type Escrito, openEscrito, openRespuestas } from './cajas.ts'

/** Rows that a token leads to: the respondent by its hash, the sheet by its key (which a closed climate no longer has). */
interface Busqueda {
  tokenHash: string
  clave: string
}

/** hoja: empty where nobody has written on it. bloque: the one that holds it, published or about to be. */
export interface GrupoYHoja {
  idGrupo: string
  hoja: string
  escrito: Escrito
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
    .select([
      'busqueda.tokenHash',
      'busqueda.clave',
      'encuestados.id_grupo as idGrupo',
      'hojas.id_grupo as idGrupoDeHoja',
      'hojas.respuestas',
      'hojas.textos',
      'hojas.bloque',
    ])
    .where('tokens.id_clima', '=', values.idClima)
    .whereRef('tokens.hash', '=', 'busqueda.tokenHash')
    .where('encuestados.id_clima', '=', values.idClima)
    .whereRef('encuestados.id', '=', 'tokens.id_encuestado'),
)

/** Respondents by token hash, with what is on their sheets. */
export async function findGruposYHojas(
  db: Db,
  { idClima, llave }: { idClima: string; llave: Llave },
  busquedas: readonly Busqueda[],
): Promise<Map<string, GrupoYHoja>> {
  const rows = await listGruposYHojas(db, { idClima, ...encodeRowList(db, BUSQUEDA, busquedas) })
  return new Map(
    rows.map(({ tokenHash, clave, idGrupo, idGrupoDeHoja, respuestas, textos, bloque }) => {
      if (idGrupoDeHoja === null || respuestas === null || textos === null)
        return [tokenHash, { idGrupo, hoja: '', escrito: createEscrito(), bloque: null }]
      const fila = { idClima, clave, idGrupo: idGrupoDeHoja }
      const hoja = openRespuestas(llave, fila, respuestas)
      return [tokenHash, { idGrupo, hoja, escrito: openEscrito(llave, fila, textos), bloque }]
    }),
  )
}
