import { Link } from 'react-router'
import { hayFiltros } from '#domain/cvs/filtros.ts'
import { formatNumero } from '#web/ui/cantidades.ts'
import { type Busqueda, formatBusqueda, isVacia } from './busqueda.ts'
import styles from './SinRegistros.module.css'

/** Elsewhere they hold words together or stand for letters; here they are looked for as they are. */
const AJENOS = /["“”«»*]+/g

/** Nothing found, in the specification's words, and what to do about it. */
export function SinRegistros({ busqueda }: { busqueda: Busqueda }) {
  const sinAjenos = busqueda.filtro.replace(AJENOS, ' ').trim()
  return (
    <div className={styles.vacio}>
      <p className={styles.titulo}>No Hay Registros</p>
      {busqueda.pagina > 1 ? (
        <p>
          La lista termina antes de la página {formatNumero(busqueda.pagina)}.{' '}
          <Link to={{ search: formatBusqueda({ ...busqueda, pagina: 1 }) }}>Ver desde la primera</Link>.
        </p>
      ) : sinAjenos && sinAjenos !== busqueda.filtro ? (
        <p>
          Las comillas y los asteriscos se buscan como letras.{' '}
          <Link to={{ search: formatBusqueda({ ...busqueda, filtro: sinAjenos }) }}>Buscar sin ellos</Link>.
        </p>
      ) : hayFiltros(busqueda.filtros) ? (
        <p>Ningún CV cumple todo lo que escogiste. Quita una etiqueta, el estado o la fecha.</p>
      ) : !isVacia(busqueda) ? (
        <p>Ningún CV tiene todas esas palabras. Prueba con menos, o con el principio de una.</p>
      ) : (
        <p>
          Aquí aparecerán las personas registradas. <Link to="/admin/cv/ingresar">Ingresa el primer CV</Link>.
        </p>
      )}
    </div>
  )
}
