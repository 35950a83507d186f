import { ApiError } from '../../lib/api.ts'
import { Aviso } from '../../ui/Aviso.tsx'
import { Boton } from '../../ui/Boton.tsx'
import { focusAntesDeReintentar } from '../../ui/Espera.tsx'
import styles from './FallaDeLectura.module.css'

/** What could not be read, why, and a second try. */
export function FallaDeLectura({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={styles.falla}>
      <Aviso
        tono="mal"
        accion={
          <Boton
            chico
            onClick={({ currentTarget }) => {
              focusAntesDeReintentar(currentTarget)
              onRetry()
            }}
          >
            Reintentar
          </Boton>
        }
      >
        {error instanceof ApiError ? error.message : 'No se pudo leer. Prueba de nuevo.'}
      </Aviso>
    </div>
  )
}
