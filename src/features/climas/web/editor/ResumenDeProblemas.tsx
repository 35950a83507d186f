import type { Ref } from 'react'
import type { ProblemaUbicado } from './lugar.ts'
import styles from './ResumenDeProblemas.module.css'

interface ResumenDeProblemasProps {
  ref: Ref<HTMLElement>
  problemas: readonly ProblemaUbicado[]
  onIr: (problema: ProblemaUbicado) => void
}

/** Everything that keeps the document from being saved; each line leads to its place. */
export function ResumenDeProblemas({ ref, problemas, onIr }: ResumenDeProblemasProps) {
  return (
    <section ref={ref} tabIndex={-1} className={styles.resumen} aria-label="Por corregir">
      <h2>{problemas.length === 0 ? 'Todo está en orden' : 'Por corregir antes de guardar'}</h2>
      <ul>
        {problemas.map((problema) => (
          <li key={`${problema.clave}.${problema.campo}.${problema.mensaje}`}>
            <button type="button" onClick={() => onIr(problema)}>
              {problema.mensaje}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
