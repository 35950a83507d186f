import { NuevaClave } from '#features/cuentas/web/sesion/NuevaClave.tsx'
import { firma } from '../content/firma.ts'
import { MarcoDeAcceso } from './acceso/MarcoDeAcceso.tsx'

export function Component() {
  return (
    <MarcoDeAcceso titulo="Elige una contraseña">
      <NuevaClave firma={firma.nombre} />
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
