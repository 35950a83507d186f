import { Link } from 'react-router'
import { botonClassName } from '../../ui/Boton.tsx'
import { Cabeza } from '../../ui/Cabeza.tsx'
import { formatVista } from './vista.ts'

export function ClimaNoEncontrado() {
  return (
    <>
      <Cabeza titulo="Este clima no existe">Puede que alguien lo haya eliminado.</Cabeza>
      <Link to={formatVista({ vista: 'TableClima' })} className={botonClassName('secundario')}>
        Ver todos los climas
      </Link>
    </>
  )
}
