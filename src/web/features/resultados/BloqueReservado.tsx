import { formatReserva, type Reserva } from '../../../domain/resultados/reserva.ts'
import { Bloque } from '../../ui/graficas/BloqueDeGrafica.tsx'
import type { ClimaDeGraficas } from './clima-de-graficas.ts'
import styles from './Resultados.module.css'

/** In the place of the chart of a withheld set: that it is on purpose, and where its answers do count. */
export function BloqueReservado({
  titulo,
  texto,
  reserva,
  clima,
}: {
  titulo: string
  texto: string
  reserva: Reserva
  clima: ClimaDeGraficas
}) {
  return (
    <Bloque titulo={titulo} texto={texto} total={{ tipo: 'reservado', texto: 'Reservado' }}>
      <p className={styles.nota}>
        {formatReserva(reserva, clima.minimoPorGrupo)}. Lo que dijeron cuenta en toda la empresa.
      </p>
    </Bloque>
  )
}
