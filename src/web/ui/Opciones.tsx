import { Cara, type CaraNombre } from './Cara.tsx'
import styles from './Opciones.module.css'

export interface OpcionMostrada {
  valor: string
  texto: string
  cara?: CaraNombre
  /** Of four, drawn as bars: told apart in black. */
  nivel?: number
  /** Stands outside the scale: a box of its own, and on a phone a row of its own. */
  aparte?: boolean
}

interface OpcionesProps {
  /** Name of the radio group; unique in the page. */
  nombre: string
  opciones: readonly OpcionMostrada[]
  valor?: string | undefined
  /** Without it the answers are only shown. */
  onElegir?: (valor: string) => void
  'aria-labelledby': string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
}

/** The answers of one question, in the same places for every question. */
export function Opciones({ nombre, opciones, valor, onElegir, ...aria }: OpcionesProps) {
  return (
    <div className={styles.marco}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and it can be invalid */}
      <fieldset role="radiogroup" className={styles.opciones} disabled={!onElegir} {...aria}>
        {opciones.map((opcion, n) => (
          <label key={opcion.valor} className={styles.opcion} data-aparte={opcion.aparte}>
            <input
              type="radio"
              name={nombre}
              value={opcion.valor}
              checked={opcion.valor === valor}
              onChange={() => onElegir?.(opcion.valor)}
            />
            {opcion.cara && <Cara cara={opcion.cara} />}
            {opcion.nivel && <i className={styles.nivel} data-nivel={opcion.nivel} aria-hidden="true" />}
            <span>{opcion.texto}</span>
            {/* Shown where its digit answers. */}
            <b aria-hidden="true">
              <kbd>{opcion.aparte ? 'N' : n + 1}</kbd>
            </b>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
