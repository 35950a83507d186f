import type { CorreosLeidos } from '#domain/encuesta/parse-correos.ts'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import styles from './InvitacionDeEncuesta.module.css'

const MAX_NOMBRADOS = 50

/** What the typed list comes to, as it is typed. */
export function RevisionDeCorreos({ leidos: { correos, invalidos, repetidos } }: { leidos: CorreosLeidos }) {
  return (
    <div className={styles.revision} aria-live="polite">
      {correos !== null && (
        <p className="cifra">
          <strong>{formatCantidad(correos.length, 'dirección', 'direcciones')}</strong>
          {repetidos.length > 0 &&
            `; ${formatCantidad(repetidos.length, 'venía repetida y cuenta', 'venían repetidas y cuentan')} una vez`}
        </p>
      )}
      {invalidos.length > 0 && (
        <>
          <p className={styles.mal}>
            {invalidos.length === 1
              ? 'Una no es una dirección de correo válida:'
              : `${formatNumero(invalidos.length)} no son direcciones de correo válidas:`}
          </p>
          <ul className={styles.malas}>
            {invalidos.slice(0, MAX_NOMBRADOS).map((invalido) => (
              <li key={invalido}>{invalido}</li>
            ))}
            {invalidos.length > MAX_NOMBRADOS && <li>y {invalidos.length - MAX_NOMBRADOS} más</li>}
          </ul>
        </>
      )}
    </div>
  )
}
