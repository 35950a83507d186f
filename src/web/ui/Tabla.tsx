import type { ReactNode } from 'react'
import { useAvisos } from './Avisos.tsx'
import { Boton } from './Boton.tsx'
import buscarEnListaStyles from './BuscarEnLista.module.css'
import { Campo } from './Campo.tsx'
import { Icono } from './Icono.tsx'
import { saveArchivo } from './save-archivo.ts'
import styles from './Tabla.module.css'

interface BuscarEnListaProps {
  filtro: string
  /** Words that may be looked for. */
  ejemplo: string
  onBuscar: (filtro: string) => void
}

/** Above a list that comes in pages. */
export function BuscarEnLista({ filtro, ejemplo, onBuscar }: BuscarEnListaProps) {
  return (
    <search>
      <form
        className={buscarEnListaStyles.buscar}
        onSubmit={(event) => {
          event.preventDefault()
          onBuscar(String(new FormData(event.currentTarget).get('buscar') ?? '').trim())
        }}
      >
        <Campo
          rotulo="Buscar"
          name="buscar"
          type="search"
          required={false}
          placeholder={ejemplo}
          autoComplete="off"
          maxLength={100}
          defaultValue={filtro}
        />
        <Boton type="submit">Buscar</Boton>
      </form>
    </search>
  )
}

interface DescargarExcelProps {
  /** Without its ending. */
  archivo: string
  pedir: () => Promise<Blob>
  formatFalla: (error: unknown) => string
}

const FALLA_MS = 5_000

export function DescargarExcel({ archivo, pedir, formatFalla }: DescargarExcelProps) {
  const showAviso = useAvisos()
  const download = async () => {
    try {
      saveArchivo(`${archivo}.xlsx`, await pedir())
    } catch (error) {
      showAviso({ tono: 'mal', texto: formatFalla(error), ms: FALLA_MS })
    }
  }
  return (
    <Boton unaVez onClick={() => void download()}>
      <Icono nombre="descargar" />
      Descargar Excel
    </Boton>
  )
}

interface TablaProps {
  nombre: string
  className?: string
  /**
   * Where its place is narrower than 600 px each row becomes a small sheet: its first cell is the title, the others carry
   * their heading in `data-rotulo`, and `data-toda` gives one the whole width. Without it the table scrolls sideways
   * inside its frame, which is for figures alone.
   */
  apila?: boolean
  /** A table of people and their addresses, which need room: each row becomes a small sheet below 760 px already. */
  pronto?: boolean
  /** A long list of short rows. */
  densa?: boolean
  children: ReactNode
}

/** A ruled table. */
export function Tabla({
  nombre,
  className,
  apila = false,
  pronto = false,
  densa = false,
  children,
}: TablaProps) {
  const tabla = (
    <table
      aria-label={apila ? nombre : undefined}
      className={[styles.tabla, apila && styles.apila, densa && styles.densa, className]
        .filter(Boolean)
        .join(' ')}
    >
      {children}
    </table>
  )
  if (apila) return <div className={`${styles.lugar} ${pronto ? styles.pronto : ''}`}>{tabla}</div>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={styles.marco} aria-label={nombre} tabIndex={0}>
      {tabla}
    </section>
  )
}

/** The heads of its columns; one in parentheses is for whoever does not see the table. */
export function Encabezados({ de }: { de: readonly string[] }) {
  return (
    <thead>
      <tr>
        {de.map((nombre) => (
          <th key={nombre} scope="col">
            {nombre.startsWith('(') ? <span className="oculto">{nombre.slice(1, -1)}</span> : nombre}
          </th>
        ))}
      </tr>
    </thead>
  )
}
