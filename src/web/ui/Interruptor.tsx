import styles from './Interruptor.module.css'

interface InterruptorProps {
  activa: boolean
  onChange: (activa: boolean) => void
  /** The word beside it, which says the state. */
  texto: string
  /** The thing switched, for whoever does not see the row it stands in. */
  nombre?: string
  disabled?: boolean
}

/** A switch: position and word say the state, colour repeats it. */
export function Interruptor({ activa, onChange, texto, nombre, disabled }: InterruptorProps) {
  return (
    <label className={styles.interruptor}>
      <input
        type="checkbox"
        role="switch"
        checked={activa}
        aria-checked={activa}
        aria-label={nombre}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span aria-hidden={nombre ? true : undefined}>{texto}</span>
    </label>
  )
}
