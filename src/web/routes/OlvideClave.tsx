import { ClaveOlvidada } from '../features/sesion/ClaveOlvidada.tsx'
import { MarcoDeAcceso } from './acceso/MarcoDeAcceso.tsx'

export function Component() {
  return (
    <MarcoDeAcceso titulo="¿Olvidaste tu contraseña?">
      <h1>¿Olvidaste tu contraseña?</h1>
      <ClaveOlvidada />
    </MarcoDeAcceso>
  )
}
