import type { TablasDeClimas } from './climas.ts'
import type { TablasDeCuentas } from './cuentas.ts'
import type { TablasDeCvs } from './cvs.ts'
import type { TablasDeInstalacion } from './instalacion.ts'
import type { TablasDePublicado } from './publicado.ts'

/**
 * Every table as it stands in the database. Times are milliseconds since 1970, booleans 0 or 1, on both engines.
 * Names are the glossary's (docs/glosario.md).
 */
export type Tables = TablasDeCuentas & TablasDeInstalacion & TablasDeCvs & TablasDeClimas & TablasDePublicado
