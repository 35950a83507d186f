import { Boton } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './BarraDeGuardar.module.css'

interface BarraDeGuardarProps {
  cambiado: boolean
  guardando: boolean
  problemas: number
  puede: { deshacer: boolean; rehacer: boolean }
  onDeshacer: () => void
  onRehacer: () => void
  onGuardar: () => void
  onVerProblemas: () => void
}

/** A button that has nothing more to do stays where it is, and keeps the focus of whoever pressed it. */
export function BarraDeGuardar(props: BarraDeGuardarProps) {
  const { cambiado, guardando, problemas, puede } = props
  return (
    <section data-al-pie className={styles.barra} aria-label="Guardar">
      <div className={styles.pasos}>
        <button
          type="button"
          aria-label="Deshacer"
          aria-keyshortcuts="Control+Z"
          title="Deshacer (Ctrl+Z)"
          aria-disabled={!puede.deshacer}
          onClick={props.onDeshacer}
        >
          <Icono nombre="deshacer" />
        </button>
        <button
          type="button"
          aria-label="Rehacer"
          aria-keyshortcuts="Control+Shift+Z"
          title="Rehacer (Ctrl+Mayús+Z)"
          aria-disabled={!puede.rehacer}
          onClick={props.onRehacer}
        >
          <Icono nombre="rehacer" />
        </button>
      </div>
      <p role="status">{cambiado ? 'Hay cambios sin guardar' : 'Todo está guardado'}</p>
      {problemas > 0 && (
        <button type="button" className={styles.problemas} onClick={props.onVerProblemas}>
          {problemas} por corregir
        </button>
      )}
      <Boton
        tono="primario"
        className={styles.guardar}
        data-quieto={(!cambiado && !guardando) || undefined}
        aria-disabled={!cambiado || guardando}
        onClick={() => cambiado && !guardando && props.onGuardar()}
      >
        {guardando ? 'Guardando…' : 'Guardar cambios'}
      </Boton>
    </section>
  )
}
