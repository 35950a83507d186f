import { MisDatos } from '#features/cvs/web/mis-datos/MisDatos.isla.tsx'
import { Isla } from '../../lib/isla.tsx'
import { BarraDelSitio } from '../acceso/BarraDelSitio.tsx'
import { MarcoDeAcceso } from '../acceso/MarcoDeAcceso.tsx'

export function Component() {
  return (
    <MarcoDeAcceso titulo="Tus datos" barra={<BarraDelSitio />}>
      <h1>Tus datos</h1>
      <noscript>
        <p>
          <strong>Para pedirlos desde aquí activa JavaScript en tu navegador, o escríbenos.</strong>
        </p>
      </noscript>
      <Isla archivo="features/cvs/web/mis-datos/MisDatos.isla.tsx">
        <MisDatos />
      </Isla>
    </MarcoDeAcceso>
  )
}
