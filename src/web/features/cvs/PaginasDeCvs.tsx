import { Boton } from '../../ui/Boton.tsx'
import { Icono } from '../../ui/Icono.tsx'
import { type Busqueda, getOffset, TAMANO_DE_PAGINA } from './busqueda.ts'
import styles from './PaginasDeCvs.module.css'

interface PaginasDeCvsProps {
  busqueda: Busqueda
  /** How many the server gave for this page. */
  recibidos: number
  onChange: (pagina: number) => void
}

/** Spec §4: no way back at offset 0, no way on from a page that came short. */
export function PaginasDeCvs({ busqueda, recibidos, onChange }: PaginasDeCvsProps) {
  const { pagina } = busqueda
  const offset = getOffset(busqueda)
  return (
    <nav className={styles.paginas} aria-label="Páginas">
      <Boton chico disabled={offset === 0} onClick={() => onChange(pagina - 1)}>
        <Icono nombre="izquierda" />
        Anterior
      </Boton>
      <span className="cifra">
        Página <strong>{pagina}</strong>
        {recibidos > 0 && `, registros ${offset + 1} a ${offset + recibidos}`}
      </span>
      <Boton chico disabled={recibidos < TAMANO_DE_PAGINA} onClick={() => onChange(pagina + 1)}>
        Siguiente
        <Icono nombre="derecha" />
      </Boton>
    </nav>
  )
}
