import { getIdDeCampo, useProblema } from './editor-context.ts'
import styles from './Secciones.module.css'

/** A problem that stands at no field of its own, such as a list that lacks its first row. */
export function ProblemaDeLista({ clave, campo }: { clave: string; campo: string }) {
  const problema = useProblema(clave, campo)
  if (!problema) return null
  return (
    <p id={getIdDeCampo(clave, campo)} tabIndex={-1} className={styles.problema}>
      {problema}
    </p>
  )
}
