import { NoEncontrado } from '../../ui/NoEncontrado.tsx'
import type { EnlacesDeGraficas } from './graficas.ts'
import styles from './Resultados.module.css'

/** Instead of empty charts. */
export function SinRespuestas() {
  return (
    <p className={styles.vacia}>
      <strong>Nadie ha contestado todavía.</strong> Las gráficas aparecen con la primera respuesta.
    </p>
  )
}

export const NoExisteElClima = ({ enlaces }: { enlaces: EnlacesDeGraficas }) => (
  <NoEncontrado titulo="Este clima no existe" a={enlaces.clima} salida="Regresar">
    Puede que alguien lo haya eliminado.
  </NoEncontrado>
)
