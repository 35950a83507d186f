import type { Sesion as SesionWire } from '../../contract/schema.generated.ts'
import type { Sesion } from '../context.ts'

export function presentSesion(sesion: Sesion | null): SesionWire {
  return sesion
    ? { conexion: true, usuario: { id: sesion.idUsuario, usuario: sesion.usuario } }
    : { conexion: false, usuario: null }
}
