import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type DeQuien, explainReservas } from '#domain/resultados/explain-reservas.ts'
import { formatReserva, type Reserva } from '#domain/resultados/reserva.ts'
import { useApi } from '#web/lib/site.tsx'
import { Bloque, BloqueDeGrafica, type BloqueDeGraficaProps } from '#web/ui/graficas/BloqueDeGrafica.tsx'
import {
  type ClimaDeGraficas,
  formatArchivo,
  formatBaseDeClima,
  formatClima,
  isSinPublicar,
} from './clima-de-graficas.ts'
import type { EnlacesDeGraficas } from './graficas.ts'
import porQueSeReservaStyles from './PorQueSeReserva.module.css'
import { reservasQuery } from './publicacion-queries.ts'
import bloqueReservadoStyles from './Resultados.module.css'

type DeLamina = Omit<BloqueDeGraficaProps, 'archivo' | 'fuente' | 'base'> & {
  clima: ClimaDeGraficas
  /** Source and base of the figures, where it is not simply this climate and everybody in it. */
  fuente?: string
  base?: string
  /** The name of its picture, where the title alone would not say it. */
  archivoDe?: string
}

/** All that the picture of a climate's chart says: which climate it shows, and how many people are behind it. */
export const createLamina = ({
  clima,
  fuente,
  base,
  archivoDe,
  ...bloque
}: DeLamina): BloqueDeGraficaProps => ({
  ...bloque,
  archivo: formatArchivo(clima, archivoDe ?? bloque.titulo),
  fuente: fuente ?? formatClima(clima),
  base: base ?? formatBaseDeClima(clima),
  sinPie: bloque.sinPie ?? isSinPublicar(clima),
  // The head of a view says the base of all of it.
  baseDicha: bloque.baseDicha ?? (base === undefined || base === formatBaseDeClima(clima)),
})

export const BloqueDeClima = (props: DeLamina) => <BloqueDeGrafica {...createLamina(props)} />

/** Beside what is withheld: why, with the numbers of the climate. Asked for when somebody wants to know. */
export function PorQueSeReserva({
  idClima,
  de,
  periodo,
}: {
  idClima: string
  de: DeQuien
  periodo?: string
}) {
  const [abierto, setAbierto] = useState(false)
  return (
    <details
      className={porQueSeReservaStyles.porQue}
      onToggle={(event) => setAbierto(event.currentTarget.open)}
    >
      <summary>¿Por qué se reserva{periodo === undefined ? '' : ` en ${periodo}`}?</summary>
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

/** In the place of the chart of a withheld set: that it is on purpose, and where its answers do count. */
export function BloqueReservado({
  titulo,
  texto,
  reserva,
  clima,
  dentroDe,
  enlaces,
  ancla,
}: {
  ancla?: string
  titulo: string
  texto: string
  reserva: Reserva
  clima: ClimaDeGraficas
  /** The area where its answers count too. */
  dentroDe?: { id: string; nombre: string } | undefined
  enlaces: EnlacesDeGraficas
}) {
  return (
    <Bloque
      {...(ancla ? { ancla } : {})}
      titulo={titulo}
      texto={texto}
      total={{ tipo: 'reservado', texto: 'Reservado' }}
    >
      <p className={bloqueReservadoStyles.nota}>
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
