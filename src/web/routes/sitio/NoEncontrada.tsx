import { BarraDelSitio } from '../acceso/BarraDelSitio.tsx'
import { NoExiste } from '../PaginaDeError.tsx'

export const Component = () => <NoExiste barra={<BarraDelSitio />} />
