import { home } from '../content/home.ts'
import { Contacto } from '../features/sitio/Contacto.tsx'
import { DatosEstructurados } from '../features/sitio/DatosEstructurados.tsx'
import { LineasDeServicio } from '../features/sitio/LineasDeServicio.tsx'
import { MarcoPublico } from '../features/sitio/MarcoPublico.tsx'
import { Portada } from '../features/sitio/Portada.tsx'
import { presentFirma } from '../features/sitio/present-firma.ts'
import { QuienesSomos } from '../features/sitio/QuienesSomos.tsx'
import { useAnclas } from '../features/sitio/use-anclas.ts'
import { useConexion } from './use-conexion.ts'

export function Component() {
  useAnclas()
  return (
    <MarcoPublico meta={home.meta} conexion={useConexion()} portada={<Portada />}>
      <DatosEstructurados present={presentFirma} />
      <QuienesSomos />
      <LineasDeServicio />
      <Contacto />
    </MarcoPublico>
  )
}
