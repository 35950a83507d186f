import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type Cifra, formatNumero, formatPersonas } from '#dibujo/resultados/cifras.ts'
import { LEYENDA_DE_BANDAS } from '#dibujo/resultados/colores.ts'
import { createGraficaDeSatisfaccion } from '#dibujo/resultados/graficas.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza } from '#web/ui/Regreso.tsx'
import { BloqueDeClima, PorQueSeReserva } from '../BloqueDeClima.tsx'
import { createAviso } from '../BloquesDePartes.tsx'
import { type ClimaDeGraficas, formatBaseDeClima, formatClima } from '../clima-de-graficas.ts'
import { type EnlacesDeGraficas, GRAFICAS } from '../graficas.ts'
import { EsperaDeResultados, LeyendaDeBandas } from '../PantallaDeGrafica.tsx'
import {
  areasDeAnalisisQuery,
  areasDeTrabajoQuery,
  gruposDeOpinionQuery,
  type ParteDeClima,
  satisfaccionGeneralQuery,
} from '../resultados-queries.ts'
import { SeEstaTerminando } from '../SelloDePublicacion.tsx'
import { CifraGeneral, LoQueDicen, type RondaPublicada } from './CifrasDeCliente.tsx'
import styles from './ResultadosDeCliente.module.css'
import { PREGUNTAS_DE_CLIENTE, VISTAS_DE_CLIENTE } from './vistas-de-cliente.ts'

interface ResultadosDeClienteProps {
  ronda: RondaPublicada
  /** Their company, where the client has several. */
  empresa: string | null
  /** The one before it, if it was published too. */
  anterior: RondaPublicada | null
  enlaces: EnlacesDeGraficas
  /** Where another round is chosen. */
  eleccion: ReactNode
  anonimato: string
}

/** The readings of staff in one page: the whole, each variable, each area with its groups; then the ways to the rest. */
export function ResultadosDeCliente({
  ronda,
  empresa,
  anterior,
  enlaces,
  eleccion,
  anonimato,
}: ResultadosDeClienteProps) {
  const api = useApi()
  const { timeZone } = useSiteConfig()
  const general = useQuery(satisfaccionGeneralQuery(api, ronda.id))
  if (general.data === null) return <ClimaNoEncontrado {...enlaces.sinClima} />
  return (
    <>
      <Cabeza
        titulo={
          <>
            Resultados{' '}
            <span className={styles.clima}>{[empresa, ronda.periodo].filter(Boolean).join(' ')}</span>
          </>
        }
        arriba
        acciones={eleccion}
      >
        {general.data &&
          !general.data.clima.terminando &&
          `${describeQuienes(general.data.clima.dataProcesada.cantidadDeEncuestados, ronda.contestaron)} `}
        La consultora los publicó el {formatFecha(ronda.publicado, timeZone)}.
      </Cabeza>
      {!general.data ? (
        <EsperaDeResultados
          error={general.isFetching ? null : general.error}
          onReintentar={() => void general.refetch()}
        />
      ) : (
        // The head stays: who chooses with the keyboard goes on to the next round.
        <Fragment key={ronda.id}>
          <SeEstaTerminando clima={general.data.clima} />
          <CifraGeneral clima={general.data.clima} porcentaje={general.data.porcentaje} anterior={anterior} />
          <Cuerpo idClima={ronda.id} clima={general.data.clima} />
          <MasVistas enlaces={enlaces} />
          <aside className={styles.quienVe}>
            <p>
              <strong>Quién ve qué.</strong> La consultora tampoco puede saber quién contestó qué: la ronda{' '}
              {ronda.periodo} se cerró y la unión entre personas y respuestas ya no existe.
            </p>
            <Link to={anonimato}>Cómo cuidamos el anonimato</Link>
          </aside>
        </Fragment>
      )}
    </>
  )
}

/** The number of answers stands on the first screen: where fewer are in the figures, it is said here why. */
function describeQuienes(enCifras: number, contestaron: number): string {
  if (contestaron <= enCifras)
    return `Con ${formatPersonas(enCifras)} que ${enCifras === 1 ? 'contestó' : 'contestaron'}.`
  return `Con ${formatNumero(enCifras)} de las ${formatNumero(contestaron)} personas que contestaron: las demás eran muy pocas para sumarse sin señalar a nadie.`
}

const toBarra = (parte: ParteDeClima, nombre = parte.nombre): Cifra => ({
  nombre,
  porcentaje: parte.satisfaccion,
  personas: parte.personas,
  reserva: parte.reserva,
  ...createAviso(parte),
})

function Cuerpo({ idClima, clima }: { idClima: string; clima: ClimaDeGraficas }) {
  const api = useApi()
  const porVariable = useQuery(areasDeAnalisisQuery(api, idClima))
  const porArea = useQuery(areasDeTrabajoQuery(api, idClima))
  const porGrupo = useQuery(gruposDeOpinionQuery(api, idClima))
  const variables = porVariable.data?.variables
  const areas = porArea.data?.partes
  const grupos = porGrupo.data?.partes
  if (!variables || !areas || !grupos) {
    const faltan = [porVariable, porArea, porGrupo].filter(({ data }) => !data)
    return (
      <EsperaDeResultados
        error={faltan.some(({ isFetching }) => isFetching) ? null : (faltan[0]?.error ?? null)}
        onReintentar={() => faltan.forEach(({ refetch }) => void refetch())}
      />
    )
  }
  const deMayorAMenor = [...variables].sort((a, b) => (b.porcentaje ?? -1) - (a.porcentaje ?? -1))
  return (
    <>
      <LoQueDicen
        variables={variables}
        areas={areas.map(({ nombre, satisfaccion }) => ({ nombre, porcentaje: satisfaccion }))}
      />
      <LeyendaDeBandas />
      <BloqueDeClima
        primera
        clima={clima}
        titulo="Por variable"
        baseDicha={false}
        texto="De lo más alto a lo más bajo."
        grafica={createGraficaDeSatisfaccion('Variable', deMayorAMenor, clima)}
        leyenda={LEYENDA_DE_BANDAS}
      />
      <h2 className={styles.porArea}>Por área y grupo</h2>
      {[...areas, ...grupos].some(({ reserva }) => reserva) && (
        <PorQueSeReserva idClima={idClima} de="grupos" />
      )}
      {areas.map((area) => (
        <BloqueDeClima
          key={area.id}
          clima={clima}
          titulo={area.nombre}
          base={area.personas === null ? '' : formatBaseDeClima(clima, area.personas)}
          fuente={`${formatClima(clima)}, ${area.nombre}`}
          grafica={createGraficaDeSatisfaccion(
            'Área o grupo',
            [
              toBarra(area, 'Toda el área'),
              ...grupos.filter((grupo) => area.grupos?.includes(grupo.id)).map((grupo) => toBarra(grupo)),
            ],
            clima,
          )}
          leyenda={LEYENDA_DE_BANDAS}
        />
      ))}
    </>
  )
}

function MasVistas({ enlaces }: { enlaces: EnlacesDeGraficas }) {
  return (
    <nav className={styles.vistas} aria-label="Más vistas de estos resultados">
      <h2>Más vistas de estos resultados</h2>
      <ul>
        {VISTAS_DE_CLIENTE.filter((vista) => enlaces.ofrece?.(vista) ?? true).map((vista) => (
          <li key={vista}>
            <Link to={enlaces.grafica(vista)}>
              <span>
                <strong>{GRAFICAS[vista].titulo}</strong>
                {PREGUNTAS_DE_CLIENTE[vista]}
              </span>
              <Icono nombre="derecha" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
