import { Progreso } from '../../ui/Progreso.tsx'
import styles from './ClimaEnDosColumnas.module.css'
import type { ClimaAbierto } from './climas-queries.ts'

/** How many of those expected have answered: in all, by group and by area. */
export function ParticipacionDeClima({ clima }: { clima: ClimaAbierto }) {
  const { planeados, contestaron, completas, porGrupo, porArea } = clima.participacion
  const ordenes = new Map(clima.gruposDeOpinion.map(({ id, orden }) => [id, orden]))
  const grupos = new Map(clima.areasDeTrabajo.map(({ id, idsGruposDeOpinion }) => [id, idsGruposDeOpinion]))
  return (
    <section>
      <h2>Participación</h2>
      <p className={styles.grande}>
        {contestaron}
        <span>
          {' '}
          de {planeados} personas han contestado algo
          {contestaron > 0 && `; ${completas} ${completas === 1 ? 'terminó' : 'terminaron'}`}
        </span>
      </p>
      <ul className={styles.barras} aria-label="Participación por grupo de opinión">
        {porGrupo.map((grupo) => (
          <li key={grupo.id}>
            <b>G{ordenes.get(grupo.id)}</b>
            <span>{grupo.nombre}</span>
            <Progreso parte={grupo.contestaron} total={grupo.planeados} />
          </li>
        ))}
      </ul>
      <h2 className={styles.separado}>Áreas de trabajo</h2>
      <ul className={styles.barras} aria-label="Participación por área de trabajo">
        {porArea.map((area) => (
          <li key={area.id} className={styles.area}>
            <span>
              {area.nombre}
              <small>
                {(grupos.get(area.id) ?? []).map((idGrupo) => `G${ordenes.get(idGrupo)}`).join(', ')}
              </small>
            </span>
            <Progreso parte={area.contestaron} total={area.planeados} />
          </li>
        ))}
      </ul>
    </section>
  )
}
