import { useQuery } from '@tanstack/react-query'
import { memo, useMemo, useRef } from 'react'
import { EXPLICA_MENOS_PREGUNTAS, MARCA_DE_MENOS } from '#domain/resultados/menos-preguntas.ts'
import { computePelotas } from '#domain/resultados/pelotas.ts'
import { filterGrupos, formatReserva } from '#domain/resultados/reserva.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { useApi } from '#web/lib/site.tsx'
import { useParametros } from '#web/lib/use-parametros.ts'
import { CampoMultiple } from '#web/ui/CampoMultiple.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { type ClimaDeGraficas, formatBaseDeClima, isSinPublicar } from './clima-de-graficas.ts'
import { GRAFICAS, type NombreDeGrafica, type PropsDeGrafica } from './graficas.ts'
import { PantallaDeGrafica } from './PantallaDeGrafica.tsx'
import styles from './Pelotas.module.css'
import { useAbiertasAlImprimir } from './Plegables.tsx'
import { useEscogidas } from './palabras.ts'
import { PARTES } from './partes.ts'
import {
  type AreaDeFiltro,
  type ConClima,
  factoresPorAreaQuery,
  factoresPorGrupoQuery,
  type ParteConFactores,
} from './resultados-queries.ts'
import { GruposEnSuArea } from './SeLeePorArea.tsx'
import { describeReservas, SelloDePublicacion } from './SelloDePublicacion.tsx'
import { TablasDePelotas } from './TablasDePelotas.tsx'

/** The choice among all: whose figures are there, and how many people those are. */
export function describeBaseDeElegidas(
  clima: ClimaDeGraficas,
  partes: readonly Pick<ParteConFactores, 'rotulo' | 'personas' | 'reserva'>[],
): string {
  const conCifra = partes.filter(({ reserva }) => !reserva)
  if (isSinPublicar(clima)) return formatBaseDeClima(clima)
  const personas = conCifra.reduce((suma, parte) => suma + (parte.personas ?? 0), 0)
  return `${formatBaseDeClima(clima, personas)} Solo ${joinEnLetras(conCifra.map(({ rotulo }) => rotulo))}.`
}

type Datos = ConClima & { areas: AreaDeFiltro[]; partes: ParteConFactores[] }
type Clase = 'area' | 'grupo'

const VISTAS: Record<Clase, NombreDeGrafica> = {
  area: 'PelotasAreasDeTrabajo',
  grupo: 'PelotasGruposDeOpinion',
}

/** Each opinion group, or each work area, at the left or right of every factor. */
export function Pelotas({ clase, idClima, enlaces }: PropsDeGrafica & { clase: Clase }) {
  const query = clase === 'grupo' ? factoresPorGrupoQuery : factoresPorAreaQuery

  return (
    <PantallaDeGrafica
      titulo={GRAFICAS[VISTAS[clase]].titulo}
      formatTexto={() => 'A la derecha, desde 75; a la izquierda, lo que falta para 100.'}
      formatBase={({ clima }) => formatBaseDeClima(clima)}
      resultado={useQuery(query(useApi(), idClima))}
      enlaces={enlaces}
    >
      {(datos: Datos) =>
        clase === 'grupo' && datos.clima.lectura === 'areas' ? (
          <GruposEnSuArea
            clima={datos.clima}
            enlaces={enlaces}
            a="PelotasAreasDeTrabajo"
            grupos={datos.partes}
          />
        ) : (
          <Cuerpo datos={datos} clase={clase} enlaces={enlaces} />
        )
      }
    </PantallaDeGrafica>
  )
}

const NINGUNA: ParteConFactores[] = []

const Cuerpo = memo(function Cuerpo({
  datos,
  clase,
  enlaces,
}: Pick<PropsDeGrafica, 'enlaces'> & { datos: Datos; clase: Clase }) {
  const { clima, areas, partes } = datos
  const [busqueda, changeParametros] = useParametros()
  const idsAreas = useEscogidas(busqueda.get('areas'), areas)
  const idsGrupos = useEscogidas(busqueda.get('grupos'), clase === 'grupo' ? partes : NINGUNA)
  const visibles = useMemo(
    () => filterGrupos(partes, areas, { idsAreas, idsGrupos }),
    [partes, areas, idsAreas, idsGrupos],
  )
  const mostradas = visibles.filter((parte) => !isReservada(parte))
  const todasReservadas = visibles.length > 0 && mostradas.length === 0
  const { sustantivo, femenino } = PARTES[clase]
  const tablas = useMemo(() => computePelotas(visibles, ({ etiqueta }) => etiqueta), [visibles])
  return (
    <>
      <SelloDePublicacion
        enlaces={enlaces}
        clima={clima}
        queLlega="Cada pelota llega"
        reservas={describeReservas(partes.filter(isReservada).length, sustantivo, femenino)}
      />
      <div className={styles.filtros}>
        <CampoMultiple
          enLinea
          rotulo="Áreas de Trabajo:"
          ninguna="Todas"
          opciones={areas.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
          escogidas={idsAreas}
          onChange={(ids) => changeParametros({ areas: ids.join() })}
        />
        {clase === 'grupo' && (
          <CampoMultiple
            enLinea
            rotulo="GruposDeOpinion:"
            opciones={partes.map(({ id, rotulo }) => ({ valor: id, texto: rotulo }))}
            escogidas={idsGrupos}
            onChange={(ids) => changeParametros({ grupos: ids.join() })}
          />
        )}
      </div>
      <Leyenda
        clima={clima}
        partes={visibles}
        sinPelotas={todasReservadas}
        base={visibles.length < partes.length ? describeBaseDeElegidas(clima, visibles) : null}
      />
      {clase === 'grupo' && mostradas.length > 0 && (
        <ClaveDeGrupos nombres={mostradas.map(({ rotulo }) => rotulo)} />
      )}
      {!todasReservadas && (
        <TablasDePelotas
          tablas={tablas}
          ids={mostradas.map(({ id }) => id)}
          vacio={isSinPublicar(clima) ? 'Al publicar' : 'Sin datos'}
          largas={clase === 'area'}
        />
      )}
    </>
  )
})

/** Once: over every variable they would be said as often as there are. */
function ClaveDeGrupos({ nombres }: { nombres: readonly string[] }) {
  const clave = useRef<HTMLDivElement>(null)
  useAbiertasAlImprimir(clave)
  return (
    <div ref={clave}>
      <details className={styles.claveUnica}>
        <summary>Qué grupo es cada uno</summary>
        <ul aria-label="Grupos de opinión">
          {nombres.map((nombre) => (
            <li key={nombre}>{nombre}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

const isReservada = ({ reserva }: ParteConFactores) => Boolean(reserva && reserva !== 'sinPublicar')

const hasFactorConMenos = ({ reserva, variables }: ParteConFactores) =>
  !reserva &&
  variables.some(({ factoresEvaluados }) => factoresEvaluados.some(({ menosPreguntas }) => menosPreguntas))

/** Meaning of a ball, base of the figures, and who has none. */
function Leyenda({
  clima,
  partes,
  sinPelotas,
  base,
}: {
  clima: ClimaDeGraficas
  partes: readonly ParteConFactores[]
  sinPelotas: boolean
  /** null while it is that of all. */
  base: string | null
}) {
  const reservadas = isSinPublicar(clima) ? [] : partes.filter(({ reserva }) => reserva)
  return (
    <div className={styles.leyenda}>
      {sinPelotas ? (
        <p className={styles.sinPelotas}>
          <strong>Aquí no hay pelotas:</strong> lo que sigue se reserva y cuenta en toda la empresa.
        </p>
      ) : (
        <>
          <ul aria-label="Qué dice cada pelota">
            <li className={styles.satisfaccion}>75 o más: satisfecho</li>
            <li>Menos de 75: todavía no</li>
          </ul>
          {base && <p>{base}</p>}
        </>
      )}
      {partes.some(hasFactorConMenos) && (
        <p>
          {MARCA_DE_MENOS} {EXPLICA_MENOS_PREGUNTAS}
        </p>
      )}
      {reservadas.length > 0 && (
        <ul className={styles.reservadas} aria-label="Sin pelotas">
          {reservadas.map(({ id, rotulo, reserva }) => (
            <li key={id}>
              <Icono nombre="candado" />
              <strong>{rotulo}</strong> {reserva && formatReserva(reserva, clima.minimoPorGrupo)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
