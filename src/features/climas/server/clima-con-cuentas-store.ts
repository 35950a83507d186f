import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { SIN_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import type { Db } from '#server/db/engine/database.ts'
import { compileOnce } from '#server/db/sql/compile-once.ts'
import { readAsJson, readListAsJson } from '#server/db/sql/row-list.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import type { ClimaConCuentas } from './clima-guardado.ts'
import { readColumns, selectNueva, withoutDefinicion } from './climas-store.ts'
import { askConEstructura } from './escribir-clima.ts'

/** Sheets of some blocks by group, in a climate whose figures come when they are published. */
const countConReserva = (
  db: Db,
  de: ExpressionBuilder<Tables, 'climas'>,
  { id, bloques }: { id: string; bloques: RawBuilder<unknown> },
) =>
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
          .where(sql<boolean>`bloque in ${bloques}`)
          .groupBy('id_grupo'),
      ),
    )
    .else('{}')
    .end()

const listConCuentas = compileOnce((db, { id, conocida }: { id: string; conocida: string }) =>
  db
    .selectFrom('climas')
    .select(withoutDefinicion)
    .select((de) => [
      selectNueva(de, conocida),
      countConReserva(db, de, { id, bloques: sql`(climas.publicacion + 1, climas.publicacion + 2)` }).as(
        'esperan',
      ),
      countConReserva(db, de, { id, bloques: sql`(${sql.lit(0)})` }).as('sinTerminar'),
      readAsJson(
        db,
        db
          .selectFrom('participaciones')
          .select(['id_grupo as clave', 'contestaron as valor'])
          .where('id_clima', '=', id),
      ).as('guardadas'),
      readListAsJson(db, {
        columnas: ['numero', 'publicado', 'hojas', 'avance'],
        filas: db
          .selectFrom('bloques')
          .select(['numero', 'publicado', 'hojas', 'avance'])
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
  const publicaciones: [number, number, number, number | null][] = JSON.parse(row.publicaciones)
  return {
    clima: readColumns(row, definicion),
    esperan: JSON.parse(row.esperan),
    sinTerminar: JSON.parse(row.sinTerminar),
    guardadas: JSON.parse(row.guardadas),
    publicaciones: publicaciones.map(([numero, publicado, hojas, avance]) => ({
      numero,
      publicado,
      hojas,
      avance,
    })),
  }
}
