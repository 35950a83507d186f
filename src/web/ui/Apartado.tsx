import type { ReactNode, Ref } from 'react'
import styles from './Apartado.module.css'

/** A page of settings: what each part is about at the left, where there is room. */
export function Apartados({ children }: { children: ReactNode }) {
  return <div className={styles.apartados}>{children}</div>
}

interface ApartadoProps {
  id: string
  titulo: string
  /** Takes the focus of a button that is gone. */
  titular?: Ref<HTMLHeadingElement>
  className?: string
  children: ReactNode
}

export function Apartado({ id, titulo, titular, className, children }: ApartadoProps) {
  return (
    <section className={styles.apartado} aria-labelledby={id}>
      <h2 id={id} ref={titular} tabIndex={-1}>
        {titulo}
      </h2>
      <div className={className}>{children}</div>
    </section>
  )
}
