import { Casilla } from '#web/ui/Casilla.tsx'
import styles from './BarraDeSeleccion.module.css'
import type { Seleccion } from './use-seleccion.ts'

interface EscogerProps {
  id: string
  nombre: string
  seleccion: Seleccion
}

/** The box of one row; with Shift, of all between the last one and this one. */
export function Escoger({ id, nombre, seleccion }: EscogerProps) {
  return (
    <Casilla
      className={styles.casilla!}
      aria-label={`Escoger a ${nombre}`}
      checked={seleccion.ids.has(id)}
      onKeyDown={({ key }) => key === 'Escape' && seleccion.clear()}
      onChange={({ nativeEvent }) => seleccion.toggle(id, (nativeEvent as MouseEvent).shiftKey)}
    />
  )
}

export function EscogerPagina({ seleccion }: { seleccion: Seleccion }) {
  return (
    <Casilla
      className={styles.casilla!}
      aria-label="Escoger a todos los de la página"
      checked={seleccion.paginaEscogida}
      onChange={seleccion.togglePagina}
    />
  )
}
