import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { type Db, getEngine } from './engine/database.ts'
import { withRetry } from './engine/transaction.ts'
import * as foundation from './migrations/0001-foundation.ts'
import * as cvs from './migrations/0002-cvs.ts'
import * as climas from './migrations/0003-climas.ts'
import * as revisionDeClimas from './migrations/0004-revision-de-climas.ts'
import * as cuentaDeHojas from './migrations/0005-cuenta-de-hojas.ts'
import * as roles from './migrations/0010-roles.ts'
import * as bitacora from './migrations/0011-bitacora.ts'
import * as cuentas from './migrations/0012-cuentas.ts'
import * as publicacion from './migrations/0020-publicacion.ts'
import * as bandeja from './migrations/0030-bandeja.ts'
import * as mensajesDeContacto from './migrations/0031-mensajes-de-contacto.ts'
import * as cvsAlDia from './migrations/0032-cvs-al-dia.ts'
import * as docPorLeer from './migrations/0040-doc-por-leer.ts'
import * as trabajos from './migrations/0060-trabajos.ts'
import * as informes from './migrations/0070-informes.ts'
import * as sinRecordatorios from './migrations/0080-sin-recordatorios.ts'
import * as archivosEnTrozos from './migrations/0081-archivos-en-trozos.ts'
import * as publicadoAlCliente from './migrations/0090-publicado-al-cliente.ts'
import * as llaves from './migrations/0100-llaves.ts'
import * as encuestadosPorGrupo from './migrations/0101-encuestados-por-grupo.ts'
import * as viasYRondas from './migrations/0110-vias-y-rondas.ts'
import * as lecturas from './migrations/0120-lecturas.ts'
import * as logosDeEmpresas from './migrations/0130-logos-de-empresas.ts'
import * as plan from './migrations/0150-plan.ts'
import * as voces from './migrations/0160-voces.ts'
import * as bloqueDeCadaHoja from './migrations/0175-bloque-de-cada-hoja.ts'
import * as trabajosSinVuelta from './migrations/0185-trabajos-sin-vuelta.ts'
import * as vacantesYBusquedas from './migrations/0190-vacantes-y-busquedas.ts'
import * as palabrasSinComprimir from './migrations/0191-palabras-sin-comprimir.ts'
import * as sinCorreo from './migrations/0200-sin-correo.ts'
import * as bitacoraPorClima from './migrations/0210-bitacora-por-clima.ts'
import * as versionesDeInforme from './migrations/0215-versiones-de-informe.ts'
import * as huellaDeTrabajos from './migrations/0220-huella-de-trabajos.ts'
import * as tokens from './migrations/0225-tokens.ts'
import * as estadoPorReferencia from './migrations/0226-estado-por-referencia.ts'
import * as iniciosDePalabras from './migrations/0235-inicios-de-palabras.ts'
import * as listasDeClimas from './migrations/0245-listas-de-climas.ts'
import * as cifrasDeRedacciones from './migrations/0260-cifras-de-redacciones.ts'
import * as hojasPorBloque from './migrations/0278-hojas-por-bloque.ts'
import * as palabrasDeNuevo from './migrations/0280-palabras-de-nuevo.ts'
import * as sumasDeQuienNoTermino from './migrations/0295-sumas-de-quien-no-termino.ts'
import * as textosDeBloque from './migrations/0296-textos-de-bloque.ts'
import * as gruposIguales from './migrations/0305-grupos-iguales.ts'
import * as bloquesDistintos from './migrations/0310-bloques-distintos.ts'
import * as promesas from './migrations/0320-promesas.ts'
import { allowLongTransaction } from './sql/bulk-load.ts'
import { listTables } from './sql/list-tables.ts'

/** Forward only, in this order, never edited once released. */
const migrations: Record<string, Migration> = {
  '0001-foundation': foundation as Migration,
  '0002-cvs': cvs as Migration,
  '0003-climas': climas as Migration,
  '0004-revision-de-climas': revisionDeClimas as Migration,
  '0005-cuenta-de-hojas': cuentaDeHojas as Migration,
  '0010-roles': roles as Migration,
  '0011-bitacora': bitacora as Migration,
  '0012-cuentas': cuentas as Migration,
  '0020-publicacion': publicacion as Migration,
  '0030-bandeja': bandeja as Migration,
  '0031-mensajes-de-contacto': mensajesDeContacto as Migration,
  '0032-cvs-al-dia': cvsAlDia as Migration,
  '0040-doc-por-leer': docPorLeer as Migration,
  '0060-trabajos': trabajos as Migration,
  '0070-informes': informes as Migration,
  '0080-sin-recordatorios': sinRecordatorios as Migration,
  '0081-archivos-en-trozos': archivosEnTrozos as Migration,
  '0090-publicado-al-cliente': publicadoAlCliente as Migration,
  '0100-llaves': llaves as Migration,
  '0101-encuestados-por-grupo': encuestadosPorGrupo as Migration,
  '0110-vias-y-rondas': viasYRondas as Migration,
  '0120-lecturas': lecturas as Migration,
  '0130-logos-de-empresas': logosDeEmpresas as Migration,
  '0150-plan': plan as Migration,
  '0160-voces': voces as Migration,
  '0175-bloque-de-cada-hoja': bloqueDeCadaHoja as Migration,
  '0185-trabajos-sin-vuelta': trabajosSinVuelta as Migration,
  '0190-vacantes-y-busquedas': vacantesYBusquedas as Migration,
  '0191-palabras-sin-comprimir': palabrasSinComprimir as Migration,
  '0200-sin-correo': sinCorreo as Migration,
  '0210-bitacora-por-clima': bitacoraPorClima as Migration,
  '0215-versiones-de-informe': versionesDeInforme as Migration,
  '0220-huella-de-trabajos': huellaDeTrabajos as Migration,
  '0225-tokens': tokens as Migration,
  '0226-estado-por-referencia': estadoPorReferencia as Migration,
  '0235-inicios-de-palabras': iniciosDePalabras as Migration,
  '0245-listas-de-climas': listasDeClimas as Migration,
  '0260-cifras-de-redacciones': cifrasDeRedacciones as Migration,
  '0278-hojas-por-bloque': hojasPorBloque as Migration,
  '0280-palabras-de-nuevo': palabrasDeNuevo as Migration,
  '0295-sumas-de-quien-no-termino': sumasDeQuienNoTermino as Migration,
  '0296-textos-de-bloque': textosDeBloque as Migration,
  '0305-grupos-iguales': gruposIguales as Migration,
  '0310-bloques-distintos': bloquesDistintos as Migration,
  '0320-promesas': promesas as Migration,
}

/** The newest migration this program knows. */
export const ULTIMA_MIGRACION = Object.keys(migrations).at(-1)!

export const isMigracionConocida = (name: string): boolean => name in migrations

/** Of the error where a database is of a version that came after this one. */
export const BASE_MAS_NUEVA = 'NEWER_DATABASE'

/** The newest migration that a database has had; null where it has had none. */
export async function findVersion(db: Db): Promise<string | null> {
  if (!(await listTables(db)).includes(DEFAULT_MIGRATION_TABLE)) return null
  const { rows } = await sql<{ version: string | null }>`
    select max(name) as version from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows[0]?.version ?? null
}

async function listAplicadas(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** One query: to look for what may be missing, the migrator reads all that the database says of its tables. */
async function isUpToDate(db: Db): Promise<boolean> {
  try {
    return (await listAplicadas(db)).join() === Object.keys(migrations).sort().join()
  } catch {
    // A new database has no such table; whatever else is wrong, the migrator meets it too.
    return false
  }
}

/**
 * Runs at every start. The migrator works in one transaction under a lock (the write lock on SQLite, an advisory
 * lock on PostgreSQL), so nodes starting together migrate once; the loser of a race for the lock tries again.
 * With a version, only up to it: a backup keeps the schema of the database it is of.
 */
export async function migrate(db: Db, version?: string): Promise<void> {
  if (!version && (await isUpToDate(db))) return
  await requireNoNewer(db)
  const migrator = new Migrator({
    db,
    // Some came after ones with a higher number: a database of between the two has the later and lacks the earlier.
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(migrations).map(([name, one]) => [name, inItsTime(one)])),
    },
  })
  await withoutReferences(db, () =>
    withRetry(async () => {
      const { error } = await (version ? migrator.migrateTo(version) : migrator.migrateToLatest())
      if (error) throw error
    }),
  )
}

/** Whoever went back to the old version after an upgrade must hear it in words. What is new need not be the last by name. */
async function requireNoNewer(db: Db): Promise<void> {
  if ((await findVersion(db)) === null) return
  const nueva = (await listAplicadas(db)).find((name) => !isMigracionConocida(name))
  if (nueva === undefined) return
  throw Object.assign(new Error(`the database has had ${nueva}`), { code: BASE_MAS_NUEVA })
}

/** However many rows there are: the limit of a request's statements is none of a migration's. */
const inItsTime = ({ up }: Migration): Migration => ({
  up: async (db) => {
    await allowLongTransaction(db)
    await up(db)
  },
})

/**
 * Where a migration makes a table anew on SQLite, dropping the old one would take along all that refers to it. The rows
 * of the new one are the same, and so are the references.
 */
async function withoutReferences(db: Db, work: () => Promise<void>): Promise<void> {
  if (getEngine(db) === 'postgres') return work()
  await sql`pragma foreign_keys = off`.execute(db)
  try {
    await work()
  } finally {
    await sql`pragma foreign_keys = on`.execute(db)
  }
}
