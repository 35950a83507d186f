import type { Db } from '#server/db/engine/database.ts'

/** Work that somebody began and may be called off. Whoever does it finds out at the next beat, on any node. */
export async function cancelTrabajosDe(db: Db, idUsuario: string): Promise<void> {
  await db
    .updateTable('trabajos')
    .set({ estado: 'cancelado', paso: 'Se canceló' })
    .where('id_usuario', '=', idUsuario)
    .where('estado', '=', 'en_curso')
    .where('cancelable', '=', 1)
    .execute()
}
