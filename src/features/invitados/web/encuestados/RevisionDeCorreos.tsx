import type { ListaDeCorreos } from '#domain/encuesta/lista-de-correos.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import styles from './InvitacionDeEncuesta.module.css'

const MAX_NOMBRADOS = 50

interface RevisionDeCorreosProps {
  leidos: ListaDeCorreos
  /** Says which address a row means, by the row as it was typed. */
  elegir: (escrito: string, correo: string) => void
}

/** What the typed list comes to, as it is typed: those who are invited, and the rows that stay with their reason. */
export function RevisionDeCorreos({
  leidos: { correos, quedan, repetidos },
  elegir,
}: RevisionDeCorreosProps) {
  return (
    <div className={styles.revision} aria-live="polite">
      {correos !== null && (
        <p className="cifra">
          <strong>{formatCantidad(correos.length, 'dirección', 'direcciones')}</strong>
          {repetidos.length > 0 &&
            `; ${formatCantidad(repetidos.length, 'venía repetida y cuenta', 'venían repetidas y cuentan')} una vez`}
        </p>
      )}
      {quedan.length > 0 && (
        <>
          <p className={styles.mal}>
            {quedan.length === 1 ? 'Una se queda:' : `${formatNumero(quedan.length)} se quedan:`}
          </p>
          <ul className={styles.quedan}>
            {quedan.slice(0, MAX_NOMBRADOS).map(({ escrito, motivo, opciones }) => (
              <li key={escrito} data-pregunta={opciones.length > 0 || undefined}>
                <b>{escrito}</b>
                <span>{motivo}</span>
                {opciones.length > 0 && (
                  <span className={styles.opciones}>
                    {opciones.map((opcion) => (
                      <Boton key={opcion} chico onClick={() => elegir(escrito, opcion)}>
                        {opcion}
                      </Boton>
                    ))}
                  </span>
                )}
              </li>
            ))}
            {quedan.length > MAX_NOMBRADOS && <li>y {quedan.length - MAX_NOMBRADOS} más</li>}
          </ul>
        </>
      )}
    </div>
  )
}
