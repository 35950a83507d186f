import { Contacto } from '#features/sitio/web/Contacto.isla.tsx'
import { DatosEstructurados } from '#features/sitio/web/DatosEstructurados.tsx'
import { MarcoPublico } from '#features/sitio/web/MarcoPublico.tsx'
import { LineasDeServicio, Portada, QuienesSomos } from '#features/sitio/web/Portada.tsx'
import { presentFirma } from '#features/sitio/web/present-firma.ts'
import { home } from '../../content/home.ts'
import { Isla } from '../../lib/isla.tsx'

export function Component() {
  return (
    <MarcoPublico meta={home.meta} portada={<Portada />}>
      <DatosEstructurados present={presentFirma} />
      <QuienesSomos />
      <LineasDeServicio />
      <Isla archivo="features/sitio/web/Contacto.isla.tsx">
        <Contacto />
      </Isla>
    </MarcoPublico>
  )
}
