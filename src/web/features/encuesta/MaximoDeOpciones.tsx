import styles from './TablaDePreguntas.module.css'

/** A tap that would pass the maximum is ignored (spec §5): it must be plain to see why. */
export function MaximoDeOpciones({ maximo, elegidas }: { maximo: number; elegidas: number }) {
  const agotado = elegidas >= maximo
  return (
    <p className={styles.maximo} role="status">
      Puedes escoger {maximo} como máximo.
      {agotado && <strong> Para cambiar, quita {maximo === 1 ? 'la que escogiste' : 'una'}.</strong>}
    </p>
  )
}
