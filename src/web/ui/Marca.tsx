import styles from './Marca.module.css'

/** Eight bands between 50 and 100, each as wide as it is on the scale. */
function Regla({ className }: { className?: string }) {
  return (
    <span className={[styles.regla, className].filter(Boolean).join(' ')} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}

/** The mark: the firm's name over the rule. */
export function Marca({ nombre, className }: { nombre: string; className?: string }) {
  return (
    <span className={[styles.marca, className].filter(Boolean).join(' ')}>
      {nombre}
      <Regla />
    </span>
  )
}
