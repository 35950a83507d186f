import type {
  SesionAbierta as SesionAbiertaWire,
  Sesion as SesionWire,
} from '../../../contract/schema.generated.ts'
import type { Sesion } from '../../context.ts'
import type { SesionAbierta } from './sesiones-store.ts'

export function presentSesion(sesion: Sesion | null): SesionWire {
  return sesion
    ? { conexion: true, usuario: { id: sesion.idUsuario, usuario: sesion.usuario } }
    : { conexion: false, usuario: null }
}

export const presentSesionAbierta = ({ creada, vista, actual }: SesionAbierta): SesionAbiertaWire => ({
  inicio: creada,
  ultimoUso: vista,
  actual,
})
