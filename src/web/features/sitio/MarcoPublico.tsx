import type { ReactNode } from 'react'
import { navegacion } from '../../content/navegacion.ts'
import type { Meta } from '../../content/tipos.ts'
import { BarraSuperior } from './BarraSuperior.tsx'
import styles from './MarcoPublico.module.css'
import { Metadatos } from './Metadatos.tsx'
import { Pie } from './Pie.tsx'
import { useSeccionActiva } from './use-seccion-activa.ts'

const SECCIONES = navegacion.secciones.map(({ id }) => id)

interface MarcoPublicoProps {
  meta: Meta
  conexion: boolean
  /** The entry of the bar that leads to this page. */
  actual?: string
  /** Stands before the bar, on the home page. */
  portada?: ReactNode
  children: ReactNode
}

/** The frame of every public page. */
export function MarcoPublico({ meta, conexion, actual, portada, children }: MarcoPublicoProps) {
  return (
    <div className={styles.sitio}>
      <Metadatos meta={meta} />
      <a href="#contenido" className={styles.saltar}>
        {navegacion.saltar}
      </a>
      {portada}
      {portada ? (
        <BarraDeInicio conexion={conexion} />
      ) : (
        <BarraSuperior actual={actual} conexion={conexion} />
      )}
      <main id="contenido" className={styles.contenido} tabIndex={-1}>
        {children}
      </main>
      <Pie />
    </div>
  )
}

/** The bar of the home page: its current link follows the scroll. */
function BarraDeInicio({ conexion }: { conexion: boolean }) {
  return <BarraSuperior actual={useSeccionActiva(SECCIONES)} conexion={conexion} enInicio />
}
