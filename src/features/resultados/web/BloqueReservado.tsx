import { Link } from 'react-router'
import { formatReserva, type Reserva } from '#domain/resultados/reserva.ts'
import { Bloque } from '#web/ui/graficas/BloqueDeGrafica.tsx'
import type { ClimaDeGraficas } from './clima-de-graficas.ts'
import type { EnlacesDeGraficas } from './graficas.ts'
import { PorQueSeReserva } from './PorQueSeReserva.tsx'
import styles from './Resultados.module.css'

/** In the place of the chart of a withheld set: that it is on purpose, and where its answers do count. */
export function BloqueReservado({
  titulo,
  texto,
  reserva,
  clima,
  dentroDe,
  enlaces,
}: {
  titulo: string
  texto: string
  reserva: Reserva
  clima: ClimaDeGraficas
  /** The area where its answers count too. */
  dentroDe?: { id: string; nombre: string } | undefined
  enlaces: EnlacesDeGraficas
}) {
  return (
    <Bloque titulo={titulo} texto={texto} total={{ tipo: 'reservado', texto: 'Reservado' }}>
      <p className={styles.nota}>
        {formatReserva(reserva, clima.minimoPorGrupo)}. Lo que dijeron cuenta en{' '}
        {dentroDe && `${dentroDe.nombre} y en `}toda la empresa.{' '}
        {dentroDe && (
          <Link to={enlaces.grafica('AreasDeAnalisisPorAreaDeTrabajo', { parte: dentroDe.id })}>
            Ver {dentroDe.nombre}
          </Link>
        )}
      </p>
      <PorQueSeReserva idClima={clima.id} de={reserva === 'enAlgunGrupo' ? 'antiguedades' : 'grupos'} />
    </Bloque>
  )
}
