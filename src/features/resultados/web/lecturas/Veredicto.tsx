import { formatPuntos } from './celda.ts'
import styles from './Lecturas.module.css'
import type { EnPuntosFragment, Veredicto as TipoDeVeredicto } from './lecturas.generated.ts'

const SENALES: Record<TipoDeVeredicto, string> = {
  sube: 'M6 0 12 11H0z',
  baja: 'M0 0H12L6 11z',
  sinCambio: 'M0 4H12V7H0z',
}

/** Words first; the sign and the colour say the same. */
export function Senal({ veredicto, children }: { veredicto: TipoDeVeredicto; children: string }) {
  return (
    <span className={`${styles.veredicto} ${styles[veredicto]}`}>
      <svg viewBox="0 0 12 11" aria-hidden="true">
        <path d={SENALES[veredicto]} />
      </svg>
      {children}
    </span>
  )
}

/** "Sube 5.65 puntos desde 2024". */
export function Veredicto({ cambio, desde }: { cambio: EnPuntosFragment; desde: number }) {
  const { puntos, veredicto } = cambio
  const cuanto = Math.abs(puntos).toFixed(2)
  if (veredicto === 'sinCambio')
    return (
      <Senal veredicto={veredicto}>{`Sin cambio claro desde ${desde} (${formatPuntos(puntos, 2)})`}</Senal>
    )
  return (
    <Senal veredicto={veredicto}>
      {`${veredicto === 'sube' ? 'Sube' : 'Baja'} ${cuanto} puntos desde ${desde}`}
    </Senal>
  )
}
