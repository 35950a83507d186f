import { useId } from 'react'
import type { BaseDeCalculo } from '#domain/climas/clima-input.ts'
import styles from './BasesDeCalculo.module.css'

const BASES: { base: BaseDeCalculo; titulo: string; texto: string }[] = [
  {
    base: 'encuestados',
    titulo: 'Encuestados',
    texto: 'Los satisfechos entre todos los que contestaron algo. «No Aplica» cuenta como no satisfecho.',
  },
  {
    base: 'respuestasValidas',
    titulo: 'Respuestas válidas',
    texto: 'Los satisfechos entre quienes contestaron la pregunta con otra cosa que «No Aplica».',
  },
]

/** What a share of satisfaction is divided by. */
export function BasesDeCalculo({
  valor,
  onChange,
}: {
  valor: BaseDeCalculo
  onChange: (base: BaseDeCalculo) => void
}) {
  const grupo = useId()
  return (
    <fieldset className={styles.bases}>
      <legend>Base de cálculo</legend>
      {BASES.map(({ base, titulo, texto }) => (
        <label key={base} className={styles.base}>
          <input type="radio" name={grupo} checked={valor === base} onChange={() => onChange(base)} />
          <span>
            <strong>{titulo}</strong>
            <small>{texto}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
