import { ActualizaCv } from '#features/cvs/web/actualiza-cv/ActualizaCv.isla.tsx'
import { MarcoPublico } from '#features/sitio/web/MarcoPublico.tsx'
import type { Meta } from '../../content/tipos.ts'
import { Isla } from '../../lib/isla.tsx'

const meta: Meta = {
  ruta: '/actualiza-cv',
  titulo: 'Tu CV al día',
  descripcion: 'Confirma, cambia o borra tu currículum con el enlace que te mandamos por correo.',
}

export function Component() {
  return (
    <MarcoPublico meta={meta}>
      <Isla archivo="features/cvs/web/actualiza-cv/ActualizaCv.isla.tsx">
        <ActualizaCv />
      </Isla>
    </MarcoPublico>
  )
}
