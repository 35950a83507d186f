import { Boton } from '../../../ui/Boton.tsx'
import { Icono } from '../../../ui/Icono.tsx'
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

export function BarraDeGuardar(props: BarraDeGuardarProps) {
  const { cambiado, guardando, problemas, puede } = props
  return (
    <section data-al-pie className={styles.barra} aria-label="Guardar">
      <div className={styles.pasos}>
        <button
          type="button"
          aria-label="Deshacer"
          title="Deshacer"
          disabled={!puede.deshacer}
          onClick={props.onDeshacer}
        >
          <Icono nombre="deshacer" />
        </button>
        <button
          type="button"
          aria-label="Rehacer"
          title="Rehacer"
          disabled={!puede.rehacer}
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
        disabled={!cambiado && !guardando}
        aria-disabled={guardando}
        onClick={() => guardando || props.onGuardar()}
      >
        {guardando ? 'Guardando…' : 'Guardar cambios'}
      </Boton>
    </section>
  )
}
