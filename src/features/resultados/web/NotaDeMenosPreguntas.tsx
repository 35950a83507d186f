import { EXPLICA_MENOS_PREGUNTAS } from '#domain/resultados/menos-preguntas.ts'
import styles from './Resultados.module.css'

interface Parte {
  menosPreguntas?: boolean | null
  reserva?: string | null
}

/** What "con menos preguntas" means, once, where it stands beside some figure. */
export const NotaDeMenosPreguntas = ({ partes }: { partes: readonly Parte[] }) =>
  partes.some(({ menosPreguntas, reserva }) => menosPreguntas && !reserva) && (
    <p className={styles.nota}>{EXPLICA_MENOS_PREGUNTAS}</p>
  )
