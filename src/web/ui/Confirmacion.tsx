import { type ReactNode, useId } from 'react'
import { Boton, type BotonTono } from './Boton.tsx'
import styles from './Confirmacion.module.css'
import { Dialogo } from './Dialogo.tsx'
import preguntaDeConflictoStyles from './PreguntaDeConflicto.module.css'

interface ConfirmacionProps {
  abierto: boolean
  titulo: string
  children: ReactNode
  cancelar?: string
  confirmar: string
  tono?: BotonTono
  /** The confirming button waits, for instance for a name to be typed. */
  bloqueada?: boolean
  /** Its content may be left as it is: the focus begins at the safe button, as where there is nothing but the question. */
  opcional?: boolean
  onCancelar: () => void
  onConfirmar: () => void
}

/** A question with two equal buttons, the safe one first. */
export function Confirmacion({
  abierto,
  titulo,
  children,
  cancelar = 'Cancelar',
  confirmar,
  tono = 'primario',
  bloqueada = false,
  opcional = false,
  onCancelar,
  onConfirmar,
}: ConfirmacionProps) {
  const id = useId()
  return (
    <Dialogo abierto={abierto} onCerrar={onCancelar} className={styles.confirmacion} aria-labelledby={id}>
      <div className={styles.cuerpo}>
        <h2 id={id}>{titulo}</h2>
        <div className={styles.texto}>{children}</div>
        <div className={styles.botones}>
          <Boton onClick={onCancelar} data-foco={opcional || undefined}>
            {cancelar}
          </Boton>
          <Boton tono={tono} onClick={onConfirmar} disabled={bloqueada}>
            {confirmar}
          </Boton>
        </div>
      </div>
    </Dialogo>
  )
}

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
      <div className={preguntaDeConflictoStyles.texto}>
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
