import { Boton } from '../../ui/Boton.tsx'
import { Icono } from '../../ui/Icono.tsx'
import { formatNumero } from './cantidades.ts'
import styles from './Paginas.module.css'

interface PaginasProps {
  pagina: number
  porPagina: number
  total: number
  onChange: (pagina: number) => void
}

/** Nothing where one page holds all. */
export function Paginas({ pagina, porPagina, total, onChange }: PaginasProps) {
  const paginas = Math.ceil(total / porPagina)
  if (paginas <= 1) return null
  const hasta = Math.min(pagina * porPagina, total)
  return (
    <nav className={styles.paginas} aria-label="Páginas">
      <Boton chico disabled={pagina === 1} onClick={() => onChange(pagina - 1)}>
        <Icono nombre="izquierda" />
        Anterior
      </Boton>
      <span className="cifra">
        Página <strong>{formatNumero(pagina)}</strong> de {formatNumero(paginas)}, del{' '}
        {formatNumero((pagina - 1) * porPagina + 1)} al {formatNumero(hasta)} de {formatNumero(total)}
      </span>
      <Boton chico disabled={pagina === paginas} onClick={() => onChange(pagina + 1)}>
        Siguiente
        <Icono nombre="derecha" />
      </Boton>
    </nav>
  )
}
