import { Contacto } from '#features/sitio/web/Contacto.isla.tsx'
import { DatosEstructurados } from '#features/sitio/web/DatosEstructurados.tsx'
import { Clientes, Personas } from '#features/sitio/web/Gente.tsx'
import { MarcoPublico } from '#features/sitio/web/MarcoPublico.tsx'
import { LineasDeServicio, Portada, QuienesSomos } from '#features/sitio/web/Portada.tsx'
import { presentFirma } from '#features/sitio/web/present-firma.ts'
import { useLineas } from '#features/sitio/web/use-lineas.ts'
import { useHome } from '#features/sitio/web/use-textos.ts'
import { createMetaDeHome } from '../../content/home.ts'
import { Isla } from '../../lib/isla.tsx'
import { useFirma } from '../../lib/site.tsx'

export function Component() {
  const firma = useFirma()
  const { descripcion } = useHome()
  const lineas = useLineas()
  return (
    <MarcoPublico meta={{ ...createMetaDeHome(firma), descripcion }} portada={<Portada />}>
      <DatosEstructurados present={presentFirma(firma, descripcion, lineas)} />
      <QuienesSomos />
      <Personas />
      <Clientes />
      <LineasDeServicio />
      <Isla archivo="features/sitio/web/Contacto.isla.tsx">
        <Contacto />
      </Isla>
    </MarcoPublico>
  )
}
