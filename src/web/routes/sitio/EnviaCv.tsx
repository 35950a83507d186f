import { EnvioDeCv } from '#features/sitio/web/EnvioDeCv.isla.tsx'
import { MarcoPublico } from '#features/sitio/web/MarcoPublico.tsx'
import { enviaCv } from '../../content/envia-cv.ts'
import { Isla } from '../../lib/isla.tsx'

export function Component() {
  return (
    <MarcoPublico meta={enviaCv.meta} actual="envia-cv">
      <Isla archivo="features/sitio/web/EnvioDeCv.isla.tsx">
        <EnvioDeCv />
      </Isla>
    </MarcoPublico>
  )
}
