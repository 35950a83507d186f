import styles from './Filtro.module.css'

interface FiltroProps<Valor extends string> {
  /** The subject of the choice, for whoever does not see the list. */
  nombre: string
  opciones: readonly { valor: Valor; texto: string; cuantos?: number | undefined }[]
  valor: Valor
  onChange: (valor: Valor) => void
  /** Two or three ways of seeing the same, joined; the chosen one is ink instead of amber. */
  junto?: boolean
}

/** A choice among a few, all in sight, with how many each holds. */
export function Filtro<Valor extends string>({
  nombre,
  opciones,
  valor,
  onChange,
  junto = false,
}: FiltroProps<Valor>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div className={junto ? styles.junto : styles.filtro} role="group" aria-label={nombre}>
      {opciones.map((opcion) => (
        <button
          key={opcion.valor}
          type="button"
          aria-pressed={opcion.valor === valor}
          onClick={() => onChange(opcion.valor)}
        >
          {opcion.texto}
          {opcion.cuantos !== undefined && <span className="cifra">{opcion.cuantos}</span>}
        </button>
      ))}
    </div>
  )
}
