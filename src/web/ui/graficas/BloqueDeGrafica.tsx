import type { ReactNode } from 'react'
import type { Lamina, TotalDeLamina } from '#dibujo/lamina.ts'
import { toVariable } from '#dibujo/paleta.ts'
import { Icono } from '../Icono.tsx'
import styles from './BloqueDeGrafica.module.css'
import { Grafica } from './Grafica.tsx'
import { Leyenda } from './Leyenda.tsx'
import { useAccionesDeLamina } from './use-acciones-de-lamina.tsx'

export interface BloqueDeGraficaProps extends Lamina {
  mostrarLeyenda?: boolean
  nivel?: 2 | 3
  /** Among the first of its screen: drawn at once, in the server's page too. */
  primera?: boolean
  /** Nothing to read in a table or to save yet. */
  sinPie?: boolean
  /** What leads to it scrolls to this. */
  ancla?: string
  /** The page says its base elsewhere. */
  baseDicha?: boolean
}

/** A chart with its title, its table and its picture to save. */
export function BloqueDeGrafica(props: BloqueDeGraficaProps) {
  const { grafica, leyenda, mostrarLeyenda, nivel = 2, primera, sinPie, baseDicha } = props
  const { acciones, resultado } = useAccionesDeLamina(props)
  return (
    <Bloque {...props} nivel={nivel} acciones={!sinPie && acciones}>
      {leyenda && mostrarLeyenda && <Leyenda entradas={leyenda} />}
      <Grafica grafica={grafica} nombre={describeLamina(props)} {...(primera ? { primera } : {})} />
      {!sinPie && (
        <>
          {!baseDicha && <p className={styles.base}>{props.base}</p>}
          {resultado}
        </>
      )}
    </Bloque>
  )
}

/** The chart in words, for whoever does not see it. */
const describeLamina = ({ titulo, total, base }: Lamina) =>
  `Gráfica de ${titulo}${total?.tipo === 'cifra' ? `, ${total.texto} por ciento` : ''}. ${base} Sus cifras están en una tabla, entre sus acciones.`

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
  acciones,
  children,
}: CabezaDeBloque & {
  nivel?: 2 | 3
  ancla?: string | undefined
  acciones?: ReactNode
  children?: ReactNode
}) {
  const Titulo = nivel === 2 ? 'h2' : 'h3'
  return (
    <section id={ancla} className={styles.bloque}>
      <header className={styles.alto}>
        <div className={styles.titulo}>
          <Titulo>{titulo}</Titulo>
          {acciones}
        </div>
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

/** The foot of a chart without a head of its own: what it rests on, and what may be done with it. */
export function PieDeGrafica({ baseDicha, ...lamina }: Lamina & { baseDicha?: boolean }) {
  const { acciones, resultado } = useAccionesDeLamina(lamina)
  return (
    <div className={styles.pie}>
      {!baseDicha && <p className={styles.base}>{lamina.base}</p>}
      {acciones}
      {resultado}
    </div>
  )
}
