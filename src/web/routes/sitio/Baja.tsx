import { useParams, useSearchParams } from 'react-router'
import { Baja } from '#features/invitados/web/baja/Baja.tsx'
import { MarcoPublico } from '#features/sitio/web/MarcoPublico.tsx'
import type { Meta } from '../../content/tipos.ts'

const meta: Meta = {
  ruta: '/baja',
  titulo: 'Sin más recordatorios',
  descripcion: 'Deja de recibir recordatorios de una encuesta, con el enlace que te mandamos por correo.',
}

export function Component() {
  const { codigo } = useParams()
  const [busqueda] = useSearchParams()
  return (
    <MarcoPublico meta={meta}>
      <Baja completo={codigo !== undefined} resultado={busqueda.get('resultado')} />
    </MarcoPublico>
  )
}
