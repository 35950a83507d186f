import type { Rol } from '#contract/schema.generated.ts'
import type { Db } from '#server/db/engine/database.ts'
import { getClaveDeUsuario } from './usuarios-store.ts'

export interface CuentaDePersona {
  id: string
  usuario: string
  nombre: string
  correo: string
  rol: Rol
  creado: number
  ultimoIngreso: number | null
  desactivada: number | null
  llaves: { nombre: string; creada: number; usada: number | null }[]
  sesiones: { creada: number; vista: number }[]
  /** Its acts, as the log has them. */
  anotaciones: { momento: number; tipo: string }[]
}

/** The account with that address, and how and when it was used. */
export async function findCuentaDePersona(db: Db, correo: string): Promise<CuentaDePersona | null> {
  const cuenta = await db
    .selectFrom('usuarios')
    .select(['id', 'usuario', 'nombre', 'correo', 'rol', 'creado', 'desactivada'])
    .select('ultimo_ingreso as ultimoIngreso')
    .where('correo_clave', '=', getClaveDeUsuario(correo))
    .executeTakeFirst()
  if (!cuenta) return null
  const llaves = await db
    .selectFrom('llaves_de_acceso')
    .select(['nombre', 'creada', 'usada'])
    .where('id_usuario', '=', cuenta.id)
    .orderBy('creada')
    .execute()
  const sesiones = await db
    .selectFrom('sesiones')
    .select(['creada', 'vista'])
    .where('id_usuario', '=', cuenta.id)
    .orderBy('creada')
    .execute()
  const anotaciones = await db
    .selectFrom('bitacora')
    .select(['momento', 'tipo'])
    .where('id_usuario', '=', cuenta.id)
    .orderBy('id')
    .execute()
  return { ...cuenta, llaves, sesiones, anotaciones }
}
