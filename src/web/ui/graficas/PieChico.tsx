import { useId, useState } from 'react'
import type { Lamina } from '#dibujo/lamina.ts'
import styles from './BloqueDeGrafica.module.css'
import { GuardarPng } from './BloqueDeGrafica.tsx'
import { TablaDeGrafica } from './Leyenda.tsx'

/** The table and the picture of a chart of one row, beside it: a grid of two columns holds them all. */
export function PieChico({ lamina }: { lamina: Lamina }) {
  const [abierta, setAbierta] = useState(false)
  const id = useId()
  return (
    <>
      <div className={styles.pieChico}>
        <button
          type="button"
          className={styles.enlace}
          aria-expanded={abierta}
          aria-controls={id}
          aria-label={`Ver como tabla: ${lamina.titulo}`}
          onClick={() => setAbierta(!abierta)}
        >
          Tabla
        </button>
        <GuardarPng lamina={lamina} corto />
      </div>
      <div id={id} className={styles.tablaChica}>
        {abierta && <TablaDeGrafica tabla={lamina.grafica.tabla} nombre={lamina.titulo} base={lamina.base} />}
      </div>
    </>
  )
}
