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

interface MarcaProps {
  nombre: string
  /** The firm's own, in the place of its name. */
  logo?: string | null | undefined
  className?: string | undefined
}

/** The mark: the firm's logo, or its name over the rule. */
export function Marca({ nombre, logo, className }: MarcaProps) {
  if (logo) return <img src={logo} alt={nombre} height={40} className={styles.logo} />
  return (
    <span className={[styles.marca, className].filter(Boolean).join(' ')}>
      {nombre}
      <Regla />
    </span>
  )
}
