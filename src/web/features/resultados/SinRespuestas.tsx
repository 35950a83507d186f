import { Link } from 'react-router'
import { botonClassName } from '../../ui/Boton.tsx'
import { Cabeza } from '../../ui/Cabeza.tsx'
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

export function NoExisteElClima({ enlaces }: { enlaces: EnlacesDeGraficas }) {
  return (
    <>
      <Cabeza titulo="Este clima no existe">Puede que alguien lo haya eliminado.</Cabeza>
      <Link to={enlaces.clima} className={botonClassName('secundario')}>
        Regresar
      </Link>
    </>
  )
}
