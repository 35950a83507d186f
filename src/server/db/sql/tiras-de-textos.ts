import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { TiraDeTextos } from '../../../domain/resultados/textos-reunidos.ts'
import type { Db } from '../engine/database.ts'
import { jsonList } from './json-list.ts'

/** What people wrote: of sheets, or published. */
type TablaDeTextos = 'respuestas_abiertas' | 'textos'

/** Few enough for some milliseconds of work. */
const TEXTOS_POR_TIRA = 500

const selectTira = (db: Db, tabla: TablaDeTextos, { idClima, desde }: { idClima: string; desde: string }) =>
  db
    .selectFrom(
      db
        .selectFrom(tabla)
        .select(['clave', 'id_grupo', 'id_pregunta', 'texto'])
        .where('id_clima', '=', idClima)
        .where('clave', '>', desde)
        .orderBy('clave')
        .limit(TEXTOS_POR_TIRA)
        .as('tira'),
    )
    .select([
      jsonList(db, 'id_grupo').as('idsGrupos'),
      jsonList(db, 'id_pregunta').as('idsPreguntas'),
      jsonList(db, 'texto').as('textos'),
      (de) => de.fn.max<string | null>('clave').as('ultima'),
      (de) => de.fn.countAll<number>().as('cuantos'),
    ])
    .executeTakeFirstOrThrow()

/**
 * Every text of a climate, in slices; between two of them others have their turn. The engine joins them, because a row each
 * would cost as much again as what is in it.
 */
export async function* readTirasDeTextos(
  db: Db,
  tabla: TablaDeTextos,
  idClima: string,
): AsyncGenerator<TiraDeTextos> {
  for (let desde = ''; ; await yieldToOthers()) {
    const { ultima, idsGrupos, idsPreguntas, textos, cuantos } = await selectTira(db, tabla, {
      idClima,
      desde,
    })
    if (ultima === null) return
    yield { idsGrupos: idsGrupos!, idsPreguntas: idsPreguntas!, textos: textos!, cuantos: Number(cuantos) }
    if (Number(cuantos) < TEXTOS_POR_TIRA) return
    desde = ultima
  }
}
