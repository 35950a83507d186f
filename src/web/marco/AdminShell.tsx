import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Rol } from '#contract/schema.generated.ts'
import { saveMenuContraido } from '../lib/preferencias.ts'
import { usePreferencias, useSiteConfig } from '../lib/site.tsx'
import { useAtajos } from '../lib/use-atajos.ts'
import { AvisosProvider } from '../ui/Avisos.tsx'
import { BotonIcono } from '../ui/Boton.tsx'
import { Dialogo } from '../ui/Dialogo.tsx'
import { Icono } from '../ui/Icono.tsx'
import { Marca } from '../ui/Marca.tsx'
import styles from './AdminShell.module.css'
import { MenuAdmin } from './MenuAdmin.tsx'

interface AdminShellProps {
  nombre: string
  /** Of whoever is logged in: the menu shows what that role may. */
  rol: Rol | null
  /** How many CVs wait to be read. */
  porRevisar: number
  /** Names of a client's companies; none of staff. */
  empresas: readonly string[]
  /** The screen needs the room: the menu comes folded, whatever it is elsewhere, and opens for this visit. */
  estrecho?: boolean
  onLogout: () => void
  children: ReactNode
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
  const { basePath } = useSiteConfig()
  const [preferido, setPreferido] = useState(usePreferencias().menuContraido)
  const [abiertoAqui, setAbiertoAqui] = useState(false)
  const contraido = estrecho ? !abiertoAqui : preferido
  const [atajos] = useAtajos()
  const [cajon, setCajon] = useState(false)

  const toggle = () => {
    if (estrecho) return setAbiertoAqui(contraido)
    saveMenuContraido(!contraido, basePath)
    setPreferido(!contraido)
  }

  return (
    <>
      <a className={styles.saltar} href="#contenido">
        Ir al contenido
      </a>
      <div
        className={`${styles.app} ${contraido ? styles.appContraida : ''}`}
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
        <aside className={styles.lado}>
          <Link to="/dashboard" className={styles.marca} title={contraido ? nombre : undefined}>
            <Marca nombre={contraido ? nombre.charAt(0) : nombre} />
            {contraido && <span className="oculto">{nombre}</span>}
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
