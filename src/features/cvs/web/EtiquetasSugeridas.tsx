import { getClaveDeEtiqueta } from '#domain/cvs/cv.ts'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './EtiquetasSugeridas.module.css'

interface EtiquetasSugeridasProps {
  sugeridas: readonly string[]
  delFormulario: readonly string[]
  escogidas: readonly string[]
  onTake: (puesto: string) => void
}

/** Tags of the firm by the words of the person, under where they stand; dashed until somebody takes them. */
export function EtiquetasSugeridas({ sugeridas, delFormulario, escogidas, onTake }: EtiquetasSugeridasProps) {
  const tomadas = new Set(escogidas.map(getClaveDeEtiqueta))
  const libres = sugeridas.filter((puesto) => !tomadas.has(getClaveDeEtiqueta(puesto)))
  const grupos = [
    { titulo: 'Por la plaza que busca:', puestos: libres.filter((puesto) => delFormulario.includes(puesto)) },
    {
      titulo: 'Por lo que dice el archivo:',
      puestos: libres.filter((puesto) => !delFormulario.includes(puesto)),
    },
  ]
  return grupos
    .filter(({ puestos }) => puestos.length > 0)
    .map(({ titulo, puestos }) => (
      <div key={titulo} className={styles.sugeridas}>
        <span>{titulo}</span>
        {puestos.map((puesto) => (
          <button key={puesto} type="button" onClick={() => onTake(puesto)}>
            <Icono nombre="mas" />
            {puesto}
          </button>
        ))}
      </div>
    ))
}
