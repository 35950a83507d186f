import { Link } from 'react-router'
import { botonClassName } from '../ui/Boton.tsx'
import { Cabeza } from '../ui/Cabeza.tsx'

export function ClimaNoEncontrado({ a, salida = 'Ver todos los climas' }: { a: string; salida?: string }) {
  return (
    <>
      <Cabeza titulo="Este clima no existe">Puede que alguien lo haya eliminado.</Cabeza>
      <Link to={a} className={botonClassName('secundario')}>
        {salida}
      </Link>
    </>
  )
}
