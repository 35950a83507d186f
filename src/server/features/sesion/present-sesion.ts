import type {
  SesionAbierta as SesionAbiertaWire,
  Sesion as SesionWire,
} from '../../../contract/schema.generated.ts'
import type { Sesion } from '../../context.ts'
import type { SesionAbierta } from './sesiones-store.ts'

export function presentSesion(sesion: Sesion | null): SesionWire {
  if (!sesion) return { conexion: false, usuario: null }
  const { idUsuario, usuario, rol } = sesion
  const empresas =
    sesion.empresas?.map(({ id, nombreComercial }) => ({ id, nombre_comercial: nombreComercial })) ?? null
  return { conexion: true, usuario: { id: idUsuario, usuario, rol, empresas } }
}

export const presentSesionAbierta = ({ creada, vista, actual }: SesionAbierta): SesionAbiertaWire => ({
  inicio: creada,
  ultimoUso: vista,
  actual,
})
