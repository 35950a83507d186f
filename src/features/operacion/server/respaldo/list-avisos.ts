import type { DatabaseSync } from 'node:sqlite'
import type { Respaldo } from './open-respaldo.ts'

export interface Avisos {
  /** Company and year of each climate that the backup holds open. */
  climasAbiertos: string[]
  /** Of these, those of which more was published since then. */
  publicadosDespues: { id: string; nombre: string }[]
  correosEnCola: number
}

const countEnCola = (file: DatabaseSync) =>
  Number(file.prepare("select count(*) as cuenta from correos where estado = 'en_cola'").get()?.cuenta)

const getNombre = ({ nombre_comercial, anio }: Record<string, unknown>) => `${nombre_comercial} ${anio}`

/** What whoever restores must know first: what comes back to life. */
export function listAvisos({ file }: Respaldo, marcas: ReadonlyMap<string, number>): Avisos {
  const climas = file
    .prepare(
      `select climas.id, nombre_comercial, anio, publicacion from climas join empresas on empresas.id = climas.id_empresa
       where cerrado = 0 order by nombre_comercial, anio`,
    )
    .all()
  return {
    climasAbiertos: climas.map(getNombre),
    publicadosDespues: climas
      .filter(({ id, publicacion }) => (marcas.get(String(id)) ?? 0) > Number(publicacion))
      .map((clima) => ({ id: String(clima.id), nombre: getNombre(clima) })),
    correosEnCola: countEnCola(file),
  }
}
