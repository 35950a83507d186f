import { Link } from 'react-router'
import type { Parrafo as Texto } from '../../content/tipos.ts'

/** Text with its links. */
export function Parrafo({ texto }: { texto: Texto }) {
  if (typeof texto === 'string') return texto
  return texto.map((pieza) => {
    if (typeof pieza === 'string') return pieza
    if ('ruta' in pieza) {
      return (
        <Link key={pieza.ruta} to={pieza.ruta}>
          {pieza.texto}
        </Link>
      )
    }
    return (
      <a key={pieza.correo} href={`mailto:${pieza.correo}`}>
        {pieza.texto}
      </a>
    )
  })
}
