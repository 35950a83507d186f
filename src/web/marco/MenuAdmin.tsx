import { NavLink } from 'react-router'
import type { Rol } from '#contract/schema.generated.ts'
import { formatNumero } from '../ui/cantidades.ts'
import { Icono } from '../ui/Icono.tsx'
import styles from './MenuAdmin.module.css'
import { getMenu } from './menu.ts'

interface MenuAdminProps {
  rol: Rol | null
  /** How many CVs wait to be read. */
  porRevisar: number
  /** Names of a client's companies. */
  empresas: readonly string[]
  contraido?: boolean
  /** Absent in the phone's drawer, which closes instead. */
  onToggle?: () => void
  onLogout: () => void
}

export function MenuAdmin({
  rol,
  porRevisar,
  empresas,
  contraido = false,
  onToggle,
  onLogout,
}: MenuAdminProps) {
  const { secciones, alFinal } = getMenu(rol, empresas)
  const toggleText = contraido ? 'Expandir menú' : 'Contraer menú'
  return (
    <div className={`${styles.menu} ${contraido ? styles.contraido : ''}`}>
      <nav aria-label={rol === 'cliente' ? 'Tu empresa' : 'Administración'}>
        {secciones.map(({ titulo, entradas }) => (
          <section key={titulo}>
            <h2>{titulo}</h2>
            <ul>
              {entradas.map(({ texto, ruta, icono, cuenta, exacta = false }) => (
                <li key={ruta} className={styles.conCuenta}>
                  <NavLink
                    to={ruta}
                    end={exacta}
                    className={styles.entrada}
                    title={contraido ? texto : undefined}
                  >
                    <Icono nombre={icono} />
                    <span className={styles.texto}>{texto}</span>
                  </NavLink>
                  {cuenta && porRevisar > 0 && (
                    <span className={styles.cuenta}>
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
      <div className={styles.fin}>
        {alFinal.map(({ texto, ruta, icono }) => (
          <NavLink key={ruta} to={ruta} className={styles.entrada} title={contraido ? texto : undefined}>
            <Icono nombre={icono} />
            <span className={styles.texto}>{texto}</span>
          </NavLink>
        ))}
        {onToggle && (
          <button
            type="button"
            className={styles.entrada}
            aria-expanded={!contraido}
            title={contraido ? toggleText : undefined}
            onClick={onToggle}
          >
            <Icono nombre={contraido ? 'expandir' : 'contraer'} />
            <span className={styles.texto}>{toggleText}</span>
          </button>
        )}
        <NavLink
          to="/login"
          className={styles.entrada}
          title={contraido ? 'Logout' : undefined}
          onClick={(event) => {
            event.preventDefault()
            onLogout()
          }}
        >
          <Icono nombre="salir" />
          <span className={styles.texto}>Logout</span>
        </NavLink>
      </div>
    </div>
  )
}
