import { type ReactNode, useState } from 'react'
import type { Lamina, TotalDeLamina } from '#dibujo/lamina.ts'
import { toVariable } from '#dibujo/paleta.ts'
import { Icono } from '../Icono.tsx'
import styles from './BloqueDeGrafica.module.css'
import { Grafica } from './Grafica.tsx'
import { Leyenda, TablaDeGrafica } from './Leyenda.tsx'

export interface BloqueDeGraficaProps extends Lamina {
  mostrarLeyenda?: boolean
  nivel?: 2 | 3
  /** Among the first of its screen: drawn at once, in the server's page too. */
  primera?: boolean
  /** Nothing to read in a table or to save yet. */
  sinPie?: boolean
  /** What leads to it scrolls to this. */
  ancla?: string
}

/** A chart with its title, its table and its picture to save. */
export function BloqueDeGrafica(props: BloqueDeGraficaProps) {
  const { titulo, grafica, leyenda, mostrarLeyenda, nivel = 2, primera, sinPie } = props
  return (
    <Bloque nivel={nivel} {...props}>
      {leyenda && mostrarLeyenda && <Leyenda entradas={leyenda} />}
      <Grafica grafica={grafica} nombre={describeLamina(props)} {...(primera ? { primera } : {})} />
      {!sinPie && <PieDeGrafica key={titulo} {...props} />}
    </Bloque>
  )
}

/** The chart in words, for whoever does not see it. */
const describeLamina = ({ titulo, total, base }: Lamina) =>
  `Gráfica de ${titulo}${total?.tipo === 'cifra' ? `, ${total.texto} por ciento` : ''}. ${base} Sus cifras están en la tabla que le sigue.`

type CabezaDeBloque = Pick<Lamina, 'titulo' | 'texto' | 'aviso' | 'total' | 'encabezadoDeDiferencia'>

/** The head of a chart, over the chart or over what stands in its place. */
export function Bloque({
  titulo,
  texto,
  aviso,
  total,
  encabezadoDeDiferencia,
  nivel = 2,
  ancla,
  children,
}: CabezaDeBloque & { nivel?: 2 | 3; ancla?: string | undefined; children?: ReactNode }) {
  const Titulo = nivel === 2 ? 'h2' : 'h3'
  return (
    <section id={ancla} className={`${styles.bloque} ${nivel === 3 ? styles.menor : ''}`}>
      <header className={styles.alto}>
        <Titulo>{titulo}</Titulo>
        {(texto || aviso) && (
          <p>
            {texto} {aviso && <strong>{aviso}</strong>}
          </p>
        )}
        {total && <Total total={total} />}
        {encabezadoDeDiferencia && <span className={styles.diferencia}>{encabezadoDeDiferencia}</span>}
      </header>
      {children}
    </section>
  )
}

/** One figure for the whole chart, or what stands in its place. */
export function Total({ total }: { total: TotalDeLamina }) {
  if (total.tipo === 'cifra')
    return (
      <span className={styles.total} data-dato style={{ borderColor: toVariable(total.color) }}>
        {total.texto}
        <small>%</small>
      </span>
    )
  return (
    <span className={styles.sinTotal}>
      <Icono nombre={total.tipo === 'reservado' ? 'candado' : 'reloj'} />
      {total.texto}
    </span>
  )
}

/** The foot of a chart: what it rests on, its table one press away, and its picture. */
export function PieDeGrafica({ children, ...lamina }: Lamina & { children?: ReactNode }) {
  const [abierta, setAbierta] = useState(false)
  const { titulo, base, grafica } = lamina
  return (
    <>
      <p className={styles.base}>{base}</p>
      <div className={styles.pie}>
        {/* A table that nobody opened is not worth its rows. */}
        <details onToggle={(event) => setAbierta(event.currentTarget.open)}>
          <summary className={styles.enlace} aria-label={`Ver como tabla: ${titulo}`}>
            Ver como tabla
          </summary>
          {abierta && <TablaDeGrafica tabla={grafica.tabla} nombre={titulo} base={base} />}
        </details>
        <GuardarPng lamina={lamina} />
        {children}
      </div>
    </>
  )
}

export function GuardarPng({ lamina, corto = false }: { lamina: Lamina; corto?: boolean }) {
  const [estado, setEstado] = useState<'lista' | 'guardando' | 'falla'>('lista')
  const save = async () => {
    if (estado === 'guardando') return
    setEstado('guardando')
    try {
      const { savePng } = await import('./save-png.ts')
      await savePng(lamina)
      setEstado('lista')
    } catch {
      setEstado('falla')
    }
  }
  return (
    <>
      <button
        type="button"
        className={styles.enlace}
        aria-label={`Guardar PNG: ${lamina.titulo}`}
        aria-disabled={estado === 'guardando'}
        onClick={() => void save()}
      >
        {corto ? 'PNG' : 'Guardar PNG'}
      </button>
      <span role="status" className={styles.falla}>
        {estado === 'falla' && 'No se pudo guardar la imagen. Intenta de nuevo.'}
      </span>
    </>
  )
}
