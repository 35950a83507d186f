import { useQuery } from '@tanstack/react-query'
import { computeEsperado, findAtrasado } from '../../../domain/climas/participacion-esperada.ts'
import { useApi } from '../../lib/site.tsx'
import { formatCantidad, formatNumero } from '../../ui/cantidades.ts'
import { TablaDeParticipacion } from '../../ui/TablaDeParticipacion.tsx'
import { formatPorVia, type PorVia, VIAS } from '../../ui/vias.ts'
import { type ClimaAbierto, llegadasQuery, metaQuery } from './climas-queries.ts'
import styles from './EditarClima.module.css'

/** How many of those expected have answered: in all, by area and by group. */
export function ParticipacionDeClima({ clima }: { clima: ClimaAbierto }) {
  const { planeados, contestaron, completas, porGrupo, porArea } = clima.participacion
  const { data: meta } = useQuery({ ...metaQuery(useApi()), enabled: clima.encuestaActiva })
  const esperado =
    clima.encuestaActiva && meta !== undefined ? computeEsperado(clima, meta, Date.now()) : null
  const atrasado = findAtrasado(porGrupo, esperado)
  const { data: llegadas } = useQuery(llegadasQuery(useApi(), clima.id))
  const invitados = new Map(llegadas?.porGrupo.map(({ id, personas }) => [id, formatPorVia(personas)]))
  const ordenes = new Map(clima.gruposDeOpinion.map(({ id, orden }) => [id, orden]))
  const gruposDeArea = new Map(
    clima.areasDeTrabajo.map(({ id, idsGruposDeOpinion }) => [id, new Set(idsGruposDeOpinion)]),
  )
  return (
    <section className={styles.participa}>
      <h2>Participación</h2>
      <p className={styles.grande}>
        {formatNumero(contestaron)}
        <span>
          {' '}
          de {formatCantidad(planeados, 'persona ha', 'personas han')} contestado algo
          {contestaron > 0 &&
            !clima.cerrado &&
            `; ${formatNumero(completas)} ${completas === 1 ? 'terminó' : 'terminaron'}`}
        </span>
      </p>
      <TablaDeParticipacion
        nombre="Participación por área y grupo"
        idAtrasada={atrasado?.id}
        bloques={porArea.map((area) => ({
          ...area,
          filas: porGrupo
            .filter(({ id }) => gruposDeArea.get(area.id)?.has(id))
            .map((grupo) => ({
              ...grupo,
              marca: `G${ordenes.get(grupo.id)}`,
              nota:
                [
                  invitados.get(grupo.id),
                  grupo.id === atrasado?.id &&
                    `Va atrás: a hoy se esperaba ${Math.round((esperado ?? 0) * 100)}\u00a0%`,
                ]
                  .filter(Boolean)
                  .join('. ') || null,
            })),
        }))}
      />
      {llegadas && VIAS.some(([via]) => llegadas.hojas[via] > 0) && (
        <Llegadas hojas={llegadas.hojas} contestaron={contestaron} />
      )}
    </section>
  )
}

/** Totals of the climate alone: beside a group a way in would point at people. */
function Llegadas({ hojas, contestaron }: { hojas: PorVia; contestaron: number }) {
  return (
    <div className={styles.llegadas}>
      <h3>Cómo {contestaron === 1 ? 'llegó la hoja' : `llegaron las ${formatNumero(contestaron)} hojas`}</h3>
      <dl>
        {VIAS.map(([via, nombre]) => (
          <div key={via}>
            <dt>{nombre}</dt>
            <dd>{formatNumero(hojas[via])}</dd>
          </div>
        ))}
      </dl>
      <p>Se cuentan sin decir cuál es cuál.</p>
    </div>
  )
}
