import type { ReactNode } from 'react'
import { encuesta } from '#web/content/encuesta.ts'
import { firma } from '#web/content/firma.ts'
import { Marca } from '#web/ui/Marca.tsx'
import { Cliente } from './Cliente.tsx'
import styles from './Marco.module.css'

/** Where nothing is asked: the lines of the map beside a few words. */
export function Marco({ children }: { children: ReactNode }) {
  return (
    <div className={styles.marco}>
      <title>{`${encuesta.meta.titulo} | ${firma.nombre}`}</title>
      <div className={styles.lineas} aria-hidden="true" />
      <div className={styles.panel}>
        <header>
          <Marca nombre={firma.nombre} />
        </header>
        <main className={styles.contenido}>
          <Cliente grande />
          {children}
        </main>
        <footer className={styles.pie}>
          <span>
            © {firma.anio} {firma.nombre}
          </span>
          <span className="cifra">Versión {firma.version}</span>
        </footer>
      </div>
    </div>
  )
}
