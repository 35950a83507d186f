import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isEncuestaActiva } from '#domain/encuesta/encuesta-activa.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { Espera } from '#web/ui/Espera.tsx'
import { TablaDeParticipacion } from '#web/ui/TablaDeParticipacion.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import { formatPorVia } from '#web/ui/vias.ts'
import { BuscadorDeEncuestados } from './BuscadorDeEncuestados.tsx'
import { ConClima } from './ConClima.tsx'
import type { LlegadasQuery } from './encuestados.generated.ts'
import {
  type ClimaConGrupos,
  type EnlacesDeEncuestados,
  encuestadosQuery,
  llegadasQuery,
} from './encuestados-queries.ts'
import { SalidaDeCorreos } from './LoHecho.tsx'
import participacionStyles from './Participacion.module.css'
import { Recordatorios } from './Recordatorios.tsx'
import styles from './TableEncuestados.module.css'

/** Counts of those who answered, were invited and are planned: in all, by area and by group. */
function Participacion({ clima, enlaces }: DeUnClima) {
  const { participacion, gruposDeOpinion, areasDeTrabajo, cerrado } = clima
  const { contestaron, invitados, planeados, completas, porArea, porGrupo } = participacion
  const { data: llegadas } = useQuery(llegadasQuery(useApi(), clima.id))
  const invitadas = llegadas && formatPorVia(sumPersonas(llegadas))
  const notas = new Map(llegadas?.map((grupo) => [grupo.id, describeInvitadas(grupo)]))
  const ordenes = new Map(gruposDeOpinion.map(({ id, orden }) => [id, orden]))
  const grupos = new Map(areasDeTrabajo.map(({ id, idsGruposDeOpinion }) => [id, idsGruposDeOpinion]))
  const activa = isEncuestaActiva({ ...clima, fechaLimite: clima.fechaLimite ?? null }, Date.now())
  const conCorreo = new Set(llegadas?.flatMap(({ id, personas }) => (personas.correo > 0 ? [id] : [])))
  const renderNota = ({ id, nombre, contestaron, invitados }: (typeof porGrupo)[number]) => {
    const nota = notas.get(id)
    if (!activa || contestaron >= invitados || !conCorreo.has(id)) return nota
    return (
      <>
        {nota}
        {nota && '. '}
        <Link to={enlaces.recordar(clima.id, id)} aria-label={`Recordar a ${nombre}`} preventScrollReset>
          Recordar
        </Link>
      </>
    )
  }
  return (
    <section className={participacionStyles.participacion} aria-label="Participación">
      <dl className={participacionStyles.cifras}>
        <div>
          <dt>Contestaron</dt>
          <dd>{formatNumero(contestaron)}</dd>
          {!cerrado && contestaron > 0 && (
            <dd className={participacionStyles.nota}>
              {formatNumero(completas)} {completas === 1 ? 'terminó' : 'terminaron'}
            </dd>
          )}
        </div>
        <div>
          <dt>Invitadas</dt>
          <dd>{formatNumero(invitados)}</dd>
          {invitadas && <dd className={participacionStyles.nota}>{invitadas}</dd>}
        </div>
        {planeados !== invitados && (
          <div>
            <dt>Planeadas</dt>
            <dd>{formatNumero(planeados)}</dd>
          </div>
        )}
      </dl>
      {/* Folded, so that the list stays in sight. */}
      <details className={participacionStyles.grupos}>
        <summary>Por área y grupo</summary>
        <TablaDeParticipacion
          nombre="Participación por área y grupo"
          bloques={porArea.map((area) => ({
            ...area,
            filas: porGrupo
              .filter(({ id }) => grupos.get(area.id)?.includes(id))
              .map((grupo) => ({ ...grupo, marca: `G${ordenes.get(grupo.id)}`, nota: renderNota(grupo) })),
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
    hojasSinPersona > 0 &&
    `${formatCantidad(hojasSinPersona, 'cuestionario contestado', 'cuestionarios contestados')} de personas ya eliminadas`
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

interface TableEncuestadosProps {
  idClima: string
  enlaces: EnlacesDeEncuestados
}

/** Who was invited, how far each has come and how their mail stands. Never what anybody answered. */
export function TableEncuestados({ idClima, enlaces }: TableEncuestadosProps) {
  return (
    <ConClima
      idClima={idClima}
      enlaces={enlaces}
      titulo="Encuestados"
      texto={(clima) =>
        clima?.cerrado
          ? 'El clima está cerrado: queda a quién se invitó, y ya no quién contestó.'
          : 'A quién se invitó y cómo va. Lo que cada quien contesta no se ve aquí ni en ninguna parte.'
      }
      acciones={(clima) => clima && !clima.cerrado && <Acciones clima={clima} enlaces={enlaces} />}
    >
      {(clima) => <Encuestados clima={clima} enlaces={enlaces} />}
    </ConClima>
  )
}

interface DeUnClima {
  clima: ClimaConGrupos
  enlaces: EnlacesDeEncuestados
}

function Acciones({ clima, enlaces }: DeUnClima) {
  const { data = [] } = useQuery(encuestadosQuery(useApi(), clima.id))
  return (
    <>
      <Recordatorios clima={clima} encuestados={data} />
      <Link to={enlaces.sinCorreo(clima.id)} className={botonClassName('secundario', true)}>
        Sin correo
      </Link>
      <Link to={enlaces.invitacion(clima.id)} className={botonClassName('primario', true)}>
        Invitar
      </Link>
    </>
  )
}

function Encuestados({ clima, enlaces }: DeUnClima) {
  const encuestados = useQuery(encuestadosQuery(useApi(), clima.id))
  return (
    <>
      <Participacion clima={clima} enlaces={enlaces} />
      {!clima.cerrado && <SalidaDeCorreos idClima={clima.id} />}
      {encuestados.error && encuestados.data && (
        <p className={styles.vieja}>La lista no se pudo actualizar: {formatFailure(encuestados.error)}</p>
      )}
      {!encuestados.data ? (
        <Espera
          texto="Cargando los encuestados…"
          falla={encuestados.error && formatFailure(encuestados.error)}
          onReintentar={() => void encuestados.refetch()}
        />
      ) : encuestados.data.length === 0 ? (
        <Vacio
          titulo={
            clima.participacion.invitados > 0
              ? 'Nadie está invitado por correo: quien contesta con papeleta o en papel no está en ninguna lista.'
              : 'Todavía no se ha invitado a nadie a este clima.'
          }
        >
          {!clima.cerrado && <Link to={enlaces.invitacion(clima.id)}>Invita a las primeras personas</Link>}
        </Vacio>
      ) : (
        <BuscadorDeEncuestados clima={clima} encuestados={encuestados.data} />
      )}
    </>
  )
}
