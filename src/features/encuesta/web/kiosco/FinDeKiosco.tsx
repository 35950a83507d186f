import { useEffect, useState } from 'react'
import { firma } from '#web/content/firma.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Marca } from '#web/ui/Marca.tsx'
import { useTitular } from '../use-titular.ts'
import styles from './Kiosco.module.css'

interface FinDeKioscoProps {
  titulo: string
  texto: string
  boton: string
  /** In seconds: as long as the text takes to be read. */
  cuenta: number
  onFin: () => void
}

/** There is nothing more to do for this person: back to the beginning by itself, or at a touch. */
export function FinDeKiosco({ titulo, texto, boton, cuenta, onFin }: FinDeKioscoProps) {
  const titular = useTitular(titulo)
  const [quedan, setQuedan] = useState(cuenta)
  useEffect(() => {
    if (quedan === 0) return onFin()
    const timer = setTimeout(() => setQuedan(quedan - 1), 1_000)
    return () => clearTimeout(timer)
  }, [quedan, onFin])
  return (
    <div className={styles.fin}>
      <title>{`${titulo} | ${firma.nombre}`}</title>
      <header>
        <Marca nombre={firma.nombre} />
      </header>
      <main>
        <h1 ref={titular} tabIndex={-1}>
          {titulo}
        </h1>
        <p>{texto}</p>
        <div className={styles.riel} aria-hidden="true">
          <i style={{ width: `${(quedan / cuenta) * 100}%` }} />
        </div>
        <p>
          Volvemos al principio en {quedan} {quedan === 1 ? 'segundo' : 'segundos'}.
        </p>
        <Boton tono="primario" className={styles.grande} onClick={onFin}>
          {boton}
        </Boton>
      </main>
    </div>
  )
}
