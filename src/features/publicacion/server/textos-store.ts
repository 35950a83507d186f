import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { TextoLeido } from '#domain/resultados/respuestas-abiertas.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inTurns } from '#server/db/sql/row-list.ts'

interface TextoPublicado {
  idGrupo: string | null
  idPregunta: string
  texto: string
}

export type TextoConClave = TextoPublicado & { clave: string }

/** In slices, each by itself: what is there already stays as it is, so that whoever was interrupted begins anew. */
export async function insertTextos(db: Db, idClima: string, textos: readonly TextoConClave[]): Promise<void> {
  for await (const tanda of inTurns(textos))
    await db
      .insertInto('textos')
      .values(
        tanda.map(({ clave, idGrupo, idPregunta, texto }) => ({
          id_clima: idClima,
          clave,
          id_grupo: idGrupo,
          id_pregunta: idPregunta,
          texto,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

const selectTextos = (db: Db, idClima: string) =>
  db
    .selectFrom('textos')
    .select(['clave', 'id_grupo as idGrupo', 'id_pregunta as idPregunta', 'texto'])
    .where('id_clima', '=', idClima)

/** Few enough for some milliseconds of work. */
const TEXTOS_POR_TIRA = 500

/** Every published text of a climate, in slices; between two of them others have their turn. */
export async function* readTirasDeTextos(db: Db, idClima: string): AsyncGenerator<TextoLeido[]> {
  for (let desde = ''; ; await yieldToOthers()) {
    const tira = await selectTextos(db, idClima)
      .where('clave', '>', desde)
      .orderBy('clave')
      .limit(TEXTOS_POR_TIRA)
      .execute()
    yield tira
    if (tira.length < TEXTOS_POR_TIRA) return
    desde = tira.at(-1)!.clave
  }
}

/** In the order of their keys, which is nobody's. */
export const listTextosOf = (db: Db, idClima: string, idPregunta: string): Promise<TextoConClave[]> =>
  selectTextos(db, idClima).where('id_pregunta', '=', idPregunta).orderBy('clave').execute()

export const findTextoByClave = (
  db: Db,
  idClima: string,
  clave: string,
): Promise<TextoConClave | undefined> =>
  selectTextos(db, idClima).where('clave', '=', clave).executeTakeFirst()

export const listTextosByClaves = (db: Db, idClima: string, claves: readonly string[]) =>
  claves.length === 0 ? [] : selectTextos(db, idClima).where('clave', 'in', claves).orderBy('clave').execute()

export async function countTextosOf(db: Db, idClima: string): Promise<number> {
  const { textos } = await db
    .selectFrom('textos')
    .select((eb) => eb.fn.countAll<number>().as('textos'))
    .where('id_clima', '=', idClima)
    .executeTakeFirstOrThrow()
  return Number(textos)
}
