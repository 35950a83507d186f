import { Link } from 'react-router'
import { lineasDeServicio, textosDeServicio } from '../../content/lineas-de-servicio.ts'
import type { PaginaDeServicio as Linea } from '../../content/tipos.ts'
import { Icono } from '../../ui/Icono.tsx'
import { DatosEstructurados } from './DatosEstructurados.tsx'
import { Lamina } from './Lamina.tsx'
import { MarcoPublico } from './MarcoPublico.tsx'
import styles from './PaginaDeServicio.module.css'
import { presentLinea } from './present-firma.ts'

function findSiguiente(linea: Linea): Linea {
  const at = lineasDeServicio.indexOf(linea)
  return lineasDeServicio[(at + 1) % lineasDeServicio.length] ?? linea
}

/** One line of service: its heading, its introduction and the plate of its services. */
export function PaginaDeServicio({ linea, conexion }: { linea: Linea; conexion: boolean }) {
  const siguiente = findSiguiente(linea)
  return (
    <MarcoPublico meta={linea.meta} conexion={conexion} actual="servicios">
      <DatosEstructurados present={presentLinea(linea)} />
      <header className={`${styles.portada} ${linea.introduccion ? '' : styles.ancha}`}>
        <h1>{linea.tituloPartido ?? linea.titulo}</h1>
        {linea.introduccion && (
          <article className={styles.intro}>
            <p className={styles.guia}>{linea.introduccion.guia}</p>
            {linea.introduccion.parrafos.map((parrafo) => (
              <p key={parrafo}>{parrafo}</p>
            ))}
          </article>
        )}
        {linea.entrada && <p className={styles.entrada}>{linea.entrada}</p>}
      </header>
      <Lamina linea={linea} />
      <aside className={styles.sigue} aria-label={textosDeServicio.siguiente}>
        <Link to={siguiente.meta.ruta}>
          <span>{textosDeServicio.siguiente}</span>
          <strong>{siguiente.titulo}</strong>
          <Icono nombre="derecha" />
        </Link>
      </aside>
    </MarcoPublico>
  )
}
