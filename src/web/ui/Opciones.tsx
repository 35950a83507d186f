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
  /** Of a point: what is seen of its text. */
  numero?: string
}

interface OpcionesProps {
  /** Name of the radio group; unique in the page. */
  nombre: string
  opciones: readonly OpcionMostrada[]
  /** Points of a scale: as many as there are, side by side or, with words on a phone, one below the other. */
  enPuntos?: boolean
  valor?: string | undefined
  /** Without it the answers are only shown. */
  onElegir?: (valor: string) => void
  'aria-labelledby': string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
}

/** The answers of one question, in the same places for every question. */
export function Opciones({ nombre, opciones, enPuntos = false, valor, onElegir, ...aria }: OpcionesProps) {
  const renderOpcion = (opcion: OpcionMostrada, n: number) => (
    <label
      key={opcion.valor}
      className={styles.opcion}
      data-aparte={opcion.aparte}
      data-tecla={opcion.aparte ? 'n' : (opcion.numero ?? n + 1)}
    >
      <input
        type="radio"
        name={nombre}
        value={opcion.valor}
        checked={opcion.valor === valor}
        aria-label={opcion.numero ? opcion.texto : undefined}
        onChange={() => onElegir?.(opcion.valor)}
      />
      {opcion.cara && <Cara cara={opcion.cara} />}
      {opcion.nivel && <i className={styles.nivel} data-nivel={opcion.nivel} aria-hidden="true" />}
      <span>{opcion.numero ?? opcion.texto}</span>
      {/* Shown where its digit answers; a number is its own. */}
      {!opcion.numero && (
        <b aria-hidden="true">
          <kbd>{opcion.aparte ? 'N' : n + 1}</kbd>
        </b>
      )}
    </label>
  )
  const puntos = enPuntos ? opciones.filter(({ aparte }) => !aparte) : []
  const clase = enPuntos ? `${styles.opciones} ${styles.enPuntos}` : styles.opciones
  return (
    <div className={styles.marco}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and it can be invalid */}
      <fieldset role="radiogroup" className={clase} disabled={!onElegir} {...aria}>
        {enPuntos && (
          <div className={puntos[0]?.numero ? styles.numeros : styles.palabras}>
            {puntos.map(renderOpcion)}
          </div>
        )}
        {puntos[0]?.numero && <Extremos puntos={puntos} />}
        {(enPuntos ? opciones.filter(({ aparte }) => aparte) : opciones).map(renderOpcion)}
      </fieldset>
    </div>
  )
}

/** What the ends of a scale in numbers mean; each point says its own to who listens. */
function Extremos({ puntos }: { puntos: readonly OpcionMostrada[] }) {
  const [primero, ultimo] = [puntos[0], puntos[puntos.length - 1]].map((punto) =>
    punto?.texto.slice(punto.numero?.length).replace(/^[\s.:)=–-]+/, ''),
  )
  if (!primero && !ultimo) return null
  return (
    <p className={styles.extremos} aria-hidden="true">
      <span>{primero}</span>
      <span>{ultimo}</span>
    </p>
  )
}
