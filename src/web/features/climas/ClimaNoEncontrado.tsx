import { NoEncontrado } from '../../ui/NoEncontrado.tsx'
import { formatVista } from './vista.ts'

export const ClimaNoEncontrado = () => (
  <NoEncontrado
    titulo="Este clima no existe"
    a={formatVista({ vista: 'TableClima' })}
    salida="Ver todos los climas"
  >
    Puede que alguien lo haya eliminado.
  </NoEncontrado>
)
