import { Link } from 'react-router'
import { countDiasQueQuedan, formatDiasQueQuedan } from '#domain/climas/plazos.ts'
import { formatDiasJuntos } from '#web/lib/dias-juntos.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import styles from './CaminoDeClima.module.css'
import type { ClimaAbierto } from './climas-queries.ts'
import { formatVista } from './vista.ts'

interface Paso {
  nombre: string
  texto: string
  /** Where it is done, when it is its turn. */
  enlace?: { a: string; texto: string }
}

/** Where a climate stands: full ball done, ringed now, hollow later. */
export function CaminoDeClima({ clima, pendientes }: { clima: ClimaAbierto; pendientes: number }) {
  const { timeZone } = useSiteConfig()
  const publicadas = clima.publicaciones.slice(-1).map(({ fecha }) => fecha)
  const cerrada = clima.cerradoEl ? [clima.cerradoEl] : []
  const formatear = formatDiasJuntos([clima.fechaInicio, ...publicadas, ...cerrada], timeZone)
  const { pasos, actual } = computeCamino(clima, pendientes, { formatear, timeZone })
  return (
    <ol className={styles.camino} aria-label="En qué va este clima">
      {pasos.map(({ nombre, texto, enlace }, i) => (
        <li
          key={nombre}
          className={i < actual ? styles.hecho : i === actual ? styles.ahora : undefined}
          aria-current={i === actual ? 'step' : undefined}
        >
          <strong>{nombre}</strong>
          <span>{enlace ? <Link to={enlace.a}>{enlace.texto}</Link> : texto}</span>
        </li>
      ))}
    </ol>
  )
}

function describePlazo({ fechaLimite }: ClimaAbierto, timeZone: string): string {
  if (fechaLimite == null) return 'Sin fecha límite'
  return formatDiasQueQuedan(countDiasQueQuedan(fechaLimite, Date.now(), timeZone))
}

function computeCamino(
  clima: ClimaAbierto,
  pendientes: number,
  { formatear, timeZone }: { formatear: (ms: number) => string; timeZone: string },
): { pasos: Paso[]; actual: number } {
  const { encuestaActiva, cerrado, participacion, publicaciones, minimoPorGrupo } = clima
  const empezada = encuestaActiva || cerrado || participacion.contestaron > 0
  const ultima = publicaciones.at(-1)
  const pasos: Paso[] = [
    { nombre: 'Preparar', texto: describePreparar(clima, empezada, pendientes, formatear) },
    { nombre: 'Contestan', texto: describeContestan(clima, empezada, timeZone) },
    {
      nombre: 'Publicar',
      texto: ultima ? `El ${formatear(ultima.fecha)}` : cerrado ? 'Sin cifras' : 'Al desactivar',
      ...(isPorPublicar(clima)
        ? {
            enlace: {
              a: formatVista({ vista: 'GraficasClima', idClima: clima.id }),
              texto: 'Publicar resultados',
            },
          }
        : {}),
    },
    { nombre: 'Cerrar', texto: describeCerrar(clima, formatear) },
  ]
  const enEspera = ultima ? 3 : 2
  const actual = cerrado ? pasos.length : !empezada ? 0 : encuestaActiva ? 1 : enEspera
  // Without a minimum figures are counted when asked: there is nothing to publish.
  return minimoPorGrupo > 1 ? { pasos, actual } : { pasos: pasos.toSpliced(2, 1), actual }
}

function describeCerrar(
  { cerrado, cerradoEl, publicaciones }: ClimaAbierto,
  formatear: (ms: number) => string,
) {
  if (cerradoEl) return `El ${formatear(cerradoEl)}; solo quedan sumas`
  return publicaciones.length > 0 && !cerrado ? 'Cuando ya no falte nada' : 'Solo quedan sumas'
}

/** After a publication only what is enough for another: fewer sheets wait, and the last one stands. */
export const isPorPublicar = ({
  encuestaActiva,
  cerrado,
  hojasSinPublicar,
  publicaciones,
  minimoPorGrupo,
}: ClimaAbierto): boolean =>
  !encuestaActiva && !cerrado && hojasSinPublicar >= (publicaciones.length > 0 ? minimoPorGrupo : 1)

function describePreparar(
  { fechaInicio }: ClimaAbierto,
  empezada: boolean,
  pendientes: number,
  formatear: (ms: number) => string,
): string {
  if (empezada) return `Desde el ${formatear(fechaInicio)}`
  return pendientes > 0 ? `${formatCantidad(pendientes, 'cosa', 'cosas')} por mirar` : 'Todo listo'
}

function describeContestan(clima: ClimaAbierto, empezada: boolean, timeZone: string): string {
  const { contestaron, planeados } = clima.participacion
  if (!empezada) return 'Al activar'
  return clima.encuestaActiva
    ? describePlazo(clima, timeZone)
    : `${formatNumero(contestaron)} de ${formatNumero(planeados)}`
}
