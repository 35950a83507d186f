import { useState } from 'react'
import { Link } from 'react-router'
import { firma } from '../../content/firma.ts'
import { navegacion } from '../../content/navegacion.ts'
import { botonClassName } from '../../ui/Boton.tsx'
import { Icono } from '../../ui/Icono.tsx'
import { Marca } from '../../ui/Marca.tsx'
import styles from './BarraSuperior.module.css'
import { type BarraProps, currentOf } from './barra.ts'
import { MenuDeLineas } from './MenuDeLineas.tsx'
import { MenuMovil } from './MenuMovil.tsx'

export function BarraSuperior(props: BarraProps) {
  const { conexion, enInicio = false } = props
  const [menu, setMenu] = useState(false)
  const acceso = conexion ? navegacion.dashboard : navegacion.logIn

  return (
    <>
      <nav className={styles.barra} aria-label={navegacion.nombre}>
        <Link to={enInicio ? '/#inicio' : '/'} className={styles.marca}>
          <Marca nombre={firma.nombre} />
        </Link>
        <ul>
          {navegacion.secciones.map(({ id, texto, ruta }) => (
            <li key={id}>
              <Link to={ruta} aria-current={currentOf(id, props)} className={styles.enlace}>
                <span data-texto={texto}>{texto}</span>
              </Link>
              {id === 'servicios' && <MenuDeLineas />}
            </li>
          ))}
          <li>
            <Link
              to={navegacion.enviaCv.ruta}
              aria-current={currentOf('envia-cv', props)}
              className={styles.enlace}
            >
              <span data-texto={navegacion.enviaCv.texto}>{navegacion.enviaCv.texto}</span>
            </Link>
          </li>
          <li className={styles.aparte}>
            <Link to={acceso.ruta}>{acceso.texto}</Link>
          </li>
        </ul>
        <button
          type="button"
          className={`${botonClassName('secundario', true)} ${styles.menu}`}
          aria-haspopup="dialog"
          onClick={() => setMenu(true)}
        >
          <Icono nombre="menu" />
          {navegacion.menu}
        </button>
      </nav>
      <MenuMovil {...props} abierto={menu} onCerrar={() => setMenu(false)} />
    </>
  )
}
