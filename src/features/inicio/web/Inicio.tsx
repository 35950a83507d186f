import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PREGUNTAS_DE_PLANTILLA } from '#domain/climas/estructura.ts'
import { isSinEmpezar } from '#domain/inicio/avance.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { Cabeza } from '#web/ui/Regreso.tsx'
import { EncuestaAbierta } from './EncuestasAbiertas.tsx'
import { findGruposAtrasados, isPorGrupo } from './grupos-atrasados.ts'
import styles from './Inicio.module.css'
import {
  type CorregirEnSuRenglon,
  type DatosDeInicio,
  type EnlacesDeInicio,
  inicioQuery,
} from './inicio-query.ts'
import { listAsuntos, PorResolver } from './PorResolver.tsx'
import { Preparacion } from './Preparacion.tsx'

function formatSinInvitados(sinInvitados: number, abiertas: number): string {
  if (sinInvitados === 0) return ''
  if (sinInvitados === abiertas) return ', todavía sin invitados'
  return `, ${sinInvitados === 1 ? 'una' : sinInvitados} todavía sin invitados`
}

/** The dashboard in one sentence: the surveys, those behind, those nobody is invited to, what waits. */
export function formatResumen({ encuestas }: Pick<DatosDeInicio, 'encuestas'>, asuntos: number): string {
  const abiertas =
    encuestas.length === 0
      ? 'No hay encuestas abiertas'
      : encuestas.length === 1
        ? 'Hay una encuesta abierta'
        : `Hay ${encuestas.length} encuestas abiertas`
  const sinInvitados = formatSinInvitados(encuestas.filter(isSinEmpezar).length, encuestas.length)
  const atrasados = encuestas.flatMap(({ grupos }) =>
    grupos.filter((grupo) => grupo.atrasado && !isSinEmpezar(grupo)),
  ).length
  const y = sinInvitados === '' ? ' y' : ', y'
  const grupos =
    atrasados === 0 ? '' : atrasados === 1 ? `${y} un grupo va atrás` : `${y} ${atrasados} grupos van atrás`
  const esperan =
    asuntos === 0
      ? 'Nada espera a nadie'
      : asuntos === 1
        ? 'Un asunto espera a alguien'
        : `${asuntos} asuntos esperan a alguien`
  return `${abiertas}${sinInvitados}${grupos}. ${esperan}.`
}

/** Steps of a new installation, one after the other. */
function PrimerosPasos({ datos, enlaces }: { datos: DatosDeInicio; enlaces: EnlacesDeInicio }) {
  const actual = datos.empresas === 0 ? 1 : datos.climas === 0 ? 2 : 3
  const pasos = [
    {
      titulo: 'Registra una empresa',
      texto: 'Su nombre y, si los tienes, su razón social y a quién llamas allí. Dos minutos.',
      accion: 'Registrar empresa',
      a: enlaces.nuevaEmpresa,
    },
    {
      titulo: 'Crea su primer clima',
      texto: `Parte de la plantilla: ${PREGUNTAS_DE_PLANTILLA} preguntas ya ordenadas. Solo pones los grupos y cuántas personas hay en cada uno.`,
      accion: 'Crear clima',
      a: enlaces.nuevoClima,
    },
    {
      titulo: 'Invita a las personas',
      texto: 'Antes pon los grupos de la empresa: los de la plantilla son un ejemplo.',
      accion: 'Invitar',
      a: datos.porInvitar == null ? enlaces.climas : enlaces.invitacion(datos.porInvitar),
    },
  ]
  return (
    <>
      <ol className={styles.tres}>
        {pasos.map(({ titulo, texto, accion, a }, i) => (
          <li key={titulo} data-ahora={i + 1 === actual}>
            <b>{i + 1}</b>
            <h2>{titulo}</h2>
            <p>{texto}</p>
            {i + 1 === actual ? (
              <Link to={a} className={botonClassName('primario')}>
                {accion}
              </Link>
            ) : (
              <span className={styles.espera}>
                {i + 1 < actual ? 'Hecho' : `Se abre después del paso ${i}`}
              </span>
            )}
          </li>
        ))}
      </ol>
      {!datos.hayCorreo && (
        <p className={styles.antes}>
          <strong>Antes de invitar:</strong> de este sitio todavía no sale correo; pide a quien lo instaló que
          configure el servidor.
        </p>
      )}
    </>
  )
}

const isNueva = ({ empresas, climas, porInvitar }: DatosDeInicio) =>
  empresas === 0 || climas === 0 || porInvitar != null

/**
 * Lines of what waits that take the room of a survey: of one told in a line, of the head of one told by groups, of each group.
 */
const RENGLONES = { encuesta: 1, porGrupo: 2, grupo: 0.7, atrasado: 1.4 }

/** Beside a much longer list the surveys would stand over an empty column: then the list goes under them, in two. */
function isApilado({ encuestas }: DatosDeInicio, asuntos: number): boolean {
  const alto = encuestas.reduce((suma, encuesta) => {
    if (!isPorGrupo(encuesta)) return suma + RENGLONES.encuesta
    const { visibles } = findGruposAtrasados(encuesta.grupos)
    const altos = visibles.map(({ atrasado }) => (atrasado ? RENGLONES.atrasado : RENGLONES.grupo))
    return suma + altos.reduce((total, uno) => total + uno, RENGLONES.porGrupo)
  }, 0)
  return asuntos > alto + 2
}

/** Things that wait for somebody today, then what the menu has. */
export function Inicio({
  enlaces,
  corregir,
  children,
}: {
  enlaces: EnlacesDeInicio
  corregir: CorregirEnSuRenglon
  children: ReactNode
}) {
  const { timeZone } = useSiteConfig()
  const { data, error, isFetching, refetch } = useQuery(inicioQuery(useApi()))
  const hoy = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  const asuntos = data ? listAsuntos(data, enlaces, { ahora: Date.now(), timeZone }).length : 0
  return (
    <>
      <Cabeza
        titulo={
          <>
            Dashboard <span suppressHydrationWarning>{hoy.format(Date.now()).replace(',', '')}</span>
          </>
        }
      >
        {data &&
          (isNueva(data)
            ? `${asuntos === 0 ? 'Todavía no hay nada que seguir. ' : ''}Con estos tres pasos sale tu primera encuesta.`
            : formatResumen(data, asuntos))}
      </Cabeza>
      {!data ? (
        <Espera
          texto="Buscando lo que espera…"
          falla={isFetching || !error ? null : formatFailure(error)}
          onReintentar={() => void refetch()}
        />
      ) : isNueva(data) ? (
        <>
          {data.preparacion && <Preparacion preparacion={data.preparacion} enlaces={enlaces} />}
          <PrimerosPasos datos={data} enlaces={enlaces} />
          {/* Whoever only looks for people has no survey, and still something to do. */}
          {asuntos > 0 && <PorResolver datos={data} enlaces={enlaces} corregir={corregir} />}
        </>
      ) : (
        <div className={styles.hoy} data-apilado={isApilado(data, asuntos)}>
          <section className={styles.abiertas} aria-labelledby="inicio-abiertas">
            <h2 id="inicio-abiertas">Encuestas abiertas</h2>
            {data.encuestas.length === 0 && (
              <p className={styles.nada}>Ninguna encuesta recibe respuestas hoy.</p>
            )}
            {data.encuestas.map((encuesta) => (
              <EncuestaAbierta
                key={encuesta.idClima}
                encuesta={encuesta}
                meta={data.meta}
                enlaces={enlaces}
              />
            ))}
          </section>
          <PorResolver datos={data} enlaces={enlaces} corregir={corregir} />
        </div>
      )}
      <section className={styles.menu} aria-labelledby="inicio-menu">
        <h2 id="inicio-menu">En el menú</h2>
        {children}
      </section>
    </>
  )
}
