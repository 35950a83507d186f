import { LoginForm } from '#features/cuentas/web/sesion/LoginForm.isla.tsx'
import { BarraSuperior } from '#features/sitio/web/BarraSuperior.isla.tsx'
import { Saltar } from '#features/sitio/web/Saltar.tsx'
import { Isla } from '../../lib/isla.tsx'
import { MarcoDeAcceso } from '../acceso/MarcoDeAcceso.tsx'

export function Component() {
  return (
    <MarcoDeAcceso
      titulo="Log In"
      barra={
        <>
          <Saltar />
          <Isla archivo="features/sitio/web/BarraSuperior.isla.tsx">
            <BarraSuperior actual="login" />
          </Isla>
        </>
      }
    >
      <h1>Log In</h1>
      <p>
        Para el equipo de la consultora y sus clientes. Si contestas una encuesta, usa el enlace de tu correo.
      </p>
      <noscript>
        <p>
          <strong>Para entrar hace falta JavaScript: actívalo en tu navegador y recarga esta página.</strong>
        </p>
      </noscript>
      <Isla archivo="features/cuentas/web/sesion/LoginForm.isla.tsx">
        <LoginForm />
      </Isla>
    </MarcoDeAcceso>
  )
}
