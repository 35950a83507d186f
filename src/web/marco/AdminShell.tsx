import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { type Llamada, mayCall } from '#contract/permisos.ts'
import type { Rol } from '#contract/schema.generated.ts'
import { saveMenuContraido } from '../lib/preferencias.ts'
import { usePreferencias, useSiteConfig } from '../lib/site.tsx'
import { useAtajos } from '../lib/use-atajos.ts'
import { AvisosProvider } from '../ui/Avisos.tsx'
import { BotonIcono } from '../ui/Boton.tsx'
import { formatNumero } from '../ui/cantidades.ts'
import { Dialogo } from '../ui/Dialogo.tsx'
import { Icono, type IconoNombre } from '../ui/Icono.tsx'
import { Marca } from '../ui/Marca.tsx'
import styles from './AdminShell.module.css'
import menuAdminStyles from './MenuAdmin.module.css'

interface Entrada {
  texto: string
  ruta: string
  icono: IconoNombre
  /** The call that its screen begins with: the entry is there for whoever may make that call. */
  llamada: Llamada
  /** Things that wait there are counted beside it. */
  cuenta?: 'porRevisar'
  /** Its address is the beginning of others. */
  exacta?: boolean
}

/** The side menu, as the specification gives it. */
const MENU: { titulo: string; entradas: Entrada[] }[] = [
  {
    titulo: 'Administración de CV',
    entradas: [
      { texto: 'Ingresar CV', ruta: '/admin/cv/ingresar', icono: 'ingresar', llamada: 'Mutation.insertCV' },
      { texto: 'Buscar CV', ruta: '/admin/cv/buscar', icono: 'buscar', llamada: 'AppInfo.getCVs' },
      {
        texto: 'CVs Pendientes a Actualizar',
        ruta: '/admin/cv/pendientes',
        icono: 'reloj',
        llamada: 'AppInfo.getPendientes',
        cuenta: 'porRevisar',
      },
    ],
  },
  {
    titulo: 'Administración de clima',
    entradas: [
      {
        texto: 'Ver Climas Organizacionales',
        ruta: '/admin/clima-organizacional/ver-climas',
        icono: 'lista',
        llamada: 'Query.climasOrganizacionales',
      },
    ],
  },
]

/** All of it is for whoever has rounds of their own: staff have none. */
const DE_CLIENTE = 'AppInfo.getRondasDeCliente'

const MENU_DE_CLIENTE: Entrada[] = [
  { texto: 'Inicio', ruta: '/cliente', icono: 'casa', llamada: DE_CLIENTE, exacta: true },
  { texto: 'Resultados', ruta: '/cliente/resultados', icono: 'barras', llamada: DE_CLIENTE },
  {
    texto: 'Informes',
    ruta: '/cliente/informes',
    icono: 'descargar',
    llamada: 'AppInfo.getInformesDeCliente',
  },
  { texto: 'Plan de acción', ruta: '/cliente/plan', icono: 'lista', llamada: DE_CLIENTE },
]

/** Entries of the team and one's own stand apart from it, beside Logout. */
const AL_FINAL: Entrada[] = [
  { texto: 'Cómo cuidamos el anonimato', ruta: '/anonimato', icono: 'candado', llamada: DE_CLIENTE },
  { texto: 'Equipo', ruta: '/admin/equipo', icono: 'equipo', llamada: 'AppInfo.getEquipo' },
  { texto: 'Ajustes', ruta: '/admin/ajustes', icono: 'ajustes', llamada: 'Mutation.updateAjustes' },
  { texto: 'Ayuda', ruta: '/admin/ayuda', icono: 'ayuda', llamada: 'AppInfo.getSesiones' },
  { texto: 'Mi cuenta', ruta: '/admin/cuenta', icono: 'persona', llamada: 'AppInfo.getSesiones' },
]

const listVisibles = (entradas: Entrada[], rol: Rol | null) =>
  entradas.filter(({ llamada }) => mayCall(llamada, rol))

/** The same table that the server asks decides what stands in the menu. */
function getMenu(rol: Rol | null, empresas: readonly string[]) {
  const titulo = empresas.length === 1 ? (empresas[0] ?? '') : 'Tus empresas'
  const secciones = [...MENU, { titulo, entradas: MENU_DE_CLIENTE }]
  return {
    secciones: secciones
      .map(({ titulo, entradas }) => ({ titulo, entradas: listVisibles(entradas, rol) }))
      .filter(({ entradas }) => entradas.length > 0),
    alFinal: listVisibles(AL_FINAL, rol),
  }
}

interface MenuAdminProps {
  rol: Rol | null
  /** Count of CVs that wait to be read. */
  porRevisar: number
  /** Names of a client's companies. */
  empresas: readonly string[]
  contraido?: boolean
  /** Absent in the phone's drawer, which closes instead. */
  onToggle?: () => void
  onLogout: () => void
}

function MenuAdmin({ rol, porRevisar, empresas, contraido = false, onToggle, onLogout }: MenuAdminProps) {
  const { secciones, alFinal } = getMenu(rol, empresas)
  const toggleText = contraido ? 'Expandir menú' : 'Contraer menú'
  return (
    <div className={menuAdminStyles.menu}>
      <nav aria-label={rol === 'cliente' ? 'Tu empresa' : 'Administración'}>
        {secciones.map(({ titulo, entradas }) => (
          <section key={titulo}>
            <h2>{titulo}</h2>
            <ul>
              {entradas.map(({ texto, ruta, icono, cuenta, exacta = false }) => (
                <li key={ruta} className={menuAdminStyles.conCuenta}>
                  <NavLink
                    to={ruta}
                    end={exacta}
                    className={menuAdminStyles.entrada}
                    title={contraido ? texto : undefined}
                  >
                    <Icono nombre={icono} />
                    <span className={menuAdminStyles.texto}>{texto}</span>
                  </NavLink>
                  {cuenta && porRevisar > 0 && (
                    <span className={menuAdminStyles.cuenta}>
                      {formatNumero(porRevisar)}
                      <span className="oculto"> por revisar</span>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={menuAdminStyles.fin}>
        {alFinal.map(({ texto, ruta, icono }) => (
          <NavLink
            key={ruta}
            to={ruta}
            className={menuAdminStyles.entrada}
            title={contraido ? texto : undefined}
          >
            <Icono nombre={icono} />
            <span className={menuAdminStyles.texto}>{texto}</span>
          </NavLink>
        ))}
        {onToggle && (
          <button
            type="button"
            className={menuAdminStyles.entrada}
            aria-expanded={!contraido}
            title={contraido ? toggleText : undefined}
            onClick={onToggle}
          >
            <Icono nombre={contraido ? 'expandir' : 'contraer'} />
            <span className={menuAdminStyles.texto}>{toggleText}</span>
          </button>
        )}
        <NavLink
          to="/login"
          className={menuAdminStyles.entrada}
          title={contraido ? 'Logout' : undefined}
          onClick={(event) => {
            event.preventDefault()
            onLogout()
          }}
        >
          <Icono nombre="salir" />
          <span className={menuAdminStyles.texto}>Logout</span>
        </NavLink>
      </div>
    </div>
  )
}

interface AdminShellProps {
  nombre: string
  /** The role of whoever is logged in: the menu shows what that role may. */
  rol: Rol | null
  /** Count of CVs that wait to be read. */
  porRevisar: number
  /** Names of a client's companies; none of staff. */
  empresas: readonly string[]
  /** The screen needs the room: the menu is its rail, whatever it is elsewhere, and opens over the page. */
  estrecho?: boolean
  onLogout: () => void
  children: ReactNode
}

/** Where the window leaves a screen less than it needs beside the open menu. Written in AdminShell.module.css too. */
const ANGOSTA = '(max-width: 1279px)'

const subscribeAncho = (onCambio: () => void) => {
  const media = matchMedia(ANGOSTA)
  media.addEventListener('change', onCambio)
  return () => media.removeEventListener('change', onCambio)
}

/** Whether the menu is its rail. Where the screen has no room for more it opens over the page, and folds when one goes on. */
function useMenuContraido(estrecho: boolean) {
  const { basePath } = useSiteConfig()
  const [preferido, setPreferido] = useState(usePreferencias().menuContraido)
  const angosta = useSyncExternalStore(
    subscribeAncho,
    () => matchMedia(ANGOSTA).matches,
    () => false,
  )
  const { key } = useLocation()
  const [abiertoEn, setAbiertoEn] = useState<string | null>(null)
  const sobre = estrecho || angosta
  const abierto = sobre && abiertoEn === key
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && abierto) setAbiertoEn(null)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const contraido = sobre ? !abierto : preferido
  const toggle = () => {
    if (sobre) return setAbiertoEn(abierto ? null : key)
    saveMenuContraido(!contraido, basePath)
    setPreferido(!contraido)
  }
  return { contraido, encima: abierto, toggle }
}

/** The frame of every staff screen: a side menu that folds on a desk, a drawer on a phone. */
export function AdminShell({
  nombre,
  rol,
  porRevisar,
  empresas,
  estrecho = false,
  onLogout,
  children,
}: AdminShellProps) {
  const { contraido, encima, toggle } = useMenuContraido(estrecho)
  const [atajos] = useAtajos()
  const [cajon, setCajon] = useState(false)

  return (
    <>
      <a className={styles.saltar} href="#contenido">
        Ir al contenido
      </a>
      <div
        className={`${styles.app} ${contraido || encima ? styles.appContraida : ''}`}
        data-atajos={atajos ? undefined : 'no'}
      >
        <header className={styles.alto}>
          <Link to="/dashboard" className={styles.marca}>
            <Marca nombre={nombre} />
          </Link>
          <button
            type="button"
            className={styles.abrir}
            aria-haspopup="dialog"
            onClick={() => setCajon(true)}
          >
            <Icono nombre="menu" />
            Menú
          </button>
        </header>
        <aside className={`${styles.lado} ${encima ? styles.encima : ''}`}>
          <Link to="/dashboard" className={`${styles.marca} ${styles.entera}`}>
            <Marca nombre={nombre} />
          </Link>
          <Link to="/dashboard" className={`${styles.marca} ${styles.inicial}`} title={nombre}>
            <Marca nombre={nombre.charAt(0)} />
            <span className="oculto">{nombre}</span>
          </Link>
          <MenuAdmin
            rol={rol}
            porRevisar={porRevisar}
            empresas={empresas}
            contraido={contraido}
            onToggle={toggle}
            onLogout={onLogout}
          />
        </aside>
        <main id="contenido" className={styles.lienzo} tabIndex={-1}>
          <AvisosProvider>{children}</AvisosProvider>
        </main>
      </div>
      <Dialogo abierto={cajon} onCerrar={() => setCajon(false)} className={styles.cajon} aria-label={nombre}>
        <div className={styles.cajonAlto}>
          <Marca nombre={nombre} />
          <BotonIcono icono="cerrar" nombre="Cerrar menú" onClick={() => setCajon(false)} />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after its links act */}
        <div className={styles.cajonMenu} onClick={() => setCajon(false)}>
          <MenuAdmin rol={rol} porRevisar={porRevisar} empresas={empresas} onLogout={onLogout} />
        </div>
      </Dialogo>
    </>
  )
}
