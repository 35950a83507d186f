import { LoginForm } from '#features/cuentas/web/sesion/LoginForm.isla.tsx'
import { Isla } from '../../lib/isla.tsx'
import { BarraDelSitio } from '../acceso/BarraDelSitio.tsx'
import { MarcoDeAcceso } from '../acceso/MarcoDeAcceso.tsx'

export function Component() {
  return (
    <MarcoDeAcceso titulo="Log In" barra={<BarraDelSitio actual="login" />}>
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
