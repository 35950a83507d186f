import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'
import { listTablasDeClimas } from './inicial/climas.ts'
import { listTablasDeCuentas } from './inicial/cuentas.ts'
import { listTablasDeCvs } from './inicial/cvs.ts'
import { listTablasDeInstalacion } from './inicial/instalacion.ts'
import { listTablasDePublicado } from './inicial/publicado.ts'

/** The whole schema, each subject after those it refers to. What the columns mean stands in `db/tables`. */
export async function up(db: Kysely<never>): Promise<void> {
  const types = columnTypes(db)
  const statements = [
    ...listTablasDeInstalacion(types),
    ...listTablasDeClimas(types),
    ...listTablasDeCuentas(types),
    ...listTablasDeCvs(types),
    ...listTablasDePublicado(types),
  ]
  for (const statement of statements) await statement.execute(db)
}
