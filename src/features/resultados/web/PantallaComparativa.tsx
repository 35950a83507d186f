import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { toVariable } from '#dibujo/paleta.ts'
import type { BaseDeCalculo } from '#dibujo/resultados/cifras.ts'
import { createLeyendaDePeriodos } from '#dibujo/resultados/graficas.ts'
import { useApi } from '#web/lib/site.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza } from '#web/ui/Regreso.tsx'
import styles from './Comparativas.module.css'
import { formatBaseDeClima, formatClima, isVacio } from './clima-de-graficas.ts'
import { GRAFICAS, type NombreDeGrafica, type PropsDeGrafica } from './graficas.ts'
import { AccionesDeGrafica, EsperaDeResultados } from './PantallaDeGrafica.tsx'
import {
  type ClaseDeConjunto,
  comparabilidadQuery,
  createReglas,
  type ReglasDeComparacion,
} from './palabras.ts'
import { QueCambio } from './QueCambio.tsx'
import resultados from './Resultados.module.css'
import { type ConClima, climasParaCompararQuery, type QueryDeGrafica } from './resultados-queries.ts'
import { SeEstaTerminando, Sello, SelloDePublicacion } from './SelloDePublicacion.tsx'
import { SinRespuestas } from './SinRespuestas.tsx'

/** Both rounds, as the body of a comparison draws them. */
export interface DosClimas<T> {
  actual: T & ConClima
  comparado: T & ConClima
  reglas: ReglasDeComparacion
}

interface PantallaComparativaProps<T> extends PropsDeGrafica {
  grafica: NombreDeGrafica
  /** Their place side by side: "factor por factor". */
  texto: string
  /** The same query as the view of one climate: what was seen there is not asked for again. */
  query: QueryDeGrafica<T>
  /** The content of each depends on the other. */
  juntas?: boolean
  /** The set whose figures are compared; without it, the whole company. */
  de?: ClaseDeConjunto
  children: (dos: DosClimas<T>) => ReactNode
}

/** Two climates of one company side by side: which ones, and then the figures of both. */
export function PantallaComparativa<T>(props: PantallaComparativaProps<T>) {
  const { grafica, texto, idClima, enlaces } = props
  const climas = useQuery(climasParaCompararQuery(useApi()))
  const actual = climas.data?.find(({ id }) => id === idClima)
  if (climas.data && !actual) return <ClimaNoEncontrado {...enlaces.sinClima} />
  const otros = climas.data?.filter(({ id, idEmpresa }) => id !== idClima && idEmpresa === actual?.idEmpresa)
  const comparado = otros?.find(({ id }) => id === props.comparado)
  return (
    <>
      <Cabeza titulo={GRAFICAS[grafica].titulo} arriba acciones={<AccionesDeGrafica enlaces={enlaces} />}>
        <span className={resultados.queMuestra}>
          {describeClimas(actual, comparado)}, {texto}. La diferencia va en puntos porcentuales, con flecha y
          color solo donde el cambio es claro.
        </span>
      </Cabeza>
      {!actual || !otros ? (
        <EsperaDeResultados
          error={climas.isFetching ? null : climas.error}
          onReintentar={() => void climas.refetch()}
        />
      ) : otros.length === 0 ? (
        <p className={resultados.vacia}>
          <strong>No hay otro clima con qué comparar.</strong> {actual.empresa.nombre_comercial} tiene solo el
          de {actual.periodo}.
        </p>
      ) : (
        <>
          <Escoge
            {...props}
            key={`escoge ${props.comparado}`}
            otros={otros}
            actual={actual}
            elegido={comparado}
          />
          {!comparado && (
            <p className={`${resultados.vacia} ${styles.falta}`}>
              <strong>Escoge el otro clima y compáralo.</strong> Aquí quedan los dos, {texto}, con su
              diferencia.
            </p>
          )}
          {comparado && (
            <Comparacion
              {...props}
              key={comparado.id}
              comparado={comparado.id}
              otraBase={comparado.baseDeCalculo === actual.baseDeCalculo ? null : actual.baseDeCalculo}
            />
          )}
        </>
      )}
    </>
  )
}

/** On paper it must say whose figures they are: the choice above them is not printed. */
function describeClimas(actual: ClimaDeLista | undefined, comparado: ClimaDeLista | undefined): string {
  if (!actual || !comparado) return 'Dos climas de la misma empresa'
  return `${actual.empresa.nombre_comercial}, ${actual.periodo} y ${comparado.periodo}`
}

type ClimaDeLista = { id: string; periodo: string; empresa: { nombre_comercial: string } }

function Escoge({
  grafica,
  enlaces,
  otros,
  actual,
  elegido,
}: PropsDeGrafica & {
  grafica: NombreDeGrafica
  otros: readonly ClimaDeLista[]
  actual: ClimaDeLista
  elegido: ClimaDeLista | undefined
}) {
  const navigate = useNavigate()
  const [escogido, setEscogido] = useState(elegido?.id ?? otros[0]?.id ?? '')
  return (
    <form
      className={styles.escoge}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(enlaces.grafica(grafica, { comparado: escogido }))
      }}
    >
      <CampoSeleccion
        chico="entero"
        rotulo="Selecciona un Clima:"
        opciones={otros.map((otro) => ({ valor: otro.id, texto: formatClima(otro) }))}
        value={escogido}
        onChange={(event) => setEscogido(event.currentTarget.value)}
      />
      <Boton tono="primario" type="submit">
        Comparar
      </Boton>
      {elegido && (
        <ul className={styles.series} aria-label="Climas comparados">
          {createLeyendaDePeriodos({ actual: actual.periodo, comparado: elegido.periodo }).map(
            ({ texto, color }) => (
              <li key={texto}>
                <i style={{ background: toVariable(color) }} />
                {texto}
              </li>
            ),
          )}
        </ul>
      )}
    </form>
  )
}

/** Loading from the press of "Comparar" until both have arrived. */
function Comparacion<T>({
  query,
  idClima,
  enlaces,
  comparado: idComparado,
  otraBase,
  juntas = false,
  de = 'empresa',
  children,
}: Omit<PantallaComparativaProps<T>, 'comparado'> & {
  comparado: string
  /** The base of this round, where the other one has another: both are computed on it. */
  otraBase: BaseDeCalculo | null
}) {
  const api = useApi()
  const actual = useQuery(query(api, idClima, null, juntas ? idComparado : null))
  const comparado = useQuery(query(api, idComparado, otraBase, juntas ? idClima : null))
  const comparabilidad = useQuery(comparabilidadQuery(api, idClima, idComparado, de))
  const reglas = useMemo(
    () => comparabilidad.data && createReglas(comparabilidad.data),
    [comparabilidad.data],
  )
  if (actual.data === null || comparado.data === null)
    return (
      <p className={resultados.vacia}>
        <strong>Uno de los dos climas ya no existe.</strong> Puede que alguien lo haya eliminado.
      </p>
    )
  if (!actual.data || !comparado.data || !reglas) {
    const pendientes = [actual, comparado, comparabilidad].filter(({ data }) => !data)
    const cargando = pendientes.some(({ isFetching }) => isFetching)
    return (
      <EsperaDeResultados
        error={cargando ? null : (pendientes.find(({ error }) => error)?.error ?? null)}
        onReintentar={() => {
          for (const { refetch } of pendientes) void refetch()
        }}
      />
    )
  }
  const dos = [actual.data, comparado.data]
  const vacio = dos.find(({ clima }) => isVacio(clima) && clima.cerrado)
  if (vacio) return <SinRespuestas clima={vacio.clima} />
  if (dos.every(({ clima }) => isVacio(clima))) return <SinRespuestas clima={actual.data.clima} />
  return (
    <>
      {otraBase && (
        <Sello candado={false}>
          {comparado.data.clima.periodo} se calcula aquí sobre la base de {actual.data.clima.periodo}, para
          que los dos climas se comparen: {formatBaseDeClima(comparado.data.clima).replace('Base: ', '')} En
          sus propias vistas usa otra.
        </Sello>
      )}
      {dos.map(({ clima }) => (
        <SeEstaTerminando key={clima.id} clima={clima} />
      ))}
      <SelloDePublicacion
        enlaces={enlaces}
        clima={actual.data.clima}
        queLlega={`Lo de ${actual.data.clima.periodo} llega`}
        tardia={juntas}
      />
      <QueCambio reglas={reglas} dos={[actual.data.clima, comparado.data.clima]} />
      {children({ actual: actual.data, comparado: comparado.data, reglas })}
    </>
  )
}
