import { type ClaveGlifo, type Figura, glifos, trazo } from '#web/content/glifos.ts'
import styles from './Glifo.module.css'

function Dibujo({ figura }: { figura: Figura }) {
  switch (figura.tipo) {
    case 'linea':
      return <path d={figura.d} className={styles.hueco} strokeWidth={trazo} />
    case 'bola':
      return (
        <circle
          cx={figura.x}
          cy={figura.y}
          r={figura.r}
          className={styles[figura.tono]}
          strokeWidth={figura.tono === 'hueco' ? trazo : undefined}
        />
      )
    case 'bloque':
      return (
        <rect
          x={figura.x}
          y={figura.y}
          width={figura.ancho}
          height={figura.alto}
          className={styles[figura.tono]}
        />
      )
  }
}

/** A service's drawing. */
export function Glifo({ clave, className }: { clave: ClaveGlifo; className?: string }) {
  const { caja, figuras } = glifos[clave]
  return (
    <svg viewBox={caja} className={className} aria-hidden="true">
      {figuras.map((figura, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
        <Dibujo key={index} figura={figura} />
      ))}
    </svg>
  )
}
