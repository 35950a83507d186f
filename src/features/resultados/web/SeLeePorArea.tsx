import { Link } from 'react-router'
import { createGraficaDeParticipacion } from '#dibujo/resultados/graficas.ts'
import type { Reserva } from '#domain/resultados/reserva.ts'
import { BloqueDeClima } from './BloqueDeClima.tsx'
import { describeContestaron } from './base-de-participacion.ts'
import { type ClimaDeGraficas, formatBaseDeClima } from './clima-de-graficas.ts'
import { type EnlacesDeGraficas, GRAFICAS, type NombreDeGrafica } from './graficas.ts'
import { Sello } from './SelloDePublicacion.tsx'

interface SeLeePorAreaProps {
  enlaces: EnlacesDeGraficas
  /** The view where the same is read by area. */
  a: NombreDeGrafica
}

/** In a view by group of a round that shows no figure of one: where to read instead. */
export const SeLeePorArea = ({ enlaces, a }: SeLeePorAreaProps) => (
  <Sello candado={false}>
    <p>
      <strong>Esta ronda se lee por área.</strong> Lo que dijo cada grupo cuenta en la suya.{' '}
      <Link to={enlaces.grafica(a)}>Ver {GRAFICAS[a].titulo.toLowerCase()}</Link>
    </p>
  </Sello>
)

interface GrupoQueParticipa {
  rotulo: string
  /** Null: it may not be said. */
  personas: number | null
  reserva: Reserva | null
}

/** The same, and how many of each group take part: that is told at any time. */
export function GruposEnSuArea({
  clima,
  grupos,
  ...props
}: SeLeePorAreaProps & { clima: ClimaDeGraficas; grupos: readonly GrupoQueParticipa[] }) {
  const dichas = grupos.flatMap(({ personas }) => personas ?? [])
  const total = dichas.reduce((suma, personas) => suma + personas, 0)
  return (
    <>
      <SeLeePorArea {...props} />
      <BloqueDeClima
        primera
        clima={clima}
        titulo="Encuestados por grupo de opinión"
        texto="Qué parte de quienes contestaron es de cada grupo."
        base={dichas.length < grupos.length ? formatBaseDeClima(clima) : describeContestaron(clima, total)}
        grafica={createGraficaDeParticipacion(
          'Grupo de opinión',
          grupos.map(({ rotulo, personas, reserva }) => ({
            nombre: rotulo,
            porcentaje: personas === null || total === 0 ? null : (personas / total) * 100,
            personas,
            reserva: personas === null ? reserva : null,
          })),
          clima,
        )}
      />
    </>
  )
}
