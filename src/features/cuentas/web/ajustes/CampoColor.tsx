import { composeColores, describeLetra, findColorCercano, findLetra, isColor } from '#domain/firma/colores.ts'
import { CampoMarco } from '#web/ui/Campo.tsx'
import styles from './MiFirma.module.css'

interface CampoColorProps {
  rotulo: string
  name: string
  value: string
  falla: string | null
  onCambio: (color: string) => void
  onBlur: (event: { relatedTarget: EventTarget | null }) => void
}

/** As somebody writes or picks it, with what the letters on it will be. */
export function CampoColor({ rotulo, name, value, falla, onCambio, onBlur }: CampoColorProps) {
  const color = value.trim().toLowerCase()
  const visible = isColor(color)
  const cercano = visible && !findLetra(color) ? findColorCercano(color) : null
  return (
    <CampoMarco rotulo={rotulo} falla={falla}>
      {(atributos) => (
        <>
          <span className={styles.muestra}>
            <input
              type="color"
              aria-label={`${rotulo}: escoger`}
              value={visible ? color : '#ffffff'}
              onChange={(event) => onCambio(event.currentTarget.value)}
            />
            <input
              {...atributos}
              name={name}
              value={value}
              maxLength={20}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onCambio(event.currentTarget.value)}
              onBlur={onBlur}
            />
          </span>
          {visible && !cercano && (
            <span className={styles.letra}>
              <b
                style={{
                  background: color,
                  color: composeColores({ colorPrincipal: color, colorAcento: color }).sobrePrincipal,
                }}
                aria-hidden="true"
              >
                Aa
              </b>
              {describeLetra(color)}
            </span>
          )}
          {cercano && (
            <button type="button" className={styles.cercano} onClick={() => onCambio(cercano)}>
              <i style={{ background: cercano }} />
              Usar {cercano}, que se le parece
            </button>
          )}
        </>
      )}
    </CampoMarco>
  )
}
