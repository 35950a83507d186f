import { home } from '../../content/home.ts'
import { Contacto } from '../../features/sitio/Contacto.isla.tsx'
import { DatosEstructurados } from '../../features/sitio/DatosEstructurados.tsx'
import { LineasDeServicio } from '../../features/sitio/LineasDeServicio.tsx'
import { MarcoPublico } from '../../features/sitio/MarcoPublico.tsx'
import { Portada } from '../../features/sitio/Portada.tsx'
import { presentFirma } from '../../features/sitio/present-firma.ts'
import { QuienesSomos } from '../../features/sitio/QuienesSomos.tsx'
import { Isla } from '../../lib/isla.tsx'

export function Component() {
  return (
    <MarcoPublico meta={home.meta} portada={<Portada />}>
      <DatosEstructurados present={presentFirma} />
      <QuienesSomos />
      <LineasDeServicio />
      <Isla archivo="features/sitio/Contacto.isla.tsx">
        <Contacto />
      </Isla>
    </MarcoPublico>
  )
}
