import { Drawer, MantineProvider } from '@mantine/core'
import '@mantine/core/styles.layer.css'
import { setNonce } from 'get-nonce'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { saveMenuContraido } from '../../lib/preferencias.ts'
import { usePreferencias, useSiteConfig, useStyleNonce } from '../../lib/site.tsx'
import { AvisosProvider } from '../../ui/Avisos.tsx'
import { Icono } from '../../ui/Icono.tsx'
import { Marca } from '../../ui/Marca.tsx'
import { cssVariables, theme } from '../../ui/theme.ts'
import styles from './AdminShell.module.css'
import { MenuAdmin } from './MenuAdmin.tsx'

interface AdminShellProps {
  nombre: string
  onLogout: () => void
  children: ReactNode
}

/** The frame of every staff screen: a side menu that folds on a desk, a drawer on a phone. */
export function AdminShell({ nombre, onLogout, children }: AdminShellProps) {
  const nonce = useStyleNonce()
  const { basePath } = useSiteConfig()
  const [contraido, setContraido] = useState(usePreferencias().menuContraido)
  const [cajon, setCajon] = useState(false)

  // Modals lock the scroll with a style element of their own library, which asks for the nonce here.
  useEffect(() => setNonce(nonce), [nonce])

  const toggle = () => {
    saveMenuContraido(!contraido, basePath)
    setContraido(!contraido)
  }

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme="light"
      getStyleNonce={() => nonce}
    >
      <a className={styles.saltar} href="#contenido">
        Ir al contenido
      </a>
      <div className={`${styles.app} ${contraido ? styles.appContraida : ''}`}>
        {/* No banner: the drawer brings a header of its own. */}
        <section aria-label="Barra superior" className={styles.alto}>
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
        </section>
        <aside className={styles.lado}>
          <Link to="/dashboard" className={styles.marca} title={contraido ? nombre : undefined}>
            <Marca nombre={contraido ? nombre.charAt(0) : nombre} />
            {contraido && <span className="oculto">{nombre}</span>}
          </Link>
          <MenuAdmin contraido={contraido} onToggle={toggle} onLogout={onLogout} />
        </aside>
        <main id="contenido" className={styles.lienzo} tabIndex={-1}>
          <AvisosProvider>{children}</AvisosProvider>
        </main>
      </div>
      <Drawer
        opened={cajon}
        onClose={() => setCajon(false)}
        title={<Marca nombre={nombre} />}
        closeButtonProps={{ 'aria-label': 'Cerrar menú' }}
        size={320}
        classNames={{
          content: styles.cajon,
          header: styles.cajonAlto,
          body: styles.cajonCuerpo,
          close: styles.cajonCerrar,
        }}
        transitionProps={{ duration: 150 }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after its links act */}
        <div className={styles.cajonMenu} onClick={() => setCajon(false)}>
          <MenuAdmin onLogout={onLogout} />
        </div>
      </Drawer>
    </MantineProvider>
  )
}
