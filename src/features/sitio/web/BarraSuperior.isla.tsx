import { useState } from 'react'
import { firma } from '#web/content/firma.ts'
import { navegacion } from '#web/content/navegacion.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Marca } from '#web/ui/Marca.tsx'
import styles from './BarraSuperior.module.css'
import { type BarraProps, currentOf } from './barra.ts'
import { MenuDeLineas } from './MenuDeLineas.tsx'
import { MenuMovil } from './MenuMovil.tsx'
import { useConexion } from './use-conexion.ts'
import { useSeccionActiva } from './use-seccion-activa.ts'

const SECCIONES = navegacion.secciones.map(({ id }) => id)
const NINGUNA: readonly string[] = []

/** On the home page the current link follows the scroll. */
export function BarraSuperior({ actual, enInicio = false }: Pick<BarraProps, 'actual' | 'enInicio'>) {
  const leida = useSeccionActiva(enInicio ? SECCIONES : NINGUNA)
  const conexion = useConexion()
  const props = { actual: enInicio ? leida : actual, conexion, enInicio }
  const [menu, setMenu] = useState(false)
  const acceso = conexion ? navegacion.dashboard : navegacion.logIn

  return (
    <>
      <nav className={styles.barra} aria-label={navegacion.nombre}>
        <Enlace to={enInicio ? '/#inicio' : '/'} className={styles.marca}>
          <Marca nombre={firma.nombre} />
        </Enlace>
        <ul>
          {navegacion.secciones.map(({ id, texto, ruta }) => (
            <li key={id}>
              <Enlace to={ruta} aria-current={currentOf(id, props)} className={styles.enlace}>
                <span data-texto={texto}>{texto}</span>
              </Enlace>
              {id === 'servicios' && <MenuDeLineas />}
            </li>
          ))}
          <li>
            <Enlace
              to={navegacion.enviaCv.ruta}
              aria-current={currentOf('envia-cv', props)}
              className={styles.enlace}
            >
              <span data-texto={navegacion.enviaCv.texto}>{navegacion.enviaCv.texto}</span>
            </Enlace>
          </li>
          <li className={styles.aparte}>
            <Enlace to={acceso.ruta}>{acceso.texto}</Enlace>
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
