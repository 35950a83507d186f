import { useEffect, useState } from 'react'
import { navegacion } from '#web/content/navegacion.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { useApi, useFirma } from '#web/lib/site.tsx'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Dialogo } from '#web/ui/Dialogo.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Logotipo } from '#web/ui/Logotipo.tsx'
import { Marca } from '#web/ui/Marca.tsx'
import styles from './BarraSuperior.module.css'
import { type BarraProps, currentOf } from './barra.ts'
import { MenuDeLineas } from './MenuDeLineas.tsx'
import menuMovilStyles from './MenuMovil.module.css'
import { Conexion } from './sitio.generated.ts'
import { useLineas } from './use-lineas.ts'

/** The bar's links as a full sheet, on phones. */
function MenuMovil({ abierto, onCerrar, ...barra }: BarraProps & { abierto: boolean; onCerrar: () => void }) {
  const lineas = useLineas()
  const acceso = barra.conexion ? navegacion.dashboard : navegacion.logIn
  return (
    <Dialogo
      abierto={abierto}
      onCerrar={onCerrar}
      className={menuMovilStyles.hoja}
      aria-label={navegacion.menu}
    >
      <div className={menuMovilStyles.alto}>
        <Marca nombre={useFirma().nombre} />
        <Boton chico onClick={onCerrar}>
          <Icono nombre="cerrar" />
          {navegacion.cerrar}
        </Boton>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after its links act */}
      <div
        onClick={(event) => {
          if ((event.target as Element).closest('a')) onCerrar()
        }}
      >
        <ul className={menuMovilStyles.lista}>
          {navegacion.secciones.map(({ id, texto, ruta }) => (
            <li key={id}>
              <Enlace to={ruta} aria-current={currentOf(id, barra)}>
                {texto}
              </Enlace>
              {id === 'servicios' && (
                <ul className={menuMovilStyles.lineas}>
                  {lineas.map((linea) => (
                    <li key={linea.ruta}>
                      <Enlace to={linea.ruta}>{linea.titulo}</Enlace>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          <li>
            <Enlace to={navegacion.enviaCv.ruta} aria-current={currentOf('envia-cv', barra)}>
              {navegacion.enviaCv.texto}
            </Enlace>
          </li>
          <li>
            <Enlace to={acceso.ruta}>{acceso.texto}</Enlace>
          </li>
        </ul>
      </div>
    </Dialogo>
  )
}

/** Whether the visitor has a session. Public HTML carries none: it is known once the server was asked. */
function useConexion(): boolean {
  const api = useApi()
  const [conexion, setConexion] = useState(false)
  useEffect(() => {
    api(Conexion, {}).then(
      ({ auth }) => setConexion(auth.getLogIn.conexion),
      // The call itself leaves a trace; the bar stays as it came.
      () => {},
    )
  }, [api])
  return conexion
}

/** The height on the screen that a section must have reached to be the one that is read. */
const READING_LINE = 0.4

function findActiva(ids: readonly string[]): string {
  const line = window.innerHeight * READING_LINE
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
  if (atEnd && window.scrollY > 0) return ids[ids.length - 1] ?? ''
  const reached = ids.filter((id) => {
    const section = document.getElementById(id)
    return section !== null && section.getBoundingClientRect().top <= line
  })
  return reached[reached.length - 1] ?? ids[0] ?? ''
}

/** The section that is being read, as the page scrolls. */
function useSeccionActiva(ids: readonly string[]): string {
  const [activa, setActiva] = useState(ids[0] ?? '')
  useEffect(() => {
    if (ids.length === 0) return
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setActiva(findActiva(ids)))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [ids])
  return activa
}

const CONTACTO = 'contacto'
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
          <Logotipo nombre={useFirma().nombre} logo={useFirma().imagenes.logo} />
        </Enlace>
        <ul>
          {navegacion.secciones
            .filter(({ id }) => id !== CONTACTO)
            .map(({ id, texto, ruta }) => (
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
          <li>
            <Enlace to={acceso.ruta} className={`${styles.enlace} ${styles.sesion}`}>
              {acceso.texto}
            </Enlace>
          </li>
          {/* What a visitor comes for is the box. */}
          {navegacion.secciones
            .filter(({ id }) => id === CONTACTO)
            .map(({ id, texto, ruta }) => (
              <li key={id} className={styles.aparte}>
                <Enlace to={ruta} aria-current={currentOf(id, props)}>
                  {texto}
                </Enlace>
              </li>
            ))}
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
