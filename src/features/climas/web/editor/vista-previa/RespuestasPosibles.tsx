import { listOpciones } from '#domain/cuestionario/list-opciones.ts'
import type { PreguntaDeParte } from '#domain/cuestionario/preguntas-de-parte.ts'
import { Casilla } from '#web/ui/Casilla.tsx'
import { Opciones } from '#web/ui/Opciones.tsx'
import styles from './VistaPrevia.module.css'

/** What a respondent may choose, drawn with the survey's own controls and not operable. */
export function RespuestasPosibles({
  pregunta,
  unica,
  idTexto,
}: {
  pregunta: PreguntaDeParte
  unica: boolean
  idTexto: string
}) {
  switch (pregunta.clase) {
    case 'cara':
    case 'escala':
      return (
        <div className={styles.opciones}>
          <Opciones nombre={pregunta.id} opciones={listOpciones(pregunta)} aria-labelledby={idTexto} />
        </div>
      )
    case 'opcion':
      return <Casilla unica={unica} disabled aria-labelledby={idTexto} />
    case 'abierta':
      return <div className={styles.texto}>Aquí se escribe la respuesta</div>
  }
}
