import { useId } from 'react'
import { MAX_CARACTERES_RESPUESTA_ABIERTA } from '#domain/cuestionario/codigos.ts'
import { formatNumero } from '#domain/texto/cantidad.ts'
import styles from './RespuestaAbierta.module.css'

interface RespuestaAbiertaProps {
  texto: string
  idTexto: string
  onCambio: (texto: string) => void
}

/** Nothing is cut: who pastes too much sees by how much, and shortens it. */
export function RespuestaAbierta({ texto, idTexto, onCambio }: RespuestaAbiertaProps) {
  const id = useId()
  const sobran = texto.length - MAX_CARACTERES_RESPUESTA_ABIERTA
  return (
    <div className={styles.abierta}>
      <textarea
        value={texto}
        onChange={(event) => onCambio(event.target.value)}
        aria-labelledby={idTexto}
        aria-describedby={id}
        aria-invalid={sobran > 0 || undefined}
        autoComplete="off"
        rows={4}
      />
      <p id={id} className={styles.cuenta}>
        {formatNumero(texto.length)} de {formatNumero(MAX_CARACTERES_RESPUESTA_ABIERTA)} caracteres
        {sobran > 0 && <strong> · sobran {formatNumero(sobran)}</strong>}
      </p>
    </div>
  )
}
