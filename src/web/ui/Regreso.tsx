import { Link } from 'react-router'
import { Icono } from './Icono.tsx'

/** The way back of a screen, an arrow in the margin of its head. */
export function Regreso({ a, texto }: { a: string; texto: string }) {
  return (
    <Link to={a} aria-label={texto} title={texto}>
      <Icono nombre="izquierda" />
    </Link>
  )
}
