import { formatDireccionCorta } from '#domain/climas/codigo-corto.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { Direccion } from './Direccion.tsx'
import styles from './SinCorreo.module.css'
import type { ClimaSinCorreo } from './sin-correo-queries.ts'

/** How a tablet becomes a place to answer, and how staff get it out again. */
export function Kiosco({ clima, salida }: { clima: ClimaSinCorreo; salida: string | null }) {
  const config = useSiteConfig()
  return (
    <div className={styles.partes}>
      <section>
        <h2>Preparar la tableta</h2>
        <ol className={styles.pasos}>
          <li>
            Abre en la tableta esta dirección:
            <Direccion
              texto={`${formatDireccionCorta(config, clima.codigo)}?kiosco`}
              nombre="Copiar la dirección del kiosco"
              hecho="Dirección copiada."
            />
          </li>
          <li>
            Fija la pantalla: en Android, «Fijar pantalla»; en iPad, «Acceso guiado». Así nadie sale del
            navegador.
          </li>
          <li>
            Si el navegador pide permiso para la cámara, acéptalo: con ella se leen los códigos de las
            papeletas.
          </li>
          <li>
            Cada persona entra con su papeleta. Al terminar, o si se va, la tableta vuelve al principio.
          </li>
        </ol>
        <h2 className={styles.separa}>Lo que cuida</h2>
        <ul className={styles.pasos}>
          <li>
            Nada de una persona queda en la tableta para la siguiente: ni el token, ni respuestas, ni
            historial.
          </li>
          <li>Si no se toca un minuto, avisa y vuelve al principio.</li>
          <li>Si falla la conexión, no deja entrar a otra persona hasta guardar o avisar.</li>
        </ul>
      </section>
      <aside className={styles.hacer} aria-label="Salir del kiosco">
        <h2>Para salir del kiosco</h2>
        <p>En la tableta, toca «Salir del kiosco» al pie de la primera pantalla y teclea este código.</p>
        {salida ? (
          <p className={styles.codigo}>
            <span className="oculto">Código de salida: </span>
            {salida}
          </p>
        ) : (
          <p>El código no está disponible: falta la llave de este clima en el servidor.</p>
        )}
        <p className={styles.nota}>Es de este clima y no abre nada más.</p>
      </aside>
    </div>
  )
}
