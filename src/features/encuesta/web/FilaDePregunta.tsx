import { memo } from 'react'
import { listOpciones } from '#domain/cuestionario/list-opciones.ts'
import type { PreguntaDeParte } from '#domain/cuestionario/preguntas-de-parte.ts'
import { Opciones } from '#web/ui/Opciones.tsx'
import { getIdDeFila } from './focus-pregunta.ts'
import { RespuestaAbierta } from './RespuestaAbierta.tsx'
import styles from './TablaDePreguntas.module.css'

interface FilaDePreguntaProps {
  pregunta: PreguntaDeParte
  numero: number
  respuesta: string | undefined
  falta: boolean
  onCambio: (idPregunta: string, respuesta: string) => void
}

/** A tap on one question draws no other again. */
export const FilaDePregunta = memo(function Fila({
  pregunta,
  numero,
  respuesta,
  falta,
  onCambio,
}: FilaDePreguntaProps) {
  const change = (nueva: string) => onCambio(pregunta.id, nueva)
  const idTexto = `texto-${pregunta.id}`
  const idFalta = `falta-${pregunta.id}`
  return (
    <tr
      role="row"
      id={getIdDeFila(pregunta.id)}
      className={styles.fila}
      data-clase={pregunta.clase}
      data-falta={falta || undefined}
    >
      <td role="cell" className={styles.numero}>
        {numero}
      </td>
      <td role="cell" className={styles.pregunta}>
        <p id={idTexto}>{pregunta.pregunta}</p>
        {falta && (
          <p id={idFalta} className={styles.falta}>
            Falta contestar
          </p>
        )}
      </td>
      <td role="cell" className={styles.respuestas}>
        {pregunta.clase === 'abierta' ? (
          <RespuestaAbierta texto={respuesta ?? ''} idTexto={idTexto} onCambio={change} />
        ) : (
          <Opciones
            nombre={pregunta.id}
            opciones={listOpciones(pregunta)}
            valor={respuesta}
            onElegir={change}
            aria-labelledby={idTexto}
            aria-describedby={falta ? idFalta : undefined}
            aria-invalid={falta || undefined}
          />
        )}
      </td>
    </tr>
  )
})
