import { getClaveDeEtiqueta } from '../../../../domain/cvs/etiqueta.ts'
import { Icono } from '../../../ui/Icono.tsx'
import styles from './Revision.module.css'

interface EtiquetasSugeridasProps {
  sugeridas: readonly string[]
  escogidas: readonly string[]
  onTake: (puesto: string) => void
}

/** Tags of the firm by the words of the file; dashed until somebody takes them. */
export function EtiquetasSugeridas({ sugeridas, escogidas, onTake }: EtiquetasSugeridasProps) {
  const tomadas = new Set(escogidas.map(getClaveDeEtiqueta))
  const libres = sugeridas.filter((puesto) => !tomadas.has(getClaveDeEtiqueta(puesto)))
  if (libres.length === 0) return null
  return (
    <div className={styles.sugeridas}>
      <span>Por lo que dice el archivo:</span>
      {libres.map((puesto) => (
        <button key={puesto} type="button" onClick={() => onTake(puesto)}>
          <Icono nombre="mas" />
          {puesto}
        </button>
      ))}
    </div>
  )
}
