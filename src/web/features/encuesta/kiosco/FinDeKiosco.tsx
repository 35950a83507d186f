import { useEffect, useState } from 'react'
import { firma } from '../../../content/firma.ts'
import { Boton } from '../../../ui/Boton.tsx'
import { Marca } from '../../../ui/Marca.tsx'
import { useTitular } from '../use-titular.ts'
import styles from './Kiosco.module.css'
import { kiosco } from './textos.ts'

const CUENTA = 10

/** Everything is stored: back to the beginning by itself, or at a touch. */
export function FinDeKiosco({ onFin }: { onFin: () => void }) {
  const titular = useTitular('fin-de-kiosco')
  const [quedan, setQuedan] = useState(CUENTA)
  useEffect(() => {
    if (quedan === 0) return onFin()
    const timer = setTimeout(() => setQuedan(quedan - 1), 1_000)
    return () => clearTimeout(timer)
  }, [quedan, onFin])
  return (
    <div className={styles.fin}>
      <title>{`${kiosco.fin.titulo} | ${firma.nombre}`}</title>
      <Marca nombre={firma.nombre} />
      <main>
        <h1 ref={titular} tabIndex={-1}>
          {kiosco.fin.titulo}
        </h1>
        <p>{kiosco.fin.texto}</p>
        <div className={styles.riel} aria-hidden="true">
          <i style={{ width: `${(quedan / CUENTA) * 100}%` }} />
        </div>
        <p>
          Volvemos al principio en {quedan} {quedan === 1 ? 'segundo' : 'segundos'}.
        </p>
        <Boton tono="primario" className={styles.grande} onClick={onFin}>
          {kiosco.fin.boton}
        </Boton>
      </main>
    </div>
  )
}
