import { ClaveOlvidada } from '../../features/sesion/ClaveOlvidada.isla.tsx'
import { Isla } from '../../lib/isla.tsx'
import { MarcoDeAcceso } from '../acceso/MarcoDeAcceso.tsx'

export function Component() {
  return (
    <MarcoDeAcceso titulo="¿Olvidaste tu contraseña?">
      <h1>¿Olvidaste tu contraseña?</h1>
      <Isla archivo="features/sesion/ClaveOlvidada.isla.tsx">
        <ClaveOlvidada />
      </Isla>
    </MarcoDeAcceso>
  )
}
