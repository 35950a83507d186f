import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { listLoQueDicen } from '#domain/cliente/lo-que-dicen.ts'
import { UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { useApi } from '#web/lib/site.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { type ClimaDeGraficas, getBase } from '../clima-de-graficas.ts'
import { ReglaDeSatisfaccion } from '../ReglaDeSatisfaccion.tsx'
import { areasDeAnalisisQuery, areasDeTrabajoQuery, satisfaccionGeneralQuery } from '../resultados-queries.ts'
import styles from './ResultadosDeCliente.module.css'

/** A round whose figures were published to the client. */
export interface RondaPublicada {
  id: string
  periodo: string
  contestaron: number
  publicado: number
}

export function CifraGeneral({
  clima,
  porcentaje,
  anterior,
}: {
  clima: ClimaDeGraficas
  porcentaje: number | null
  anterior: RondaPublicada | null
}) {
  const api = useApi()
  // Both rounds on one base, or the difference would be the base's.
  const antes = useQuery({
    ...satisfaccionGeneralQuery(api, anterior?.id ?? '', getBase(clima)),
    enabled: anterior !== null,
  }).data?.porcentaje
  if (porcentaje === null)
    return <p>Contestaron muy pocas personas: no se muestra ninguna cifra de esta ronda.</p>
  return (
    <div className={styles.cifras}>
      <p className={styles.cifra}>
        {formatPorcentaje(porcentaje)}
        <small>%</small>
      </p>
      <div>
        <strong>Satisfacción general</strong>
        <p>
          Es la parte de las personas que contesta a favor, en promedio de todo lo que se midió.{' '}
          {porcentaje >= UMBRAL_DE_SATISFACCION
            ? `Llega a ${UMBRAL_DE_SATISFACCION}, desde donde decimos que una empresa está satisfecha.`
            : `Todavía no llega a ${UMBRAL_DE_SATISFACCION}, desde donde decimos que una empresa está satisfecha.`}{' '}
          {anterior && typeof antes === 'number' && `En ${anterior.periodo} fue ${formatPorcentaje(antes)}.`}
        </p>
      </div>
      <ReglaDeSatisfaccion porcentaje={porcentaje} />
    </div>
  )
}

export function LoQueDicen(cifras: Parameters<typeof listLoQueDicen>[0]) {
  const frases = listLoQueDicen(cifras)
  if (frases.length === 0) return null
  return (
    <section className={styles.dicen}>
      <h2>Lo que dicen estos números</h2>
      <ol>
        {frases.map(({ titular, detalle }) => (
          <li key={titular}>
            <strong>{titular}</strong> {detalle}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The queries of the newest round's figures, for the page that begins with them. */
export const ultimoResultadoQueries = (
  api: Parameters<typeof satisfaccionGeneralQuery>[0],
  idClima: string,
) => [
  satisfaccionGeneralQuery(api, idClima),
  areasDeAnalisisQuery(api, idClima),
  areasDeTrabajoQuery(api, idClima),
]

interface UltimoResultadoProps {
  ronda: RondaPublicada
  /** Their company, where the client has several. */
  empresa: string | null
  enlace: string
}

/** The news of a client's first page: what the newest published round came to, in one figure and three sentences. */
export function UltimoResultado({ ronda, empresa, enlace }: UltimoResultadoProps) {
  const api = useApi()
  const general = useQuery(satisfaccionGeneralQuery(api, ronda.id)).data
  const variables = useQuery(areasDeAnalisisQuery(api, ronda.id)).data?.variables
  const areas = useQuery(areasDeTrabajoQuery(api, ronda.id)).data?.partes
  if (!general || general.porcentaje === null) return null
  return (
    <section className={styles.ultimo} aria-labelledby="ultimo-resultado">
      <h2 id="ultimo-resultado">
        Último resultado <span>{[empresa, ronda.periodo].filter(Boolean).join(' ')}</span>
      </h2>
      <CifraGeneral clima={general.clima} porcentaje={general.porcentaje} anterior={null} />
      {variables && areas && (
        <LoQueDicen
          variables={variables}
          areas={areas.map(({ nombre, satisfaccion }) => ({ nombre, porcentaje: satisfaccion }))}
        />
      )}
      <Link to={enlace} className={botonClassName('primario')}>
        Ver los resultados
      </Link>
    </section>
  )
}
