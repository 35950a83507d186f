import { useId } from 'react'
import { Link } from 'react-router'
import { toVariable } from '#dibujo/paleta.ts'
import { type EnlacesDeGraficas, GRAFICAS, isLectura, NOMBRES, type NombreDeGrafica } from '../graficas.ts'
import styles from './MenuDeVistas.module.css'
import type { Marca, Resumen, Resumenes } from './resumir-vistas.ts'

interface MenuDeVistasProps {
  enlaces: EnlacesDeGraficas
  /** Empty until they have come. */
  resumenes: Resumenes
  /** Reason why every view waits, while there are no figures. */
  espera?: string | undefined
}

/** The views of the specification, each with what it says first; after them the readings of the whole. */
export function MenuDeVistas(props: MenuDeVistasProps) {
  return (
    <nav className={styles.menu} aria-label="Menú de gráficas">
      <Vistas {...props} nombres={NOMBRES.filter((nombre) => !isLectura(nombre))} />
      <h2>Lecturas de conjunto</h2>
      <Vistas {...props} nombres={NOMBRES.filter(isLectura)} />
    </nav>
  )
}

function Vistas({
  nombres,
  enlaces,
  resumenes,
  espera,
}: MenuDeVistasProps & { nombres: readonly NombreDeGrafica[] }) {
  return (
    <ul>
      {nombres.map((nombre) => (
        <li key={nombre}>
          <Vista
            a={enlaces.grafica(nombre)}
            texto={GRAFICAS[nombre].boton}
            resumen={resumenes[nombre]}
            espera={espera}
          />
        </li>
      ))}
    </ul>
  )
}

function Vista({
  a,
  texto,
  resumen,
  espera,
}: {
  a: string
  texto: string
  resumen: Resumen | undefined
  espera: string | undefined
}) {
  const id = useId()
  const linea = resumen?.linea ?? espera
  return (
    <div className={styles.vista}>
      <Link to={a} aria-describedby={linea ? id : undefined}>
        {texto}
      </Link>
      <svg viewBox="-1 -1 122 30" aria-hidden="true">
        {resumen ? resumen.marcas.map(drawMarca) : <path d="M0 14H120" className={styles.vacia} />}
      </svg>
      <span id={id}>{linea}</span>
    </div>
  )
}

function drawMarca(marca: Marca, i: number) {
  switch (marca.tipo) {
    case 'barra':
      return (
        <rect
          key={i}
          x={marca.x}
          y={marca.y}
          width={marca.ancho}
          height={marca.alto}
          style={{ fill: toVariable(marca.color) }}
        />
      )
    case 'bola':
      return <circle key={i} cx={marca.x} cy={marca.y} r={3} data-llena={marca.llena || undefined} />
    case 'raya':
      return (
        <path
          key={i}
          d={`M${marca.puntos.map((punto) => punto.join(' ')).join('L')}`}
          style={{ stroke: toVariable(marca.color) }}
          strokeDasharray={marca.punteada ? '2 2.5' : undefined}
        />
      )
  }
}
