import { formatNumero } from '../../ui/cantidades.ts'
import { TablaDeParticipacion } from '../../ui/TablaDeParticipacion.tsx'
import type { ClimaConGrupos } from './encuestados-queries.ts'
import styles from './Participacion.module.css'

/** More groups than this are folded, so that the list stays in sight. */
const MAX_ABIERTOS = 6

/** How many answered, were invited and are planned: in all, by area and by group. */
export function Participacion({ clima }: { clima: ClimaConGrupos }) {
  const { participacion, gruposDeOpinion, areasDeTrabajo, cerrado } = clima
  const { contestaron, invitados, planeados, completas, porArea, porGrupo } = participacion
  const ordenes = new Map(gruposDeOpinion.map(({ id, orden }) => [id, orden]))
  const grupos = new Map(areasDeTrabajo.map(({ id, idsGruposDeOpinion }) => [id, idsGruposDeOpinion]))
  return (
    <section className={styles.participacion} aria-label="Participación">
      <dl className={styles.cifras}>
        <div>
          <dt>Contestaron</dt>
          <dd>{formatNumero(contestaron)}</dd>
          {!cerrado && contestaron > 0 && (
            <dd className={styles.nota}>
              {formatNumero(completas)} {completas === 1 ? 'terminó' : 'terminaron'}
            </dd>
          )}
        </div>
        <div>
          <dt>Invitadas</dt>
          <dd>{formatNumero(invitados)}</dd>
        </div>
        <div>
          <dt>Planeadas</dt>
          <dd>{formatNumero(planeados)}</dd>
        </div>
      </dl>
      <details className={styles.grupos} open={gruposDeOpinion.length <= MAX_ABIERTOS}>
        <summary>Por área y grupo</summary>
        <TablaDeParticipacion
          nombre="Participación por área y grupo"
          bloques={porArea.map((area) => ({
            ...area,
            filas: porGrupo
              .filter(({ id }) => grupos.get(area.id)?.includes(id))
              .map((grupo) => ({ ...grupo, marca: `G${ordenes.get(grupo.id)}` })),
          }))}
        />
      </details>
    </section>
  )
}
