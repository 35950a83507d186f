import { ApiError } from '#web/lib/api.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Cargador } from '#web/ui/Cargador.tsx'
import styles from './Resultados.module.css'

interface EsperaDeResultadosProps {
  /** Why the figures did not come; null while they still may. */
  error: Error | null
  onReintentar: () => void
}

/** The loader stays even when the figures did not come (spec §8); below it, what happened and a way on. */
export function EsperaDeResultados({ error, onReintentar }: EsperaDeResultadosProps) {
  return (
    <div className={styles.espera}>
      <Cargador texto="Espera a que se calculen los datos." />
      {error && (
        <Aviso
          tono="mal"
          accion={
            <Boton chico onClick={onReintentar}>
              Reintentar
            </Boton>
          }
        >
          No llegaron los datos. {error instanceof ApiError ? error.message : 'No se pudo completar.'}
        </Aviso>
      )}
    </div>
  )
}
