import type { DatabaseSync } from 'node:sqlite'
import { eraseRastros } from '../persona/erase-persona.ts'
import { listEliminadasDesde } from '../persona/personas-eliminadas.ts'
import type { Respaldo } from './open-respaldo.ts'
import { listTablas } from './tablas.ts'

/** Columns that hold an address, whatever their table. */
const CON_CORREO = ['correo', 'contacto_correo', 'para']

/** As they stand in the backup, and inside the mails that visitors' messages became. */
function* listCorreos(file: DatabaseSync): Generator<string> {
  for (const { nombre, columnas } of listTablas(file)) {
    const valores = CON_CORREO.filter((columna) => columnas.includes(columna))
    if (nombre === 'correos') valores.push(`json_extract(datos, '$.correo')`)
    for (const valor of valores) {
      const query = `select distinct ${valor} as correo from "${nombre}" where ${valor} is not null`
      for (const { correo } of file.prepare(query).iterate()) yield String(correo)
    }
  }
}

/** Whoever was erased after the backup was made came back with it, and goes again; when that was stays noted. How many they were. */
export async function eraseOtraVez(
  ctx: Parameters<typeof eraseRastros>[0],
  { file, ficha }: Respaldo,
): Promise<number> {
  const correos = await listEliminadasDesde(ctx, listCorreos(file), ficha.creado)
  for (const correo of correos) await eraseRastros(ctx, correo)
  return correos.length
}
