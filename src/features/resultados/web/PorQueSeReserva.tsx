import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type DeQuien, explainReservas } from '#domain/resultados/explain-reservas.ts'
import { useApi } from '#web/lib/site.tsx'
import styles from './PorQueSeReserva.module.css'
import { reservasQuery } from './publicacion-queries.ts'

/** Beside what is withheld: why, with the numbers of the climate. Asked for when somebody wants to know. */
export function PorQueSeReserva({ idClima, de, anio }: { idClima: string; de: DeQuien; anio?: number }) {
  const [abierto, setAbierto] = useState(false)
  return (
    <details className={styles.porQue} onToggle={(event) => setAbierto(event.currentTarget.open)}>
      <summary>¿Por qué se reserva{anio === undefined ? '' : ` en ${anio}`}?</summary>
      {abierto && <Razones idClima={idClima} de={de} />}
    </details>
  )
}

function Razones({ idClima, de }: { idClima: string; de: DeQuien }) {
  const { data, error, isFetching, refetch } = useQuery(reservasQuery(useApi(), idClima))
  if (data) return explainReservas(data, de).map((parrafo) => <p key={parrafo}>{parrafo}</p>)
  if (!error || isFetching) return <p>Un momento…</p>
  return (
    <p>
      No llegó la explicación.{' '}
      <button type="button" onClick={() => void refetch()}>
        Reintentar
      </button>
    </p>
  )
}
