import { type CSSProperties, useRef } from 'react'
import type { Dibujo } from './dibujo.ts'
import styles from './Grafica.module.css'
import { computeMedidas } from './medidas.ts'
import { useDibujo } from './use-dibujo.ts'

/** The place of a chart: as high as the chart will be, whether or not it is drawn yet. */
export function Grafica({ dibujo, nombre }: { dibujo: Dibujo; nombre: string }) {
  const lugar = useRef<HTMLDivElement>(null)
  const fallo = useDibujo(lugar, dibujo)
  const altos = {
    '--alto': `${computeMedidas(dibujo, false).alto}px`,
    '--alto-angosto': `${computeMedidas(dibujo, true).alto}px`,
  } as CSSProperties
  return (
    <div className={styles.marco}>
      {fallo && <p className={styles.fallo}>No se pudo dibujar la gráfica. Sus cifras están en la tabla.</p>}
      <div ref={lugar} role="img" aria-label={nombre} className={styles.lugar} style={altos} hidden={fallo} />
    </div>
  )
}
