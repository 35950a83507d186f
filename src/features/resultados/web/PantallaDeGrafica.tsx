import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import type { TotalDeLamina } from '#dibujo/lamina.ts'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getColorDeBanda, LEYENDA_DE_BANDAS } from '#dibujo/resultados/colores.ts'
import { ApiError } from '#web/lib/api.ts'
import { useAtajos } from '#web/lib/use-atajos.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { Leyenda } from '#web/ui/graficas/Leyenda.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Menu } from '#web/ui/Menu.tsx'
import { ClimaNoEncontrado } from '#web/ui/NoEncontrado.tsx'
import { Cabeza } from '#web/ui/Regreso.tsx'
import { isSinPublicar, isVacio } from './clima-de-graficas.ts'
import { type EnlacesDeGraficas, GRAFICAS, NOMBRES, type NombreDeGrafica } from './graficas.ts'
import { ORDENES } from './orden-de-cifras.ts'
import styles from './Resultados.module.css'
import type { ConClima } from './resultados-queries.ts'
import { DeCuando, SeEstaTerminando } from './SelloDePublicacion.tsx'
import { SinRespuestas, YaNoEsta } from './SinRespuestas.tsx'

export function AccionesDeGrafica({ enlaces }: { enlaces: EnlacesDeGraficas }) {
  return (
    <div className={styles.acciones}>
      {enlaces.actual && <Vecinas enlaces={enlaces} actual={enlaces.actual} />}
      <Boton
        chico
        className={`${styles.icono} ${styles.imprimir}`}
        aria-label="Imprimir"
        title="Imprimir"
        onClick={() => print()}
      >
        <Icono nombre="imprimir" />
      </Boton>
      <Link to={enlaces.menu} className={`${botonClassName('secundario', true)} ${styles.regreso}`}>
        <Icono nombre="izquierda" />
        {enlaces.regreso ?? 'Regresar al Menu de Graficas'}
      </Link>
    </div>
  )
}

/** All views, and the two beside this one in the menu's order, also by the arrow keys. */
function Vecinas({ enlaces, actual }: { enlaces: EnlacesDeGraficas; actual: NombreDeGrafica }) {
  const nombres = NOMBRES.filter((nombre) => enlaces.ofrece?.(nombre) ?? true)
  const lugar = nombres.indexOf(actual)
  const anterior = nombres[lugar - 1]
  const siguiente = nombres[lugar + 1]
  useFlechas(anterior && enlaces.grafica(anterior), siguiente && enlaces.grafica(siguiente))
  return (
    <div className={styles.vecinas}>
      <Vecina nombre={anterior} rotulo="Vista anterior" icono="izquierda" enlaces={enlaces} />
      <Menu
        className={styles.vista}
        texto={
          <>
            Vista<span className={styles.cual}>: {GRAFICAS[actual].titulo}</span>
          </>
        }
        lado="fin"
      >
        {nombres.map((nombre) => (
          <Link
            key={nombre}
            to={enlaces.grafica(nombre)}
            aria-current={nombre === actual ? 'page' : undefined}
          >
            {GRAFICAS[nombre].titulo}
          </Link>
        ))}
      </Menu>
      <Vecina nombre={siguiente} rotulo="Vista siguiente" icono="derecha" enlaces={enlaces} />
    </div>
  )
}

interface VecinaProps {
  nombre: NombreDeGrafica | undefined
  rotulo: string
  icono: 'izquierda' | 'derecha'
  enlaces: EnlacesDeGraficas
}

function Vecina({ nombre, rotulo, icono, enlaces }: VecinaProps) {
  if (!nombre) return null
  const texto = `${rotulo}: ${GRAFICAS[nombre].titulo}`
  return (
    <Link to={enlaces.grafica(nombre)} className={styles.vecina} aria-label={texto} title={texto}>
      <Icono nombre={icono} />
    </Link>
  )
}

/** Only while nothing that has a use for arrows has the focus: no field, list or drawing. */
function useFlechas(izquierda: string | undefined, derecha: string | undefined) {
  const navigate = useNavigate()
  const [atajos] = useAtajos()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!atajos || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (!(event.target instanceof Element) || !event.target.matches('body, main, h1')) return
    const destino = { ArrowLeft: izquierda, ArrowRight: derecha }[event.key]
    if (destino) void navigate(destino)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

interface EsperaDeResultadosProps {
  /** Why the figures did not come; null while they still may. */
  error: Error | null
  onReintentar: () => void
}

/** The loader stays even when the figures did not come (spec §8); below it, what happened and a way on. */
export function EsperaDeResultados({ error, onReintentar }: EsperaDeResultadosProps) {
  return (
    <div className={styles.espera}>
      <Cargador texto="Espera a que se calculen los datos." />
      {error && (
        <Aviso
          tono="mal"
          accion={
            <Boton chico onClick={onReintentar}>
              Reintentar
            </Boton>
          }
        >
          No llegaron los datos. {error instanceof ApiError ? error.message : 'No se pudo completar.'}
        </Aviso>
      )}
    </div>
  )
}

export const LeyendaDeBandas = () => (
  <Leyenda entradas={LEYENDA_DE_BANDAS} nombre="Franjas de satisfacción" escala />
)

/** In the row over the charts. */
export const OrdenDeCifras = ({ orden, onChange }: { orden: string; onChange: (orden: string) => void }) => (
  <CampoSeleccion
    chico
    rotulo="Orden:"
    opciones={ORDENES}
    value={orden}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

export const createTotal = (porcentaje: number | null): TotalDeLamina | null =>
  porcentaje === null
    ? null
    : { tipo: 'cifra', texto: formatPorcentaje(porcentaje), color: getColorDeBanda(porcentaje) }

export const AL_PUBLICAR: TotalDeLamina = { tipo: 'alPublicar', texto: 'Al publicar' }

export interface PantallaDeGraficaProps<T extends ConClima> {
  titulo: ReactNode
  /** The subject of the screen, after the name of the climate. */
  formatTexto: (datos: T) => string
  /** The base of all its charts, which then do not say it again. */
  formatBase?: (datos: T) => string
  resultado: UseQueryResult<T | null>
  enlaces: EnlacesDeGraficas
  /** Where the same is shown without what the address chose, if it chose something. */
  enTodo?: string | undefined
  /** On paper it lies on its side: it is wide. */
  acostada?: boolean
  /** It has something to show of a round without figures too. */
  conVacio?: boolean
  children: (datos: T) => ReactNode
}

/** The frame of every view: its head, the way back, and what stands there until the figures come. */
export function PantallaDeGrafica<T extends ConClima>(props: PantallaDeGraficaProps<T>) {
  const { titulo, formatTexto, formatBase, resultado, enlaces, enTodo, acostada, conVacio, children } = props
  const datos = resultado.data
  if (datos === null)
    return enTodo ? <YaNoEsta enTodo={enTodo} /> : <ClimaNoEncontrado {...enlaces.sinClima} />
  return (
    <div className={acostada ? styles.acostada : undefined}>
      <Cabeza titulo={titulo} arriba acciones={<AccionesDeGrafica enlaces={enlaces} />}>
        {datos ? (
          <>
            <span className={styles.deQuien}>
              {datos.clima.empresa.nombre_comercial}, {datos.clima.periodo}.{' '}
            </span>
            <span className={styles.queMuestra}>{formatTexto(datos)} </span>
            <DeCuando clima={datos.clima} />
            {formatBase && !isSinPublicar(datos.clima) && !isVacio(datos.clima) && <> {formatBase(datos)}</>}
          </>
        ) : (
          '\u00a0'
        )}
      </Cabeza>
      {!datos ? (
        <EsperaDeResultados
          error={resultado.isFetching ? null : resultado.error}
          onReintentar={() => void resultado.refetch()}
        />
      ) : isVacio(datos.clima) && !conVacio ? (
        <SinRespuestas clima={datos.clima} />
      ) : (
        <>
          <SeEstaTerminando clima={datos.clima} />
          {children(datos)}
        </>
      )}
    </div>
  )
}
