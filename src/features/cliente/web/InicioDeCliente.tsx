import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { getMinimoDeCliente, hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { computePorcentaje } from '#domain/climas/participacion.ts'
import { countDiasQueQuedan, formatDiasQueQuedan } from '#domain/climas/plazos.ts'
import { isEncuestaActiva } from '#domain/encuesta/encuesta-activa.ts'
import { computeAvance, computeEsperado, findMasAtrasado } from '#domain/inicio/avance.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { formatDiasJuntos, formatUnDia } from '#web/lib/dias-juntos.ts'
import { SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { formatNumero } from '#web/ui/cantidades.ts'
import { Icono } from '#web/ui/Icono.tsx'
import { Progreso } from '#web/ui/Progreso.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import etapasDeRondaStyles from './EtapasDeRonda.module.css'
import styles from './InicioDeCliente.module.css'
import { ListaDeInformes } from './ListaDeInformes.tsx'
import { writeMensaje } from './mensaje.ts'
import { PlanEnInicio } from './PlanEnInicio.tsx'
import { EsperaDeRondas } from './RondaQueNoEsta.tsx'
import { describeEstado, isEmpezada, listEtapas } from './rondas.ts'
import { informesQuery, type Ronda, rondasQuery } from './rondas-query.ts'

function EtapasDeRonda({ ronda }: { ronda: Ronda }) {
  const { timeZone } = useSiteConfig()
  const { fechaInicio, fechaLimite } = ronda
  const formatDia = formatDiasJuntos(fechaLimite ? [fechaInicio, fechaLimite] : [fechaInicio], timeZone)
  return (
    <ol className={etapasDeRondaStyles.etapas} aria-label="Qué sigue">
      {listEtapas(ronda, formatDia).map(({ cuando, que, pasada }) => (
        <li key={que} data-pasada={pasada}>
          <strong>{cuando}</strong>
          <span>{que}</span>
        </li>
      ))}
    </ol>
  )
}

/** Percent of the planned. The firm's own goal is not told to clients: what is usual stands in for it. */
const META_USUAL = 80

interface EnlacesDeCliente {
  resultados: (idClima: string) => string
  plan: (idClima: string) => string
}

/** State of the rounds of the client's companies. Who answered is not among what the server tells. */
export function InicioDeCliente({
  conEmpresa,
  enlaces,
  ultimo,
}: Omit<RondaProps, 'ronda'> & {
  /** The newest result, which comes first. */
  ultimo: ReactNode
}) {
  const rondas = useQuery(rondasQuery(useApi()))
  if (!rondas.data) return <EsperaDeRondas {...rondas} />
  if (rondas.data.length === 0)
    return (
      <Vacio titulo="Todavía no hay encuestas de tu empresa">
        <p>Cuando la consultora prepare una, aquí se sigue su avance.</p>
      </Vacio>
    )
  return (
    <div>
      {ultimo}
      {rondas.data.map((ronda) => (
        <RondaDeCliente key={ronda.id} ronda={ronda} conEmpresa={conEmpresa} enlaces={enlaces} />
      ))}
      <BandaDeInformes conEmpresa={conEmpresa} resultados={enlaces.resultados} />
      {rondas.data
        .filter(({ cerrado }) => cerrado)
        .map((ronda) => (
          <PlanEnInicio
            key={ronda.id}
            ronda={ronda}
            conEmpresa={conEmpresa}
            enlace={enlaces.plan(ronda.id)}
          />
        ))}
    </div>
  )
}

/** Reports that may be downloaded; nothing where the firm has published none. */
function BandaDeInformes({
  conEmpresa,
  resultados,
}: Pick<EnlacesDeCliente, 'resultados'> & { conEmpresa: boolean }) {
  const { data: informes = [] } = useQuery(informesQuery(useApi()))
  if (informes.length === 0) return null
  return (
    <section className={styles.ronda} aria-labelledby="informes">
      <header>
        <h2 id="informes">Informes</h2>
        <p>Publicados por la consultora</p>
      </header>
      <ListaDeInformes informes={informes} conEmpresa={conEmpresa} resultados={resultados} titular="h3" />
    </section>
  )
}

interface RondaProps {
  ronda: Ronda
  conEmpresa: boolean
  enlaces: EnlacesDeCliente
}

function RondaDeCliente({ ronda, conEmpresa, enlaces }: RondaProps) {
  const { timeZone } = useSiteConfig()
  return (
    <section className={styles.ronda} aria-labelledby={`ronda-${ronda.id}`}>
      <header>
        <h2 id={`ronda-${ronda.id}`}>
          {conEmpresa && `${ronda.empresa}, `}Encuesta {ronda.periodo}
        </h2>
        <p>{describeEstado(ronda, (momento) => formatUnDia(momento, timeZone))}</p>
      </header>
      <div>
        {ronda.cerrado ? (
          <Cerrada ronda={ronda} enlaces={enlaces} />
        ) : !ronda.encuestaActiva && !isEmpezada(ronda) ? (
          <PorAbrir ronda={ronda} />
        ) : (
          <Abierta ronda={ronda} timeZone={timeZone} />
        )}
      </div>
    </section>
  )
}

const Callada = ({ ronda }: { ronda: Ronda }) => (
  <p>
    Se invitó a menos de {getMinimoDeCliente(ronda)} personas: cuántas contestan no se cuenta aquí, porque
    podría señalar a alguien.
  </p>
)

function Cerrada({ ronda, enlaces }: Omit<RondaProps, 'conEmpresa'>) {
  return (
    <>
      {ronda.callada ? (
        <Callada ronda={ronda} />
      ) : (
        <p>
          Contestaron <strong>{formatNumero(ronda.contestaron ?? 0)}</strong>
          {ronda.planeados > 0 && ` de ${formatNumero(ronda.planeados)}`} personas.
        </p>
      )}
      <p className={styles.enlaces}>
        {ronda.publicado ? (
          <Link to={enlaces.resultados(ronda.id)}>Ver los resultados en pantalla</Link>
        ) : !hasMinimo(ronda) ? (
          <span>Esta ronda no tiene mínimo por grupo: sus resultados no se publican en pantalla.</span>
        ) : ronda.callada ? null : (ronda.contestaron ?? 0) < ronda.minimoPorGrupo ? (
          <span>Con menos de {ronda.minimoPorGrupo} no hay cifras: una podría señalar a alguien.</span>
        ) : (
          <span>La consultora todavía no publica los resultados en pantalla.</span>
        )}
        <Link to={enlaces.plan(ronda.id)}>Plan de acción</Link>
      </p>
    </>
  )
}

/** Nobody can answer yet: there is nothing to count, and nobody to encourage. */
const PorAbrir = ({ ronda }: { ronda: Ronda }) => (
  <>
    <p>
      Todavía nadie puede contestar.
      {ronda.planeados > 0 && (
        <>
          {' '}
          Se planea invitar a <strong>{formatNumero(ronda.planeados)} personas</strong>.
        </>
      )}
    </p>
    <EtapasDeRonda ronda={ronda} />
  </>
)

function Abierta({ ronda, timeZone }: { ronda: Ronda; timeZone: string }) {
  return (
    <>
      <div className={styles.frente}>
        {ronda.callada ? <Callada ronda={ronda} /> : <Total ronda={ronda} />}
        {ronda.fechaLimite && ronda.encuestaActiva && (
          <Queda fechaLimite={ronda.fechaLimite} timeZone={timeZone} />
        )}
      </div>
      {ronda.grupos.length > 0 ? (
        <GruposDeRonda ronda={ronda} />
      ) : (
        !ronda.callada && <p className={styles.nota}>Todavía no se ha invitado a nadie.</p>
      )}
      {ronda.juntos.length > 0 && (
        <p className={styles.nota}>
          {joinEnLetras(ronda.juntos)} se cuentan juntos: por separado se sabría de menos de{' '}
          {getMinimoDeCliente(ronda)} personas, y eso puede señalar a alguien.
        </p>
      )}
      {isEncuestaActiva({ ...ronda, fechaLimite: ronda.fechaLimite ?? null }, Date.now()) && (
        <Anima ronda={ronda} />
      )}
      <EtapasDeRonda ronda={ronda} />
    </>
  )
}

function Total({ ronda }: { ronda: Ronda }) {
  const { contestaron, planeados, dicho } = ronda
  if (typeof contestaron !== 'number')
    return (
      <p className={styles.total}>
        <span>
          {dicho === 'reservada' ? (
            'Cuántas personas han contestado no se muestra, para proteger a un grupo.'
          ) : (
            <>
              <strong>
                {dicho === 'casiTodas' ? 'Casi todas' : `Menos de ${getMinimoDeCliente(ronda)} personas`}
              </strong>{' '}
              han contestado.
            </>
          )}
        </span>
      </p>
    )
  return (
    <p className={styles.total}>
      {planeados > 0 && (
        <b>
          {computePorcentaje({ contestaron, planeados })}
          <small>%</small>
        </b>
      )}
      <span>
        <strong>
          {formatNumero(contestaron)}
          {planeados > 0 && ` de ${formatNumero(planeados)}`} personas
        </strong>{' '}
        han contestado.
      </span>
    </p>
  )
}

const DICHOS = {
  menosDelMinimo: (minimo: number) => `Menos de ${minimo}`,
  casiTodas: () => 'Casi todas',
  reservada: () => 'No se muestra',
} as const

/** The group that lags most comes first, the one thing to notice; nobody is singled out among equals. */
function GruposDeRonda({ ronda }: { ronda: Ronda }) {
  const [ahora] = useState(Date.now)
  const plazos = { fechaInicio: ronda.fechaInicio, fechaLimite: ronda.fechaLimite ?? null }
  const esperado = ronda.encuestaActiva ? computeEsperado(plazos, META_USUAL, ahora) : null
  const minimo = getMinimoDeCliente(ronda)
  // Upper bound of a count that is said in words.
  const countLoMas = ({ dicho, planeados }: Ronda['grupos'][number]) =>
    dicho === 'menosDelMinimo' ? minimo - 1 : planeados
  const avances = ronda.grupos.map((grupo) =>
    computeAvance({ ...grupo, contestaron: grupo.contestaron ?? countLoMas(grupo) }, esperado),
  )
  const ultimo = findMasAtrasado(avances)
  const enOrden = ultimo ? [ultimo, ...avances.filter((grupo) => grupo !== ultimo)] : avances
  return (
    <>
      <ul className={styles.grupos}>
        {enOrden.map((grupo) => (
          <li key={grupo.id} data-atras={grupo === ultimo || undefined}>
            <strong>
              {grupo.nombre}
              {grupo === ultimo && <b> va atrás</b>}
            </strong>
            {grupo.dicho ? (
              <span>{DICHOS[grupo.dicho](minimo)}</span>
            ) : (
              <Progreso parte={grupo.contestaron} total={grupo.planeados} />
            )}
          </li>
        ))}
      </ul>
      {enOrden.some(({ dicho }) => dicho) && (
        <p className={styles.nota}>
          Un número se dice desde {minimo} personas y hasta que falten {minimo}: así nadie sabe si alguien
          contestó. «No se muestra» protege a un grupo pequeño o a otro grupo.
        </p>
      )}
    </>
  )
}

function Queda({ fechaLimite, timeZone }: { fechaLimite: number; timeZone: string }) {
  const dias = countDiasQueQuedan(fechaLimite, Date.now(), timeZone)
  if (dias < 0) return null
  return (
    <p className={styles.queda}>
      <strong suppressHydrationWarning>{formatDiasQueQuedan(dias)}</strong>
      <span>hasta el {formatUnDia(fechaLimite, timeZone, { conSemana: true })}</span>
    </p>
  )
}

/** Advice on what helps and what would press: a message for everybody, never for somebody, read before it is copied. */
function Anima({ ronda }: { ronda: Ronda }) {
  const showAviso = useAvisos()
  const [copiado, setCopiado] = useState(false)
  const mensaje = writeMensaje(ronda)
  useEffect(() => {
    if (!copiado) return
    const timer = setTimeout(() => setCopiado(false), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [copiado])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(mensaje)
      setCopiado(true)
    } catch {
      showAviso({ tono: 'mal', texto: 'No se pudo copiar el mensaje.', ms: SUCCESS_MS })
    }
  }
  return (
    <div className={styles.anima}>
      <div>
        <strong>Cómo ayudar sin presionar</strong>
        <p>
          No se ve quién contestó y quién no, solo cuántas personas. Anima a todo el grupo, nunca a alguien en
          particular.
        </p>
        <blockquote className={styles.mensaje}>{mensaje}</blockquote>
      </div>
      <Boton chico onClick={() => void copy()}>
        <Icono nombre={copiado ? 'hecho' : 'copiar'} />
        {copiado ? 'Copiado' : 'Copiar el mensaje'}
      </Boton>
      <span className="oculto" role="status">
        {copiado && 'Mensaje copiado.'}
      </span>
    </div>
  )
}
