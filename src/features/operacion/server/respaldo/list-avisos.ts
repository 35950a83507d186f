import type { DatabaseSync } from 'node:sqlite'
import type { Respaldo } from './open-respaldo.ts'

export interface Avisos {
  /** Company and year of each climate that the backup holds open. */
  climasAbiertos: string[]
  /** Of these, those of which more was published since then. */
  publicadosDespues: { id: string; nombre: string }[]
  correosEnCola: number
  /** At most so many reminders of rounds that the backup holds half sent. */
  porRecordar: number
}

const countEnCola = (file: DatabaseSync) =>
  Number(file.prepare("select count(*) as cuenta from correos where estado = 'en_cola'").get()?.cuenta)

/** Whoever comes after the last one that was looked at. */
const countPorRecordar = (file: DatabaseSync): number =>
  Number(
    file
      .prepare(
        `select count(*) as cuenta from rondas_de_recordatorios as rondas join encuestados on encuestados.id_clima = rondas.id_clima
         where terminada = 0 and encuestados.id > rondas.cursor`,
      )
      .get()?.cuenta,
  )

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
    porRecordar: countPorRecordar(file),
  }
}
