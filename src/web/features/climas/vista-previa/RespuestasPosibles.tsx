import { CARAS, TEXTO_DE_CARA } from '../../../../domain/cuestionario/caras.ts'
import { ESCALA_MALO_TO_EXELENTE, TEXTO_NO_APLICA } from '../../../../domain/cuestionario/codigos.ts'
import type { PreguntaDeParte } from '../../../../domain/cuestionario/preguntas-de-parte.ts'
import { Cara } from './Cara.tsx'
import styles from './VistaPrevia.module.css'

/** What a respondent may choose, drawn and not operable. */
export function RespuestasPosibles({ pregunta, unica }: { pregunta: PreguntaDeParte; unica: boolean }) {
  switch (pregunta.clase) {
    case 'cara':
      return (
        <ul className={styles.opciones}>
          {CARAS.map((cara) => (
            <li key={cara}>
              <Cara cara={cara} />
              {TEXTO_DE_CARA[cara]}
            </li>
          ))}
          {pregunta.NoAplica && <li className={styles.noAplica}>{TEXTO_NO_APLICA}</li>}
        </ul>
      )
    case 'escala':
      return (
        <ul className={styles.opciones}>
          {ESCALA_MALO_TO_EXELENTE.map((texto) => (
            <li key={texto} className={styles.palabra}>
              {texto}
            </li>
          ))}
          {pregunta.NoAplica && <li className={styles.noAplica}>{TEXTO_NO_APLICA}</li>}
        </ul>
      )
    case 'opcion':
      return <span className={styles.casilla} data-unica={unica || undefined} aria-hidden="true" />
    case 'abierta':
      return <div className={styles.texto}>Aquí se escribe la respuesta</div>
  }
}
