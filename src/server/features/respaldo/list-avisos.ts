import type { DatabaseSync } from 'node:sqlite'
import type { Respaldo } from './open-respaldo.ts'

export interface Avisos {
  /** Company and year of each climate that the backup holds open. */
  climasAbiertos: string[]
  /** Of these, those of which more was published since then. */
  publicadosDespues: { id: string; nombre: string }[]
  correosEnCola: number
  /** A backup of before keys were files holds them itself. */
  traeLlaves: boolean
}

const countEnCola = (file: DatabaseSync) =>
  Number(file.prepare("select count(*) as cuenta from correos where estado = 'en_cola'").get()?.cuenta)

/** Of climates that are open; a closed one has none. */
export const hasLlaves = (file: DatabaseSync): boolean =>
  file.prepare('select 1 from climas where sal is not null limit 1').get() !== undefined

const hasColumna = (file: DatabaseSync, columna: string) =>
  file.prepare("select 1 from pragma_table_info('climas') where name = ?").get(columna) !== undefined

const getNombre = ({ nombre_comercial, anio }: Record<string, unknown>) => `${nombre_comercial} ${anio}`

/** What whoever restores must know first: what comes back to life. */
export function listAvisos({ file }: Respaldo, marcas: ReadonlyMap<string, number>): Avisos {
  // A backup may be older than the surveys.
  const tablas = file.prepare("select name from sqlite_schema where name = 'climas'").all()
  if (tablas.length === 0)
    return { climasAbiertos: [], publicadosDespues: [], correosEnCola: countEnCola(file), traeLlaves: false }
  // One of before there were publications has none.
  const publicacion = hasColumna(file, 'publicacion') ? 'publicacion' : '0 as publicacion'
  const climas = file
    .prepare(
      `select climas.id, nombre_comercial, anio, ${publicacion} from climas join empresas on empresas.id = climas.id_empresa
       where cerrado = 0 order by nombre_comercial, anio`,
    )
    .all()
  return {
    climasAbiertos: climas.map(getNombre),
    publicadosDespues: climas
      .filter(({ id, publicacion }) => (marcas.get(String(id)) ?? 0) > Number(publicacion))
      .map((clima) => ({ id: String(clima.id), nombre: getNombre(clima) })),
    correosEnCola: countEnCola(file),
    traeLlaves: hasLlaves(file),
  }
}
