import { memo } from 'react'
import { formatNumeroDeOpcion, type PreguntaDeParte } from '#domain/cuestionario/preguntas-de-parte.ts'
import { Casilla } from '#web/ui/Casilla.tsx'
import { getIdDeFila } from './focus-pregunta.ts'
import styles from './TablaDePreguntas.module.css'

interface FilaDeOpcionProps {
  pregunta: PreguntaDeParte
  numero: number
  grupo: string
  unica: boolean
  elegida: boolean
  /** The maximum is reached: another tap would be ignored. */
  agotada: boolean
  onCambio: (idPregunta: string) => void
}

/** An option of a multiple-choice or seniority part. The whole row is its label. */
export const FilaDeOpcion = memo(function Fila({
  pregunta,
  numero,
  grupo,
  unica,
  elegida,
  agotada,
  onCambio,
}: FilaDeOpcionProps) {
  const id = `opcion-${pregunta.id}`
  return (
    <tr
      role="row"
      id={getIdDeFila(pregunta.id)}
      className={`${styles.fila} ${styles.opcion}`}
      data-elegida={elegida || undefined}
      data-agotada={agotada || undefined}
    >
      <td role="cell" className={styles.numero}>
        {formatNumeroDeOpcion(numero)}
      </td>
      <td role="cell" className={styles.pregunta}>
        <label htmlFor={id}>{pregunta.pregunta}</label>
      </td>
      <td role="cell" className={styles.casilla}>
        <Casilla
          id={id}
          unica={unica}
          name={grupo}
          checked={elegida}
          aria-disabled={agotada || undefined}
          onChange={() => onCambio(pregunta.id)}
          // A round one that is chosen changes no more by itself: it can be taken back too.
          onClick={() => unica && elegida && onCambio(pregunta.id)}
        />
      </td>
    </tr>
  )
})
