import { Link } from 'react-router'
import { Icono } from '../../ui/Icono.tsx'
import { formatVista, type Vista } from './vista.ts'

export function EnlaceDeRegreso({ a, texto }: { a: Vista; texto: string }) {
  return (
    <Link to={formatVista(a)} aria-label={texto} title={texto}>
      <Icono nombre="izquierda" />
    </Link>
  )
}
