import { useState } from 'react'
import styles from './BloqueDeGrafica.module.css'
import type { Lamina } from './dibujo.ts'
import { Grafica } from './Grafica.tsx'
import { Leyenda } from './Leyenda.tsx'
import { TablaDeGrafica } from './TablaDeGrafica.tsx'

export interface BloqueDeGraficaProps extends Lamina {
  mostrarLeyenda?: boolean
  nivel?: 2 | 3
}

/** A chart with its title, its table and its picture to save. */
export function BloqueDeGrafica(props: BloqueDeGraficaProps) {
  const { titulo, texto, total, dibujo, leyenda, mostrarLeyenda, nivel = 2 } = props
  const Titulo = nivel === 2 ? 'h2' : 'h3'
  return (
    <section className={`${styles.bloque} ${nivel === 3 ? styles.menor : ''}`}>
      <header className={styles.alto}>
        <Titulo>{titulo}</Titulo>
        {texto && <p>{texto}</p>}
        {total && (
          <span className={styles.total} style={{ borderColor: total.color }}>
            {total.texto}
            <small>%</small>
          </span>
        )}
        {dibujo.encabezadoDeDiferencia && (
          <span className={styles.diferencia}>{dibujo.encabezadoDeDiferencia}</span>
        )}
      </header>
      {leyenda && mostrarLeyenda && <Leyenda entradas={leyenda} />}
      <Grafica dibujo={dibujo} nombre={`Gráfica de ${titulo}. Sus cifras están en la tabla que le sigue.`} />
      <PieDeGrafica {...props} />
    </section>
  )
}

function PieDeGrafica(props: Lamina) {
  const [abierta, setAbierta] = useState(false)
  const [estado, setEstado] = useState<'lista' | 'guardando' | 'falla'>('lista')

  const save = async () => {
    if (estado === 'guardando') return
    setEstado('guardando')
    try {
      const { savePng } = await import('./save-png.ts')
      await savePng(props)
      setEstado('lista')
    } catch {
      setEstado('falla')
    }
  }

  return (
    <div className={styles.pie}>
      {/* A table that nobody opened is not worth its rows. */}
      <details onToggle={(event) => setAbierta(event.currentTarget.open)}>
        <summary aria-label={`Ver como tabla: ${props.titulo}`}>Ver como tabla</summary>
        {abierta && <TablaDeGrafica dibujo={props.dibujo} nombre={props.titulo} />}
      </details>
      <button
        type="button"
        aria-label={`Guardar PNG: ${props.titulo}`}
        aria-disabled={estado === 'guardando'}
        onClick={() => void save()}
      >
        Guardar PNG
      </button>
      <span role="status" className={styles.falla}>
        {estado === 'falla' && 'No se pudo guardar la imagen. Intenta de nuevo.'}
      </span>
    </div>
  )
}
