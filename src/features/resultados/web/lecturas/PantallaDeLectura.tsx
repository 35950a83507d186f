import { PantallaDeGrafica, type PantallaDeGraficaProps } from '../PantallaDeGrafica.tsx'
import type { ConClima } from '../resultados-queries.ts'
import { useFocoDeMando } from './use-foco-de-mando.ts'

/** A view whose figures are others with each choice. */
export function PantallaDeLectura<T extends ConClima>(props: PantallaDeGraficaProps<T>) {
  return (
    <div {...useFocoDeMando(Boolean(props.resultado.data))}>
      <PantallaDeGrafica {...props} />
    </div>
  )
}
