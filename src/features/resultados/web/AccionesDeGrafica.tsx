import { Link } from 'react-router'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import type { EnlacesDeGraficas } from './graficas.ts'
import styles from './Resultados.module.css'

export function AccionesDeGrafica({ enlaces }: { enlaces: EnlacesDeGraficas }) {
  return (
    <div className={styles.acciones}>
      <Boton chico className={styles.icono} aria-label="Imprimir" title="Imprimir" onClick={() => print()}>
        <Icono nombre="imprimir" />
      </Boton>
      <Link to={enlaces.menu} className={botonClassName('secundario', true)}>
        <Icono nombre="izquierda" />
        {enlaces.regreso ?? 'Regresar al Menu de Graficas'}
      </Link>
    </div>
  )
}
