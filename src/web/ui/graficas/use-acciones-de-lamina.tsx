import { type ReactNode, useState } from 'react'
import type { Lamina } from '#dibujo/lamina.ts'
import { Menu } from '../Menu.tsx'
import styles from './BloqueDeGrafica.module.css'
import { TablaDeGrafica } from './Leyenda.tsx'

/** Nothing else is said of a chart while it is made, and only what went wrong after it. */
const FALLAS = {
  png: 'No se pudo guardar la imagen. Intenta de nuevo.',
  copia: 'No se pudo copiar. Usa «Ver como tabla».',
}

/** What may be done with a chart, behind three dots; and the place below it, of its table and of what came of an action. */
export function useAccionesDeLamina(lamina: Lamina): { acciones: ReactNode; resultado: ReactNode } {
  const { titulo, base, grafica } = lamina
  const [abierta, setAbierta] = useState(false)
  const [estado, setEstado] = useState('')
  const run = async (action: () => Promise<void>, hecho: string, falla: string) => {
    setEstado('')
    try {
      await action()
      setEstado(hecho)
    } catch {
      setEstado(falla)
    }
  }
  const save = async () => (await import('./save-png.ts')).savePng(lamina)
  const copy = async () => (await import('./copy-tabla.ts')).copyTabla(grafica.tabla)
  return {
    acciones: (
      <Menu puntos texto={`Acciones de la gráfica: ${titulo}`} lado="fin">
        <button type="button" aria-expanded={abierta} onClick={() => setAbierta(!abierta)}>
          {abierta ? 'Quitar la tabla' : 'Ver como tabla'}
        </button>
        <button type="button" onClick={() => void run(save, '', FALLAS.png)}>
          Guardar PNG
        </button>
        <button
          type="button"
          onClick={() => void run(copy, 'Copiada. Pégala en una hoja de cálculo.', FALLAS.copia)}
        >
          Copiar la tabla
        </button>
      </Menu>
    ),
    resultado: (
      <>
        <p role="status" className={styles.estado}>
          {estado}
        </p>
        {abierta && <TablaAbierta titulo={titulo} base={base} tabla={grafica.tabla} />}
      </>
    ),
  }
}

/** It takes the focus from the button that asked for it, and so comes into sight. */
function TablaAbierta({
  titulo,
  base,
  tabla,
}: {
  titulo: string
  base: string
  tabla: Lamina['grafica']['tabla']
}) {
  return (
    <div ref={focusTabla} className={styles.tabla}>
      <TablaDeGrafica tabla={tabla} nombre={titulo} base={base} />
    </div>
  )
}

const focusTabla = (lugar: HTMLElement | null) => lugar?.querySelector<HTMLElement>('[tabindex]')?.focus()
