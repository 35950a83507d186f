import { ApiError } from '#web/lib/api.ts'
import { Espera } from '#web/ui/Espera.tsx'
import styles from './FallaDeLectura.module.css'

/** A failed reading, why, and a second try. */
export function FallaDeLectura({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const falla = error instanceof ApiError ? error.message : 'No se pudo leer. Prueba de nuevo.'
  return (
    <div className={styles.falla}>
      <Espera texto="" falla={falla} onReintentar={onRetry} />
    </div>
  )
}
