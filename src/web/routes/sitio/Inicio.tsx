import { Contacto } from '#features/sitio/web/Contacto.isla.tsx'
import { DatosEstructurados } from '#features/sitio/web/DatosEstructurados.tsx'
import { MarcoPublico } from '#features/sitio/web/MarcoPublico.tsx'
import { LineasDeServicio, Portada, QuienesSomos } from '#features/sitio/web/Portada.tsx'
import { presentFirma } from '#features/sitio/web/present-firma.ts'
import { createMetaDeHome } from '../../content/home.ts'
import { Isla } from '../../lib/isla.tsx'
import { useFirma } from '../../lib/site.tsx'

export function Component() {
  const firma = useFirma()
  return (
    <MarcoPublico meta={createMetaDeHome(firma)} portada={<Portada />}>
      <DatosEstructurados present={presentFirma(firma)} />
      <QuienesSomos />
      <LineasDeServicio />
      <Isla archivo="features/sitio/web/Contacto.isla.tsx">
        <Contacto />
      </Isla>
    </MarcoPublico>
  )
}
