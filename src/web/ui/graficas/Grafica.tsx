import { type CSSProperties, memo, useMemo, useRef } from 'react'
import { FORMAS } from '#dibujo/formas.ts'
import type { Grafica as Dibujable } from '#dibujo/grafica.ts'
import { Figura } from './Figura.tsx'
import styles from './Grafica.module.css'
import { useCerca } from './use-cerca.ts'

interface GraficaProps {
  grafica: Dibujable
  /** The sentence that says what is seen. */
  nombre: string
  /** Drawn at once, in the server's page too. */
  primera?: boolean
}

/** The place of a chart: as high as the chart will be, whether or not it is drawn yet. */
export const Grafica = memo(function Grafica({ grafica, nombre, primera = false }: GraficaProps) {
  const lugar = useRef<HTMLDivElement>(null)
  const dibujado = useCerca(lugar, primera)
  const altos = useMemo(
    () => Object.fromEntries(FORMAS.map((forma) => [`--${forma}`, `${grafica.getAlto(forma)}px`])),
    [grafica],
  )
  const formas = dibujado === 'todas' ? FORMAS : dibujado ? [dibujado] : []
  return (
    <div className={styles.marco}>
      <div ref={lugar} role="img" aria-label={nombre} className={styles.lugar} style={altos as CSSProperties}>
        {formas.map((forma) => (
          <Figura
            key={forma}
            figura={grafica.draw(forma)}
            // No paper is so narrow.
            entera={forma === 'angosta'}
            {...(dibujado === 'todas' ? { className: styles[forma]! } : {})}
          />
        ))}
      </div>
    </div>
  )
})
