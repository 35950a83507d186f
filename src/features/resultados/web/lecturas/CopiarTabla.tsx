import { useState } from 'react'
import { createGraficaDeMatriz } from '#dibujo/matriz/draw-matriz.ts'
import { disarmFormula } from '#web/lib/sin-formula.ts'
import styles from '#web/ui/graficas/BloqueDeGrafica.module.css'
import { type MapaMostrado, toMatriz } from './mapa-mostrado.ts'

/** A name that somebody wrote is no formula, and stays in its cell. */
const toNombre = (texto: string) => disarmFormula(texto.replace(/\s+/g, ' '))

/** To the clipboard, as a sheet takes it: a tab between cells. */
export function CopiarTabla({ mapa }: { mapa: MapaMostrado }) {
  const [estado, setEstado] = useState('')
  const copy = async () => {
    const { encabezados, filas } = createGraficaDeMatriz(toMatriz(mapa)).tabla
    const celdas = [
      encabezados.map(toNombre),
      ...filas.map(([nombre = '', ...cifras]) => [toNombre(nombre), ...cifras]),
    ]
    try {
      await navigator.clipboard.writeText(celdas.map((fila) => fila.join('\t')).join('\n'))
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
