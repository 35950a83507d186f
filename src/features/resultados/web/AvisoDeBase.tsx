import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { type ClimaDeGraficas, getBase } from './clima-de-graficas.ts'
import styles from './Publicacion.module.css'

/** From here the choice of a base is worth a word. */
const UN_PUNTO = 1

/** Where unfinished sheets make the other base move the overall figure: a quiet line, with both figures behind it. */
export function AvisoDeBase({
  clima,
  porcentaje,
  conLaOtraBase,
}: {
  clima: ClimaDeGraficas
  porcentaje: number | null
  conLaOtraBase: number | null
}) {
  if (porcentaje === null || conLaOtraBase === null) return null
  if (Math.abs(porcentaje - conLaOtraBase) < UN_PUNTO) return null
  const deTodos = getBase(clima) === 'encuestados'
  return (
    <details className={styles.avisoDeBase}>
      <summary>La base importa aquí</summary>
      <p>
        Hay cuestionarios sin terminar o con «No Aplica»: entre{' '}
        {deTodos ? 'todas las personas que contestaron algo' : 'quienes contestaron cada pregunta'} la
        satisfacción general es {formatPorcentaje(porcentaje)}&nbsp;%, y entre{' '}
        {deTodos ? 'quienes contestaron cada pregunta' : 'todas las personas que contestaron algo'} sería{' '}
        {formatPorcentaje(conLaOtraBase)}&nbsp;%.
        {!clima.cerrado && ' La base se escoge en la estructura del clima, hasta que se cierra.'}
      </p>
    </details>
  )
}
