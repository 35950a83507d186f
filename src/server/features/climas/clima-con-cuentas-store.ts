import { sql } from 'kysely'
import { SIN_MINIMO } from '../../../domain/climas/minimo-por-grupo.ts'
import type { Db } from '../../db/engine/database.ts'
import { compileOnce } from '../../db/sql/compile-once.ts'
import { readAsJson } from '../../db/sql/json-map.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { findDefinicion, readColumns, withoutDefinicion } from './climas-store.ts'
import { findLeida } from './read-definicion.ts'

/** A climate and who answered, of one moment. */
export interface ClimaConCuentas {
  clima: ClimaGuardado
  /** Sheets that wait for the next block, by group; none where there is neither a minimum nor a block. */
  esperan: Record<string, number>
  /** As its close left them: people with an answer, by group. */
  guardadas: Record<string, number>
  /** When its newest block was published. */
  publicado: number | null
}

const listConCuentas = compileOnce((db, { id }: { id: string }) =>
  db
    .selectFrom('climas')
    .select(withoutDefinicion)
    .select((de) => [
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
      de
        .selectFrom('bloques')
        .select((max) => max.fn.max('publicado').as('publicado'))
        .where('id_clima', '=', id)
        .as('publicado'),
    ])
    .where('id', '=', id),
)

/** One question; a structure that this node does not know yet is another, and where it changed in between, all is asked again. */
export async function findClimaConCuentas(db: Db, id: string): Promise<ClimaConCuentas | null> {
  for (;;) {
    const [row] = await listConCuentas(db, { id })
    if (!row) return null
    await findDefinicion(db, id, row.revision)
    const definicion = findLeida(db, row.revision)
    if (definicion)
      return {
        clima: readColumns(row, definicion),
        esperan: JSON.parse(row.esperan),
        guardadas: JSON.parse(row.guardadas),
        publicado: row.publicado,
      }
  }
}
