import type { DatabaseSync } from 'node:sqlite'
import type { Respaldo } from './open-respaldo.ts'

export interface Avisos {
  /** Company and year of each climate that the backup holds open. */
  climasAbiertos: string[]
  correosEnCola: number
}

const countEnCola = (file: DatabaseSync) =>
  Number(file.prepare("select count(*) as cuenta from correos where estado = 'en_cola'").get()?.cuenta)

/** What whoever restores must know first: what comes back to life. */
export function listAvisos({ file }: Respaldo): Avisos {
  // A backup may be older than the surveys.
  const tablas = file.prepare("select name from sqlite_schema where name = 'climas'").all()
  if (tablas.length === 0) return { climasAbiertos: [], correosEnCola: countEnCola(file) }
  const climas = file
    .prepare(
      `select nombre_comercial, anio from climas join empresas on empresas.id = climas.id_empresa
       where cerrado = 0 order by nombre_comercial, anio`,
    )
    .all()
  return {
    climasAbiertos: climas.map(({ nombre_comercial, anio }) => `${nombre_comercial} ${anio}`),
    correosEnCola: countEnCola(file),
  }
}
