import { useNavigate } from 'react-router'
import { Paginas } from '../../../ui/Paginas.tsx'
import { POR_PAGINA } from './pendientes-queries.ts'

interface PaginasDePendientesProps {
  pagina: number
  /** Rows that came: fewer than a page has, and it is the last. */
  cuantos: number
  toPagina: (pagina: number) => string
}

/** Nothing where all of it stands on one page. */
export function PaginasDePendientes({ pagina, cuantos, toPagina }: PaginasDePendientesProps) {
  const navigate = useNavigate()
  if (pagina === 1 && cuantos < POR_PAGINA) return null
  return (
    <Paginas
      pagina={pagina}
      esPrimera={pagina === 1}
      esUltima={cuantos < POR_PAGINA}
      onChange={(otra) => void navigate(toPagina(otra))}
    >
      Página <strong>{pagina}</strong>
    </Paginas>
  )
}
