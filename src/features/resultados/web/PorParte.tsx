import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router'
import { describePersonas, formatPersonas } from '#dibujo/resultados/cifras.ts'
import { formatReserva, type Reserva } from '#domain/resultados/reserva.ts'
import { useApi } from '#web/lib/site.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { BloqueReservado } from './BloqueDeClima.tsx'
import { BloquesDeVariables } from './BloquesDeVariables.tsx'
import { type ClimaDeGraficas, formatBaseDeClima, formatClima, isSinPublicar } from './clima-de-graficas.ts'
import { type EnlacesDeGraficas, GRAFICAS, type NombreDeGrafica, type PropsDeGrafica } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import styles from './Resultados.module.css'
import {
  type AreaDeAnalisis,
  type ConClima,
  factoresPorAreaQuery,
  factoresPorGrupoQuery,
  type ParteConFactores,
  toAreaDeAnalisis,
} from './resultados-queries.ts'
import { GruposEnSuArea } from './SeLeePorArea.tsx'
import { NotaDeMenosPreguntas } from './SinRespuestas.tsx'

/** A group or an area with its own figures per factor. */
interface ParteConVariables {
  id: string
  rotulo: string
  /** Null: it may not be said. */
  personas: number | null
  reserva: Reserva | null
  variables: AreaDeAnalisis[]
}

type Datos = ConClima & { partes: ParteConVariables[] }

const toVariables = (datos: (ConClima & { partes: ParteConFactores[] }) | null): Datos | null =>
  datos && {
    clima: datos.clima,
    partes: datos.partes.map((parte) => ({ ...parte, variables: parte.variables.map(toAreaDeAnalisis) })),
  }

/** One opinion group, one chart per variable. */
export const AreasDeAnalisisPorGrupoDeOpinion = (props: PropsDeGrafica) => (
  <PorParte
    {...props}
    grafica="AreasDeAnalisisPorGrupoDeOpinion"
    escoge="Escoge un Grupo de Opinión para ver Gráficas"
    escogerOtra="Escoger otro grupo de opinión"
    texto="Cada grupo con las respuestas de su propia gente."
    resultado={useQuery({ ...factoresPorGrupoQuery(useApi(), props.idClima), select: toVariables })}
  />
)

/** One work area, one chart per variable. */
export const AreasDeAnalisisPorAreaDeTrabajo = (props: PropsDeGrafica) => (
  <PorParte
    {...props}
    grafica="AreasDeAnalisisPorAreaDeTrabajo"
    escoge="Escoge un Área de Trabajo para ver Gráficas"
    escogerOtra="Escoger otra área de trabajo"
    texto="Cada área con las respuestas de su propia gente."
    resultado={useQuery({ ...factoresPorAreaQuery(useApi(), props.idClima), select: toVariables })}
  />
)

interface PorParteProps extends PropsDeGrafica {
  grafica: NombreDeGrafica
  escoge: string
  escogerOtra: string
  texto: string
  resultado: UseQueryResult<Datos | null>
}

/** Its menu, or the charts of the one that was chosen: the address says which. */
function PorParte(props: PorParteProps) {
  const { grafica, enlaces, resultado, parte: idParte, escoge, escogerOtra, texto } = props
  const elegida = resultado.data?.partes.find(({ id }) => id === idParte)
  return (
    <PantallaDeGrafica
      titulo={elegida?.rotulo ?? GRAFICAS[grafica].titulo}
      formatTexto={({ clima }) =>
        elegida
          ? `Satisfacción por factor evaluado. ${elegida.personas === null || !elegida.reserva ? '' : describePersonas(elegida.personas, clima.minimoPorGrupo)}`
          : texto
      }
      {...(elegida && !elegida.reserva
        ? { formatBase: ({ clima }: Datos) => formatBaseDeClima(clima, elegida.personas ?? 0) }
        : {})}
      resultado={resultado}
      enlaces={enlaces}
    >
      {({ clima, partes }) =>
        grafica === 'AreasDeAnalisisPorGrupoDeOpinion' && clima.lectura === 'areas' ? (
          <GruposEnSuArea
            clima={clima}
            enlaces={enlaces}
            a="AreasDeAnalisisPorAreaDeTrabajo"
            grupos={partes}
          />
        ) : elegida ? (
          <>
            <p className={styles.otro}>
              <Link to={enlaces.grafica(grafica)}>{escogerOtra}</Link>
            </p>
            <NotaDeMenosPreguntas partes={elegida.variables.flatMap(({ factores }) => factores)} />
            <GraficasDeParte clima={clima} parte={elegida} enlaces={enlaces} />
          </>
        ) : (
          <MenuDePartes
            titulo={escoge}
            clima={clima}
            partes={partes}
            getEnlace={(id) => enlaces.grafica(grafica, { parte: id })}
          />
        )
      }
    </PantallaDeGrafica>
  )
}

function MenuDePartes({
  titulo,
  clima,
  partes,
  getEnlace,
}: {
  titulo: string
  clima: ClimaDeGraficas
  partes: readonly ParteConVariables[]
  getEnlace: (id: string) => string
}) {
  return (
    <nav aria-label={titulo}>
      <h2 className={styles.escoge}>{titulo}</h2>
      <ul className={styles.lista}>
        {partes.map(({ id, rotulo, personas, reserva }) => (
          <li key={id}>
            <Link to={getEnlace(id)}>
              {rotulo}{' '}
              <span>
                {reserva && reserva !== 'sinPublicar'
                  ? formatReserva(reserva, clima.minimoPorGrupo)
                  : personas !== null && formatPersonas(personas)}
              </span>
              <Icono nombre={reserva && reserva !== 'sinPublicar' ? 'candado' : 'derecha'} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const GraficasDeParte = memo(function GraficasDeParte({
  clima,
  parte,
  enlaces,
}: ConClima & { parte: ParteConVariables; enlaces: EnlacesDeGraficas }) {
  const { personas, rotulo, reserva, variables } = parte
  if (reserva && reserva !== 'sinPublicar')
    return <BloqueReservado titulo={rotulo} texto="" reserva={reserva} clima={clima} enlaces={enlaces} />
  if (reserva && !isSinPublicar(clima))
    return <p className={styles.vacia}>Aquí todavía no hay cuestionarios publicados.</p>
  if (personas === 0) return <p className={styles.vacia}>Aquí nadie ha contestado todavía.</p>
  return (
    <BloquesDeVariables
      clima={clima}
      enlaces={enlaces}
      variables={variables}
      baseDicha
      base={formatBaseDeClima(clima, personas ?? 0)}
      fuente={`${formatClima(clima)}, ${rotulo}`}
    />
  )
})
