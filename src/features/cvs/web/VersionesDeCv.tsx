import { useFechas } from '#web/lib/use-fechas.ts'
import { Icono } from '#web/ui/Icono.tsx'
import { EnlaceDeArchivo } from './ArchivoActivo.tsx'
import type { GetCVQuery } from './cvs.generated.ts'
import styles from './EdicionDeCv.module.css'

type Version = GetCVQuery['appInfo']['getVersionesDeCV'][number]

/** The files that the current one replaced, newest first. */
export function VersionesDeCv({ versiones }: { versiones: readonly Version[] }) {
  const { formatDia } = useFechas()
  if (versiones.length === 0) return null
  return (
    <section className={styles.versiones} aria-labelledby="versiones">
      <h2 id="versiones">Archivos anteriores</h2>
      <p>Se borran con el CV, o cuando la persona manda uno nuevo desde su enlace.</p>
      <ul>
        {versiones.map(({ id, nombreArchivo, contenidoActivo, recibido, archivo }) => (
          <li key={id}>
            <EnlaceDeArchivo className={styles.version} href={archivo} activo={contenidoActivo}>
              <Icono nombre="documento" />
              <span>
                {nombreArchivo}
                <span className="oculto"> en otra pestaña</span>
              </span>
            </EnlaceDeArchivo>
            <span>Recibido el {formatDia(recibido)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
