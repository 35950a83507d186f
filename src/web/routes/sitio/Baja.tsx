import { useParams, useSearchParams } from 'react-router'
import type { Meta } from '../../content/tipos.ts'
import { Baja } from '../../features/baja/Baja.tsx'
import { MarcoPublico } from '../../features/sitio/MarcoPublico.tsx'

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
