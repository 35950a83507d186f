import { useRef } from 'react'
import { CambioDePassword } from './CambioDePassword.tsx'
import styles from './MiCuenta.module.css'
import { SesionesAbiertas } from './SesionesAbiertas.tsx'

export function MiCuenta({ usuario, firma }: { usuario: string; firma: string }) {
  const sesiones = useRef<HTMLHeadingElement>(null)
  return (
    <div className={styles.cuenta}>
      <section className={styles.bloque} aria-labelledby="contrasena">
        <h2 id="contrasena">Contraseña</h2>
        <div className={styles.contenido}>
          <CambioDePassword {...{ usuario, firma }} />
        </div>
      </section>
      <section className={styles.bloque} aria-labelledby="sesiones">
        <h2 id="sesiones" ref={sesiones} tabIndex={-1}>
          Sesiones
        </h2>
        <div className={styles.contenido}>
          <SesionesAbiertas onCerradas={() => sesiones.current?.focus()} />
        </div>
      </section>
    </div>
  )
}
