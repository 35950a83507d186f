import { useQuery } from '@tanstack/react-query'
import { formatNumero } from '#dibujo/resultados/cifras.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { TablaDeParticipacion } from '#web/ui/TablaDeParticipacion.tsx'
import type { ClimaDeGraficas } from './clima-de-graficas.ts'
import type { EnlacesDeGraficas } from './graficas.ts'
import { EsperaDeResultados } from './PantallaDeGrafica.tsx'
import { SiguientePaso } from './PorLlegar.tsx'
import { PorPublicar } from './PorPublicar.tsx'
import styles from './Publicacion.module.css'
import { countDias, formatCuestionarios, formatDiaDeSemana } from './palabras.ts'
import { vistaPreviaQuery } from './publicacion-queries.ts'
import { ReglaVacia } from './ReglaVacia.tsx'
import {
  type MenuDeGraficas,
  type ParticipacionPorArea,
  participacionAlDiaQuery,
} from './resultados-queries.ts'

/** In the place of the overall figure, while nothing is published: when it comes and why, and who takes part. */
export function SinPublicar({ datos, enlaces }: { datos: MenuDeGraficas; enlaces: EnlacesDeGraficas }) {
  return datos.clima.encuestaActiva ? (
    <Abierta datos={datos} enlaces={enlaces} />
  ) : (
    <PorPublicar datos={datos} enlaces={enlaces} />
  )
}

function Abierta({ datos, enlaces }: { datos: MenuDeGraficas; enlaces: EnlacesDeGraficas }) {
  const { timeZone } = useSiteConfig()
  const { clima, hojasSinPublicar: terminaron } = datos
  const { fechaLimite } = clima
  const previa = useQuery(vistaPreviaQuery(useApi(), clima.id)).data
  const dias = fechaLimite ? countDias(fechaLimite, Date.now()) : null
  return (
    <>
      <section className={styles.espera}>
        <p className={styles.enorme}>
          {formatNumero(dias ?? terminaron)}
          <small>
            {' '}
            {dias === null ? (terminaron === 1 ? 'terminó' : 'terminaron') : dias === 1 ? 'día' : 'días'}
          </small>
        </p>
        <div>
          <h2>Las cifras llegan todas juntas</h2>
          <p>
            La encuesta está abierta
            {fechaLimite ? ` hasta el ${formatDiaDeSemana(fechaLimite, timeZone)}` : ', sin fecha límite'}.
            Cuando termine, la desactivas y publicas.
          </p>
          {previa && <SiguientePaso clima={clima} enlaces={enlaces} previa={previa} />}
        </div>
        <ReglaVacia />
      </section>
      <p className={styles.razon}>
        <strong>¿Por qué no antes?</strong> Viendo moverse las cifras se sabría qué contestó la última
        persona, y prometimos que nadie lo sabe.
      </p>
      <ParticipacionAlDia clima={clima} />
    </>
  )
}

/** Participation is no secret, and it is live. */
function ParticipacionAlDia({ clima }: { clima: ClimaDeGraficas }) {
  const consulta = useQuery(participacionAlDiaQuery(useApi(), clima.id))
  if (!consulta.data)
    return (
      <EsperaDeResultados
        error={consulta.isFetching ? null : consulta.error}
        onReintentar={() => void consulta.refetch()}
      />
    )
  const { contestaron, planeados, porGrupo, bloques } = consulta.data
  return (
    <section className={styles.alDia}>
      <div>
        <h2>Participación, al día</h2>
        <p className={styles.grande}>
          {formatNumero(contestaron)}
          <span>
            de {formatNumero(planeados)} {planeados === 1 ? 'persona ha' : 'personas han'} contestado algo
          </span>
        </p>
        <p className={styles.nota}>
          Un grupo necesita {formatCuestionarios(clima.minimoPorGrupo)} para tener cifra propia.{' '}
          {describeFaltan(porGrupo, clima.minimoPorGrupo)}
        </p>
      </div>
      <TablaDeParticipacion nombre="Participación por área y grupo" bloques={bloques} />
    </section>
  )
}

function describeFaltan(grupos: ParticipacionPorArea['porGrupo'], minimo: number): string {
  const faltan = grupos.filter(({ contestaron }) => contestaron < minimo).length
  if (faltan === 0) return grupos.length === 1 ? 'Ya los tiene.' : 'Todos ya los tienen.'
  if (faltan === grupos.length) return 'Todavía ninguno los tiene.'
  return faltan === 1 ? 'A uno todavía le faltan.' : `A ${faltan} todavía les faltan.`
}
