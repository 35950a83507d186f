import { Link } from 'react-router'
import { formatUnDia } from '#web/lib/dias-juntos.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { Icono } from '#web/ui/Icono.tsx'
import type { ClimaAbierto } from './climas-queries.ts'
import { describeInvitados } from './describe-invitados.ts'
import styles from './PuertasDeClima.module.css'
import type { Pendiente } from './pendientes.ts'
import { formatVista, type Vista } from './vista.ts'

interface Puerta {
  titulo: string
  texto: string
  /** A fact: the one most worth a click. */
  estado: string
  vista: Vista
  /** Leads nowhere any more; the state says why. */
  cerrada?: boolean
  /** Something new to read. */
  leer?: boolean
}

/** The ways on from one climate: name, purpose and state, each on a line that all share. */
export function PuertasDeClima({
  clima,
  pendientes,
  fallidos,
}: {
  clima: ClimaAbierto
  pendientes: readonly Pendiente[]
  /** Mails that came back. */
  fallidos: number
}) {
  const { timeZone } = useSiteConfig()
  return (
    <nav className={styles.puertas} aria-label="Trabajo con este clima">
      {listPuertas({ clima, pendientes, fallidos, timeZone }).map(
        ({ titulo, texto, estado, vista, cerrada, leer }) => {
          const dentro = (
            <>
              <strong>{titulo}</strong>
              <span>{texto}</span>
              <em>
                {cerrada && <Icono nombre="candado" />}
                {estado}
                {!cerrada && <Icono nombre="derecha" />}
              </em>
            </>
          )
          if (cerrada)
            return (
              <div key={titulo} className={`${styles.puerta} ${styles.cerrada}`}>
                {dentro}
              </div>
            )
          return (
            <Link
              key={titulo}
              to={formatVista(vista)}
              className={`${styles.puerta} ${leer ? styles.leer : ''}`}
            >
              {dentro}
            </Link>
          )
        },
      )}
    </nav>
  )
}

function listPuertas({
  clima,
  pendientes,
  fallidos,
  timeZone,
}: {
  clima: ClimaAbierto
  pendientes: readonly Pendiente[]
  fallidos: number
  timeZone: string
}): Puerta[] {
  const { id: idClima, congelado, cerrado, gruposDeOpinion, cantidadDePreguntas } = clima
  const deEstructura = pendientes.find(({ a }) => typeof a !== 'string' && a.vista === 'Estructura')
  return [
    {
      titulo: 'Estructura',
      texto: cerrado
        ? 'Ver grupos, indicadores y cuestionario'
        : congelado
          ? 'Ver grupos, indicadores y cuestionario; cambiar fechas y planeados'
          : 'Grupos, áreas, indicadores y cuestionario',
      estado:
        !congelado && deEstructura
          ? deEstructura.titulo
          : `${formatCantidad(gruposDeOpinion.length, 'grupo', 'grupos')}, ${formatCantidad(cantidadDePreguntas, 'pregunta', 'preguntas')}`,
      vista: { vista: 'Estructura', idClima },
    },
    {
      titulo: 'Invitación de encuesta',
      texto: 'Mandar tokens a un grupo de opinión o a toda la empresa',
      estado: cerrado ? 'Ya no se invita a nadie' : describeInvitados(clima.participacion),
      vista: { vista: 'InvitacionDeEncuesta', idClima },
      cerrada: cerrado,
    },
    {
      titulo: 'Encuestados',
      texto: cerrado ? 'A quién se invitó' : 'Estado, reenvío, recordatorios y eliminación',
      // Mails that came back are mended in the list of them.
      ...(fallidos > 0
        ? {
            estado: formatCantidad(fallidos, 'correo no llegó', 'correos no llegaron'),
            vista: { vista: 'TableEncuestados', idClima, correo: 'Error al envío' },
          }
        : { estado: describeEncuestados(clima), vista: { vista: 'TableEncuestados', idClima } }),
    },
    {
      titulo: 'Gráficas',
      texto: 'Satisfacción, comparaciones, preguntas abiertas y Excel',
      ...describeGraficas(clima, timeZone),
      vista: { vista: 'GraficasClima', idClima },
    },
  ]
}

function describeEncuestados({ cerrado, participacion: { invitados, contestaron } }: ClimaAbierto): string {
  if (invitados === 0) return 'Sin encuestados'
  if (cerrado) return formatCantidad(invitados, 'persona', 'personas')
  return contestaron < invitados
    ? `${formatNumero(invitados - contestaron)} sin contestar`
    : 'Todos contestaron algo'
}

function describeGraficas(
  { minimoPorGrupo, publicaciones, participacion, cerrado }: ClimaAbierto,
  timeZone: string,
) {
  const ultima = publicaciones.at(-1)
  if (ultima) return { estado: `Publicadas el ${formatUnDia(ultima.fecha, timeZone)}`, leer: true }
  if (minimoPorGrupo > 1) return { estado: cerrado ? 'Se cerró sin cifras' : 'Cifras al publicar' }
  const { contestaron } = participacion
  return contestaron > 0
    ? { estado: `De ${formatCantidad(contestaron, 'persona', 'personas')}`, leer: true }
    : { estado: 'Sin respuestas todavía' }
}
