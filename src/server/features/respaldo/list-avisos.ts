import type { DatabaseSync } from 'node:sqlite'
import type { Respaldo } from './open-respaldo.ts'

export interface Avisos {
  /** Company and year of each climate that the backup holds open. */
  climasAbiertos: string[]
  correosEnCola: number
  /** A backup of before keys were files holds them itself. */
  traeLlaves: boolean
}

const countEnCola = (file: DatabaseSync) =>
  Number(file.prepare("select count(*) as cuenta from correos where estado = 'en_cola'").get()?.cuenta)

/** Of climates that are open; a closed one has none. */
export const hasLlaves = (file: DatabaseSync): boolean =>
  file.prepare('select 1 from climas where sal is not null limit 1').get() !== undefined

/** What whoever restores must know first: what comes back to life. */
export function listAvisos({ file }: Respaldo): Avisos {
  // A backup may be older than the surveys.
  const tablas = file.prepare("select name from sqlite_schema where name = 'climas'").all()
  if (tablas.length === 0) return { climasAbiertos: [], correosEnCola: countEnCola(file), traeLlaves: false }
  const climas = file
    .prepare(
      `select nombre_comercial, anio from climas join empresas on empresas.id = climas.id_empresa
       where cerrado = 0 order by nombre_comercial, anio`,
    )
    .all()
  return {
    climasAbiertos: climas.map(({ nombre_comercial, anio }) => `${nombre_comercial} ${anio}`),
    correosEnCola: countEnCola(file),
    traeLlaves: hasLlaves(file),
  }
}
