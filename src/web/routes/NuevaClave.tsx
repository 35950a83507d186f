import { NuevaClave } from '#features/cuentas/web/sesion/NuevaClave.tsx'
import { useFirma } from '../lib/site.tsx'
import { MarcoDeAcceso } from './acceso/MarcoDeAcceso.tsx'

export function Component() {
  return (
    <MarcoDeAcceso titulo="Elige una contraseña">
      <NuevaClave firma={useFirma().nombre} />
      <noscript>
        <p>
          <strong>
            Para elegir tu contraseña hace falta JavaScript: actívalo en tu navegador y abre otra vez el
            enlace del correo.
          </strong>
        </p>
      </noscript>
    </MarcoDeAcceso>
  )
}
