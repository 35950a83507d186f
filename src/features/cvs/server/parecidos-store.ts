import type { Db } from '#server/db/engine/database.ts'

export interface ClavesDeContacto {
  correos: string[]
  telefonos: string[]
  nombres: string[]
}

const COLUMNAS = {
  correo_clave: 'correos',
  celular_clave: 'telefonos',
  telefono_clave: 'telefonos',
  nombre_clave: 'nombres',
  nombre_corto_clave: 'nombres',
} as const satisfies Record<string, keyof ClavesDeContacto>

/**
 * Numbers of the newest CVs under each of these keys, however many there are under one: whoever asks compares the
 * fields whole.
 */
export async function listNumerosPorClave(db: Db, claves: ClavesDeContacto): Promise<number[]> {
  const numeros = new Set<number>()
  for (const [columna, cuales] of Object.entries(COLUMNAS) as [
    keyof typeof COLUMNAS,
    keyof ClavesDeContacto,
  ][]) {
    if (claves[cuales].length === 0) continue
    const rows = await db
      .selectFrom('cvs')
      .select(({ fn }) => fn.max('numero').as('numero'))
      .where('borrado', 'is', null)
      .where(columna, 'in', claves[cuales])
      .groupBy(columna)
      .execute()
    for (const { numero } of rows) numeros.add(numero)
  }
  return [...numeros]
}
