import { LoginForm } from '../features/sesion/LoginForm.tsx'
import { MarcoDeAcceso } from './acceso/MarcoDeAcceso.tsx'

export function Component() {
  return (
    <MarcoDeAcceso titulo="Log In">
      <h1>Log In</h1>
      <p>
        Para el equipo de la consultora y sus clientes. Si contestas una encuesta, usa el enlace de tu correo.
      </p>
      <LoginForm />
    </MarcoDeAcceso>
  )
}
