import { Link } from 'react-router'
import { firma } from '../content/firma.ts'
import { LoginForm } from '../features/sesion/LoginForm.tsx'
import { Marca } from '../ui/Marca.tsx'
import styles from './Login.module.css'

export function Component() {
  return (
    <>
      <title>{`Log In | ${firma.nombre}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.pagina}>
        <header className={styles.alto}>
          <Link to="/" className={styles.marca} aria-label={`${firma.nombre}, ir al inicio`}>
            <Marca nombre={firma.nombre} />
          </Link>
        </header>
        <main className={styles.columna}>
          <h1>Log In</h1>
          <p>Para el equipo de la consultora. Si contestas una encuesta, usa el enlace de tu correo.</p>
          <LoginForm />
        </main>
        <footer className={styles.pie}>
          <span>
            © {firma.anio} {firma.nombre}
          </span>
          <span>Versión {firma.version}</span>
        </footer>
      </div>
    </>
  )
}
