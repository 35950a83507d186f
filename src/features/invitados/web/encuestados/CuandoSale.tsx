import { useState } from 'react'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import type { Cuando, Pedido } from './encuestados-queries.ts'
import styles from './InvitacionDeEncuesta.module.css'

const OPCIONES: { valor: Cuando; titulo: string; texto: string }[] = [
  {
    valor: 'alAbrir',
    titulo: 'Cuando se abra la encuesta',
    texto: 'Al activarla, o el día que diga el calendario.',
  },
  { valor: 'ahora', titulo: 'Ahora', texto: 'Quien entre antes verá «La encuesta no está activa aún».' },
]

interface CuandoSaleProps {
  /** Answered once; null calls it off. Nothing is asked where it is null itself. */
  onCuando: ((cuando: Cuando | null) => void) | null
}

/** Asked of whoever invites while the survey is not active. */
export function CuandoSale({ onCuando }: CuandoSaleProps) {
  const [elegido, setElegido] = useState<Cuando | null>(null)
  const answer = (cuando: Cuando | null) => {
    setElegido(null)
    onCuando?.(cuando)
  }
  return (
    <Confirmacion
      abierto={onCuando !== null}
      titulo="¿Cuándo salen los correos?"
      confirmar="Invitar"
      bloqueada={elegido === null}
      onCancelar={() => answer(null)}
      onConfirmar={() => answer(elegido)}
    >
      <fieldset className={styles.cuando}>
        <legend className="oculto">¿Cuándo salen los correos?</legend>
        {OPCIONES.map(({ valor, titulo, texto }) => (
          <label key={valor}>
            <input
              type="radio"
              name="cuando"
              checked={elegido === valor}
              onChange={() => setElegido(valor)}
            />
            <span>
              <strong>{titulo}</strong>
              <small>{texto}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Confirmacion>
  )
}

/** Mails that are sent with it. */
export const countConCorreo = (pedido: Pedido): number =>
  pedido.de === 'lista'
    ? (pedido.correos?.length ?? 0)
    : pedido.de === 'archivo'
      ? pedido.invitaciones.reduce((suma, { correos }) => suma + correos.length, 0)
      : 0
