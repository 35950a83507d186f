import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { Cabeza } from '#web/ui/Cabeza.tsx'
import { Espera } from '#web/ui/Espera.tsx'
import { EncuestaAbierta } from './EncuestasAbiertas.tsx'
import type { EnlacesDeInicio } from './enlaces.ts'
import { formatResumen } from './format-resumen.ts'
import { findGruposAtrasados, isPorGrupo } from './grupos-atrasados.ts'
import styles from './Inicio.module.css'
import { type DatosDeInicio, inicioQuery } from './inicio-query.ts'
import { listAsuntos, PorResolver } from './PorResolver.tsx'
import { PrimerosPasos } from './PrimerosPasos.tsx'

const isNueva = ({ empresas, climas, porInvitar }: DatosDeInicio) =>
  empresas === 0 || climas === 0 || porInvitar != null

/** So many lines of what waits take the room of a survey told in a line, of the head of one told by groups, of each group. */
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

/** What waits for somebody today, then what the menu has. */
export function Inicio({ enlaces, children }: { enlaces: EnlacesDeInicio; children: ReactNode }) {
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
          <PrimerosPasos datos={data} enlaces={enlaces} />
          {/* Whoever only looks for people has no survey, and still something to do. */}
          {asuntos > 0 && <PorResolver datos={data} enlaces={enlaces} />}
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
          <PorResolver datos={data} enlaces={enlaces} />
        </div>
      )}
      <section className={styles.menu} aria-labelledby="inicio-menu">
        <h2 id="inicio-menu">En el menú</h2>
        {children}
      </section>
    </>
  )
}
