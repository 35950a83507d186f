import { useState } from 'react'
import type { FilaCsv } from '#domain/encuestados/parse-csv.ts'
import type { CampoDeLista, ColumnasDeLista } from '#domain/encuestados/read-invitados.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Tabla } from '#web/ui/Tabla.tsx'
import styles from './InvitarConArchivo.module.css'

const CAMPOS: readonly [CampoDeLista, string][] = [
  ['correo', 'Correo'],
  ['grupo', 'Grupo'],
  ['nombre', 'Nombre'],
]

const FILAS_A_LA_VISTA = 6

/** "A" to "Z", "AA": as a spreadsheet calls it. */
const formatColumna = (i: number): string =>
  (i >= 26 ? formatColumna(Math.floor(i / 26) - 1) : '') + String.fromCharCode(65 + (i % 26))

interface ColumnasDeArchivoProps {
  filas: readonly FilaCsv[]
  columnas: ColumnasDeLista
  /** The reader could not tell them: it is asked at once, and not behind a press. */
  pide: boolean
  /** A climate of one group needs no column that says it. */
  conGrupo: boolean
  onChange: (columnas: ColumnasDeLista) => void
}

/** The first rows of a list, over each of whose columns a person says what it is. */
export function ColumnasDeArchivo({ filas, columnas, pide, conGrupo, onChange }: ColumnasDeArchivoProps) {
  // Once asked it stays open: the last choice is not taken away from under the hand.
  const [abierta] = useState(pide)
  const vistas = filas.slice(0, FILAS_A_LA_VISTA)
  const visibles = columnas.flatMap((campo, i) =>
    campo !== null || vistas.some(({ celdas }) => celdas[i]) ? [i] : [],
  )
  const setCampo = (columna: number, campo: CampoDeLista | null) =>
    onChange(columnas.map((este, i) => (i === columna ? campo : este === campo ? null : este)))
  return (
    <details className={styles.columnas} open={abierta || pide}>
      <summary>Qué es cada columna</summary>
      {pide && (
        <Aviso tono="nota">
          No se sabe cuál columna es cuál: dilo sobre cada una.{' '}
          {conGrupo ? 'Hacen falta la del correo y la del grupo.' : 'Hace falta la del correo.'}
        </Aviso>
      )}
      <Tabla nombre="Comienzo del archivo" densa>
        <thead>
          <tr>
            {visibles.map((i) => (
              <th key={i} scope="col" data-duda={(pide && columnas[i] === null) || undefined}>
                <span>Columna {formatColumna(i)}</span>
                <select
                  aria-label={`Qué es la columna ${formatColumna(i)}`}
                  value={columnas[i] ?? ''}
                  onChange={(event) =>
                    setCampo(i, (event.currentTarget.value || null) as CampoDeLista | null)
                  }
                >
                  <option value="">No se usa</option>
                  {CAMPOS.map(([campo, texto]) => (
                    <option key={campo} value={campo}>
                      {texto}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vistas.map(({ linea, celdas }) => (
            <tr key={linea}>
              {visibles.map((i) => (
                <td key={i}>{celdas[i] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Tabla>
    </details>
  )
}
