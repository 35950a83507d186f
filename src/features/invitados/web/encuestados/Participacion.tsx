import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/lib/site.tsx'
import { useParametros } from '#web/lib/use-parametros.ts'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { TablaDeParticipacion } from '#web/ui/TablaDeParticipacion.tsx'
import { formatPorVia } from '#web/ui/vias.ts'
import type { LlegadasQuery } from './encuestados.generated.ts'
import { type ClimaConGrupos, llegadasQuery } from './encuestados-queries.ts'
import styles from './Participacion.module.css'

/** More groups than this are folded, so that the list stays in sight. */
const MAX_ABIERTOS = 6

/** How many answered, were invited and are planned: in all, by area and by group. */
export function Participacion({ clima }: { clima: ClimaConGrupos }) {
  const { participacion, gruposDeOpinion, areasDeTrabajo, cerrado } = clima
  const { contestaron, invitados, planeados, completas, porArea, porGrupo } = participacion
  // Whoever comes for some of the list has to see it.
  const [busqueda] = useParametros()
  const [abierta] = useState(gruposDeOpinion.length <= MAX_ABIERTOS && !busqueda.get('correo'))
  const { data: llegadas } = useQuery(llegadasQuery(useApi(), clima.id))
  const invitadas = llegadas && formatPorVia(sumPersonas(llegadas))
  const notas = new Map(llegadas?.map((grupo) => [grupo.id, describeInvitadas(grupo)]))
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
          {invitadas && <dd className={styles.nota}>{invitadas}</dd>}
        </div>
        <div>
          <dt>Planeadas</dt>
          <dd>{formatNumero(planeados)}</dd>
        </div>
      </dl>
      <details className={styles.grupos} open={abierta}>
        <summary>Por área y grupo</summary>
        <TablaDeParticipacion
          nombre="Participación por área y grupo"
          bloques={porArea.map((area) => ({
            ...area,
            filas: porGrupo
              .filter(({ id }) => grupos.get(area.id)?.includes(id))
              .map((grupo) => ({ ...grupo, marca: `G${ordenes.get(grupo.id)}`, nota: notas.get(grupo.id) })),
          }))}
        />
      </details>
    </section>
  )
}

type LlegadasDeGrupo = LlegadasQuery['appInfo']['getLlegadas']['porGrupo'][number]

/** How the people of a group were invited. How their sheets came is told of the whole climate alone. */
function describeInvitadas({ personas, hojasSinPersona }: LlegadasDeGrupo): string | null {
  const idas =
    hojasSinPersona > 0 && `${formatCantidad(hojasSinPersona, 'hoja', 'hojas')} de personas ya eliminadas`
  return [formatPorVia(personas), idas].filter(Boolean).join('. ') || null
}

/** How everybody was invited: by mail, with a slip, or on paper. */
function sumPersonas(grupos: readonly LlegadasDeGrupo[]) {
  const suma = { correo: 0, papeleta: 0, captura: 0 }
  for (const { personas } of grupos) {
    suma.correo += personas.correo
    suma.papeleta += personas.papeleta
    suma.captura += personas.captura
  }
  return suma
}
