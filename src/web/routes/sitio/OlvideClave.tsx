import { ClaveOlvidada } from '#features/cuentas/web/sesion/ClaveOlvidada.isla.tsx'
import { Isla } from '../../lib/isla.tsx'
import { BarraDelSitio } from '../acceso/BarraDelSitio.tsx'
import { MarcoDeAcceso } from '../acceso/MarcoDeAcceso.tsx'

export function Component() {
  return (
    <MarcoDeAcceso titulo="¿Olvidaste tu contraseña?" barra={<BarraDelSitio />}>
      <h1>¿Olvidaste tu contraseña?</h1>
      <noscript>
        <p>
          <strong>
            Para pedir el enlace hace falta JavaScript: actívalo en tu navegador y recarga esta página.
          </strong>
        </p>
      </noscript>
      <Isla archivo="features/cuentas/web/sesion/ClaveOlvidada.isla.tsx">
        <ClaveOlvidada />
      </Isla>
    </MarcoDeAcceso>
  )
}
