import { useQuery } from '@tanstack/react-query'
import { computeEsperado, findAtrasado } from '../../../domain/climas/participacion-esperada.ts'
import { useApi } from '../../lib/site.tsx'
import { formatCantidad, formatNumero } from '../../ui/cantidades.ts'
import { TablaDeParticipacion } from '../../ui/TablaDeParticipacion.tsx'
import { type ClimaAbierto, metaQuery } from './climas-queries.ts'
import styles from './EditarClima.module.css'

/** How many of those expected have answered: in all, by area and by group. */
export function ParticipacionDeClima({ clima }: { clima: ClimaAbierto }) {
  const { planeados, contestaron, completas, porGrupo, porArea } = clima.participacion
  const { data: meta } = useQuery({ ...metaQuery(useApi()), enabled: clima.encuestaActiva })
  const esperado =
    clima.encuestaActiva && meta !== undefined ? computeEsperado(clima, meta, Date.now()) : null
  const atrasado = findAtrasado(porGrupo, esperado)
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
                grupo.id === atrasado?.id
                  ? `Va atrás: a hoy se esperaba ${Math.round((esperado ?? 0) * 100)} %`
                  : null,
            })),
        }))}
      />
    </section>
  )
}
