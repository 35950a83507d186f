import type { ReactNode } from 'react'
import type { Meta } from '#web/content/tipos.ts'
import { Isla } from '#web/lib/isla.tsx'
import { BarraSuperior } from './BarraSuperior.isla.tsx'
import styles from './MarcoPublico.module.css'
import { Metadatos } from './Metadatos.tsx'
import { Pie } from './Pie.tsx'
import { Saltar } from './Saltar.tsx'

interface MarcoPublicoProps {
  meta: Meta
  /** The entry of the bar that leads to this page. */
  actual?: string
  /** Stands before the bar, on the home page. */
  portada?: ReactNode
  children: ReactNode
}

/** The frame of every public page. */
export function MarcoPublico({ meta, actual, portada, children }: MarcoPublicoProps) {
  return (
    <div className={styles.sitio}>
      <Metadatos meta={meta} />
      <Saltar />
      {portada}
      <Isla archivo="features/sitio/web/BarraSuperior.isla.tsx">
        <BarraSuperior actual={actual} enInicio={portada !== undefined} />
      </Isla>
      <main id="contenido" className={styles.contenido} tabIndex={-1}>
        {children}
      </main>
      <Pie />
    </div>
  )
}
