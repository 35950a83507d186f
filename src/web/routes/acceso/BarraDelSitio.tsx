import { BarraSuperior } from '#features/sitio/web/BarraSuperior.isla.tsx'
import { Saltar } from '#features/sitio/web/Saltar.tsx'
import { Isla } from '../../lib/isla.tsx'

/** The bar of the public pages, on those that have a frame of their own. */
export const BarraDelSitio = ({ actual }: { actual?: string }) => (
  <>
    <Saltar />
    <Isla archivo="features/sitio/web/BarraSuperior.isla.tsx">
      <BarraSuperior actual={actual} />
    </Isla>
  </>
)
