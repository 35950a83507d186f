import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { TextoLeido } from '#domain/resultados/respuestas-abiertas.ts'
import type { Db } from '../engine/database.ts'

/** What people wrote: of sheets, or published. */
type TablaDeTextos = 'respuestas_abiertas' | 'textos'

/** Few enough for some milliseconds of work. */
const TEXTOS_POR_TIRA = 500

/** Every text of a climate, in slices; between two of them others have their turn. */
export async function* readTirasDeTextos(
  db: Db,
  tabla: TablaDeTextos,
  idClima: string,
): AsyncGenerator<TextoLeido[]> {
  for (let desde = ''; ; await yieldToOthers()) {
    const rows = await db
      .selectFrom(tabla)
      .select(['clave', 'id_grupo', 'id_pregunta', 'texto'])
      .where('id_clima', '=', idClima)
      .where('clave', '>', desde)
      .orderBy('clave')
      .limit(TEXTOS_POR_TIRA)
      .execute()
    yield rows.map((row) => ({ idGrupo: row.id_grupo, idPregunta: row.id_pregunta, texto: row.texto }))
    if (rows.length < TEXTOS_POR_TIRA) return
    desde = rows.at(-1)!.clave
  }
}
