import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatNumero } from '#dibujo/resultados/cifras.ts'
import { POR_VENIR_DE_AVANCE, TERMINADAS_DE_AVANCE } from '#domain/resultados/avance.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import type { ClimaDeGraficas } from './clima-de-graficas.ts'
import type { EnlacesDeGraficas } from './graficas.ts'
import styles from './Publicacion.module.css'
import { PublicarResultados } from './PublicarResultados.tsx'
import { countDias, formatCuestionarios, formatDiaDeSemana } from './palabras.ts'
import { type VistaPrevia, vistaPreviaQuery } from './publicacion-queries.ts'

/** In the place of a chart: when its figures come, how many have finished, and what may be done now. */
export function PorLlegar({
  clima,
  enlaces,
  queLlega,
  tardia,
}: {
  clima: ClimaDeGraficas
  enlaces: EnlacesDeGraficas
  queLlega: string
  /** An early publication does not bring it. */
  tardia: boolean
}) {
  const { encuestaActiva, fechaLimite } = clima
  const previa = useQuery(vistaPreviaQuery(useApi(), clima.id)).data
  const dias = encuestaActiva && fechaLimite ? countDias(fechaLimite, Date.now()) : null
  return (
    <section className={styles.llega}>
      {dias !== null && (
        <p className={styles.enorme}>
          {formatNumero(dias)}
          <small>{dias === 1 ? 'día' : 'días'}</small>
        </p>
      )}
      <div>
        <h2>{queLlega} al publicar</h2>
        <p>
          {previa && <Terminaron previa={previa} />} <Cuando clima={clima} />
        </p>
        {previa && <SiguientePaso clima={clima} enlaces={enlaces} previa={previa} tardia={tardia} />}
      </div>
    </section>
  )
}

const Terminaron = ({ previa: { terminaron, planeados } }: { previa: VistaPrevia }) => (
  <strong>
    {terminaron === 1 ? 'Ha terminado 1' : `Han terminado ${formatNumero(terminaron)}`} de{' '}
    {formatNumero(planeados)} {planeados === 1 ? 'persona' : 'personas'}.
  </strong>
)

function Cuando({ clima: { encuestaActiva, fechaLimite, avance } }: { clima: ClimaDeGraficas }) {
  const { timeZone } = useSiteConfig()
  if (!encuestaActiva)
    return avance
      ? 'El avance no trae antigüedades ni textos: llegan al publicar o al cerrar.'
      : 'La encuesta está inactiva: nadie ve cifras hasta que publiques.'
  const hasta = fechaLimite ? `hasta el ${formatDiaDeSemana(fechaLimite, timeZone)}` : 'sin fecha límite'
  if (avance)
    return `El avance no trae antigüedades ni textos: llegan al publicar. La encuesta está abierta ${hasta}.`
  return `La encuesta está abierta ${hasta}. Cuando termine, la desactivas y publicas.`
}

interface SiguientePasoProps {
  clima: ClimaDeGraficas
  enlaces: EnlacesDeGraficas
  previa: VistaPrevia
  /** An early publication does not bring it. */
  tardia?: boolean
}

/** Publishing, now or early; or what is missing for that, and the way there. */
export function SiguientePaso({ clima, enlaces, previa, tardia = false }: SiguientePasoProps) {
  if (clima.cerrado) return null
  if (previa.esperaPermiso)
    return (
      <p className={styles.nota}>
        Volvió con un respaldo: <Link to={enlaces.clima}>falta permitir que se publique</Link>
      </p>
    )
  if (clima.encuestaActiva) {
    const sinAvance = previa.avance?.con === 0
    if (previa.avance && !sinAvance && !tardia) return <PublicarResultados clima={clima} previa={previa} />
    return (
      <>
        {sinAvance && !tardia && <p className={styles.nota}>{describeFaltaDeAvance(previa)}</p>}
        <p className={styles.nota}>
          {previa.terminaron < previa.planeados ? (
            <Link to={enlaces.encuestados}>Ver quién falta por contestar</Link>
          ) : (
            <Link to={enlaces.clima}>Ya terminaron todos: desactivarla</Link>
          )}
        </p>
      </>
    )
  }
  if (previa.faltan > 0)
    return (
      <p className={styles.nota}>
        Para publicar {previa.faltan === 1 ? 'falta' : 'faltan'} {formatCuestionarios(previa.faltan)}: con
        menos, una cifra podría señalar a alguien.{' '}
        <Link to={enlaces.clima}>Activar la encuesta o cerrarla</Link>
      </p>
    )
  return <PublicarResultados clima={clima} previa={previa} />
}

/** Why no group can spare an early publication yet. */
function describeFaltaDeAvance({ minimoPorGrupo: minimo, lectura }: VistaPrevia): string {
  const uno = lectura === 'areas' ? 'un área' : 'un grupo'
  return `Un avance pide ${TERMINADAS_DE_AVANCE * minimo} cuestionarios terminados de ${uno}, y ${POR_VENIR_DE_AVANCE * minimo} personas o ninguna por contestar.`
}
