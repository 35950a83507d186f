import { sql } from 'kysely'
import { SIN_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import type { Db } from '#server/db/engine/database.ts'
import { compileOnce } from '#server/db/sql/compile-once.ts'
import { readAsJson, readListAsJson } from '#server/db/sql/json-map.ts'
import type { ClimaConCuentas } from './clima-guardado.ts'
import { readColumns, selectNueva, withoutDefinicion } from './climas-store.ts'
import { askConEstructura } from './read-definicion.ts'

const listConCuentas = compileOnce((db, { id, conocida }: { id: string; conocida: string }) =>
  db
    .selectFrom('climas')
    .select(withoutDefinicion)
    .select((de) => [
      selectNueva(de, conocida),
      de
        .case()
        .when(de.or([de('minimo', '!=', SIN_MINIMO), de('publicacion', '>', 0)]))
        .then(
          readAsJson(
            db,
            db
              .selectFrom('hojas')
              .select(['id_grupo as clave', (count) => count.fn.countAll<number>().as('valor')])
              .where('id_clima', '=', id)
              .where('bloque', '=', sql<number>`climas.publicacion + 1`)
              .groupBy('id_grupo'),
          ),
        )
        .else('{}')
        .end()
        .as('esperan'),
      readAsJson(
        db,
        db
          .selectFrom('participaciones')
          .select(['id_grupo as clave', 'contestaron as valor'])
          .where('id_clima', '=', id),
      ).as('guardadas'),
      readListAsJson(db, {
        columnas: ['numero', 'publicado', 'hojas'],
        filas: db
          .selectFrom('bloques')
          .select(['numero', 'publicado', 'hojas'])
          .where('id_clima', '=', id)
          .orderBy('numero'),
      }).as('publicaciones'),
    ])
    .where('id', '=', id),
)

/** One question. */
export async function findClimaConCuentas(db: Db, id: string): Promise<ClimaConCuentas | null> {
  const leido = await askConEstructura(db, id, (conocida) => listConCuentas(db, { id, conocida }))
  if (!leido) return null
  const { row, definicion } = leido
  const publicaciones: [number, number, number][] = JSON.parse(row.publicaciones)
  return {
    clima: readColumns(row, definicion),
    esperan: JSON.parse(row.esperan),
    guardadas: JSON.parse(row.guardadas),
    publicaciones: publicaciones.map(([numero, publicado, hojas]) => ({ numero, publicado, hojas })),
  }
}
