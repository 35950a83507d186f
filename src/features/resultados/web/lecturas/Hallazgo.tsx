import { Link } from 'react-router'
import { formatPersonas, formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import type { ModoDeMapa } from '#domain/lecturas/orden-de-mapa.ts'
import { formatFactor } from '#domain/plan/compromiso.ts'
import { useEsPersonal } from '../use-es-personal.ts'
import { formatPuntos } from './celda.ts'
import propios from './Hallazgo.module.css'
import type { EnCeldaFragment } from './lecturas.generated.ts'
import type { DatosDelMapa } from './lecturas-queries.ts'
import styles from './MapaDeCalor.module.css'

interface HallazgoProps {
  celda: { fila: DatosDelMapa['filas'][number]; columna: number } | null
  enReposo: boolean
  datos: DatosDelMapa
  modo: ModoDeMapa
  plan: string
  /** The variable whose factors the columns are; none: the columns are variables. */
  variable: string | undefined
}

/** The first words of the map; or the cell under the pointer, whole. */
export function Hallazgo({ celda, enReposo, datos, modo, plan, variable }: HallazgoProps) {
  const esPersonal = useEsPersonal()
  const comparado = datos.comparado ?? null
  if (!celda)
    return modo === 'cambio' && comparado ? (
      <div className={`${propios.hallazgo} ${styles.deCelda}`}>
        <h2>Nada baja con certeza desde {comparado.periodo}.</h2>
        <p>Donde una celda es de color arena, la diferencia puede ser azar.</p>
      </div>
    ) : null
  const { conjunto, celdas } = celda.fila
  const { nombre } = datos.columnas[celda.columna]!
  const leida = celdas[celda.columna]!
  const titulo = `${nombre} en ${conjunto.nombre}.`
  return (
    <div className={`${propios.hallazgo} ${styles.deCelda}`} aria-live="polite" data-dato>
      <h2>
        {enReposo && (modo === 'cambio' ? 'Lo que baja de verdad: ' : 'Lo más bajo de todo el mapa: ')}
        {titulo}
      </h2>
      <p>
        {modo === 'cambio'
          ? describeCambio(leida, conjunto)
          : describeValor(leida, conjunto.personas ?? null, comparado?.periodo ?? null)}{' '}
        <span className={styles.deRaton}>
          Pasa por una celda, o llega con el teclado, y aquí se lee completa; con un clic o Enter se queda.
        </span>
        {esPersonal && (
          <Link
            className={styles.alPlan}
            to={`${plan}?${toCompromiso(celda.fila.conjunto, nombre, variable)}`}
            aria-label={`Agregar al plan: ${nombre} en ${conjunto.nombre}`}
          >
            Agregar al plan
          </Link>
        )}
      </p>
    </div>
  )
}

/** The subject of the new commitment. A plan is of the company, an area or a group. */
function toCompromiso(
  { id, clase }: DatosDelMapa['filas'][number]['conjunto'],
  nombre: string,
  variable: string | undefined,
): URLSearchParams {
  const lugar = clase === 'areas' || clase === 'grupos' ? id : ''
  return new URLSearchParams({
    medida: variable ? formatFactor(variable, nombre) : nombre,
    clase: variable ? 'factor' : 'variable',
    ...(lugar ? { lugar } : {}),
  })
}

const PALABRAS = { sube: 'sube', baja: 'baja', sinCambio: 'sin cambio claro' } as const

/** Before the full stop of a figure. */
const describeMenos = (menos: boolean | undefined) => (menos ? ', con menos preguntas' : '')

function describeValor(
  { valor, menosPreguntas, antes, cambio }: EnCeldaFragment,
  personas: number | null,
  periodo: string | null,
): string {
  if (typeof valor !== 'number') return 'Sin cifra que mostrar.'
  const deQuien = `${personas === null ? '' : ` de ${formatPersonas(personas)}`}${describeMenos(menosPreguntas)}`
  if (periodo === null || typeof antes !== 'number') return `${formatPorcentaje(valor)}\u00a0%${deQuien}.`
  const entre = cambio ? PALABRAS[cambio.veredicto] : 'no comparable'
  return `${formatPorcentaje(valor)}\u00a0%${deQuien}; en ${periodo} fue ${formatPorcentaje(antes)} (${entre}).`
}

function describeCambio(
  { valor, antes, cambio }: EnCeldaFragment,
  { nombre, personas }: DatosDelMapa['filas'][number]['conjunto'],
): string {
  if (typeof valor !== 'number' || typeof antes !== 'number' || !cambio) return 'No se puede comparar.'
  const con =
    typeof personas === 'number' ? ` Con ${formatPersonas(personas)},` : ' Con este número de personas,'
  const margen = `el cambio está entre ${formatPuntos(cambio.desde, 1)} y ${formatPuntos(cambio.hasta, 1)} puntos`
  return `${nombre} pasa de ${formatPorcentaje(antes)} a ${formatPorcentaje(valor)}: ${formatPuntos(cambio.puntos, 2)} puntos.${con} ${margen}${cambio.veredicto === 'sinCambio' ? ', así que puede ser azar' : ''}.${cambio.otrasPreguntas ? ' No son las mismas preguntas: alguna no se muestra en una de las dos rondas.' : ''}`
}
