import { formatNumero } from '#web/ui/cantidades.ts'
import { Paginas } from '#web/ui/Paginas.tsx'

interface PaginasDeEncuestadosProps {
  pagina: number
  porPagina: number
  total: number
  onChange: (pagina: number) => void
}

/** Nothing where one page holds all. */
export function PaginasDeEncuestados({ pagina, porPagina, total, onChange }: PaginasDeEncuestadosProps) {
  const paginas = Math.ceil(total / porPagina)
  if (paginas <= 1) return null
  const hasta = Math.min(pagina * porPagina, total)
  return (
    <Paginas pagina={pagina} esPrimera={pagina === 1} esUltima={pagina === paginas} onChange={onChange}>
      Página <strong>{formatNumero(pagina)}</strong> de {formatNumero(paginas)}, del{' '}
      {formatNumero((pagina - 1) * porPagina + 1)} al {formatNumero(hasta)} de {formatNumero(total)}
    </Paginas>
  )
}
