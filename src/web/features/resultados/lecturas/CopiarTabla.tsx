import { useState } from 'react'
import { createGraficaDeMatriz } from '../../../../dibujo/matriz/draw-matriz.ts'
import styles from '../../../ui/graficas/BloqueDeGrafica.module.css'
import { type MapaMostrado, toMatriz } from './mapa-mostrado.ts'

/** To the clipboard, as a sheet takes it: a tab between cells. */
export function CopiarTabla({ mapa }: { mapa: MapaMostrado }) {
  const [estado, setEstado] = useState('')
  const copy = async () => {
    const { encabezados, filas } = createGraficaDeMatriz(toMatriz(mapa)).tabla
    try {
      await navigator.clipboard.writeText([encabezados, ...filas].map((fila) => fila.join('\t')).join('\n'))
      setEstado('Copiada. Pégala en una hoja de cálculo.')
    } catch {
      setEstado('No se pudo copiar. Usa «Ver como tabla».')
    }
  }
  return (
    <>
      <button type="button" className={styles.enlace} onClick={() => void copy()}>
        Copiar la tabla
      </button>
      <span role="status">{estado}</span>
    </>
  )
}
