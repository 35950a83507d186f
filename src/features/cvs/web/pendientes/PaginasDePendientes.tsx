import { Link, useNavigate } from 'react-router'
import { focusTitulo } from '#web/ui/focus-titulo.ts'
import { Paginas } from '#web/ui/Pestanas.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
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
      onChange={(otra) => {
        // The pressed button may rest on the page it leads to.
        focusTitulo(document.querySelector('main')!)
        void navigate(toPagina(otra))
      }}
    >
      Página <strong>{pagina}</strong>
    </Paginas>
  )
}

/** One that was emptied since its address was opened: those before it may hold more. */
export const PaginaSinNada = ({ primera }: { primera: string }) => (
  <Vacio titulo="En esta página ya no queda nada.">
    <Link to={primera}>Ver desde el principio</Link>
  </Vacio>
)
