import { Confirmacion } from './Confirmacion.tsx'
import styles from './PreguntaDeConflicto.module.css'

interface PreguntaDeConflictoProps {
  conflicto: { cambios: string[]; onResponder: (guardar: boolean) => void } | null
}

/** Somebody else saved while this was being edited. */
export function PreguntaDeConflicto({ conflicto }: PreguntaDeConflictoProps) {
  return (
    <Confirmacion
      abierto={conflicto !== null}
      titulo="Alguien guardó cambios mientras editabas"
      cancelar="Seguir editando"
      confirmar="Guardar lo mío"
      tono="peligro"
      onCancelar={() => conflicto?.onResponder(false)}
      onConfirmar={() => conflicto?.onResponder(true)}
    >
      <div className={styles.texto}>
        {conflicto && conflicto.cambios.length > 0 && (
          <>
            <p>Esto cambió:</p>
            <ul>
              {conflicto.cambios.map((cambio) => (
                <li key={cambio}>{cambio}</li>
              ))}
            </ul>
          </>
        )}
        <p>Si guardas lo tuyo, reemplaza lo que se guardó. Si sigues editando, puedes copiarlo antes.</p>
      </div>
    </Confirmacion>
  )
}
