import styles from './Retrato.module.css'

/** A person's photograph in a circle; their initials where there is none. Their name stands beside it. */
export function Retrato({ iniciales, foto }: { iniciales: string; foto: string | null }) {
  if (!foto)
    return (
      <span className={styles.retrato} aria-hidden="true">
        {iniciales}
      </span>
    )
  return (
    <img
      src={foto}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      className={styles.retrato}
    />
  )
}
