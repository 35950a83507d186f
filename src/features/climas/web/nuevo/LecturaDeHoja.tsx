import { useEffect, useMemo, useRef } from 'react'
import { canMedir } from '#domain/cuestionario/tipos-de-parte.ts'
import { CAMPOS_DE_COLUMNA, type Campo, TITULO_DE_CAMPO } from '#domain/hojas/columnas.ts'
import type { CuestionarioLeido, Decisiones, FilaLeida } from '#domain/hojas/read-cuestionario.ts'
import { readLibro } from '#domain/hojas/read-libro.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import styles from './LecturaDeHoja.module.css'
import type { LibroElegido } from './origen.ts'
import { PorArreglar } from './PorArreglar.tsx'

interface LecturaDeHojaProps {
  libro: LibroElegido
  otrasEmpresas: readonly string[]
  /** Null: another file is to be chosen. */
  onChange: (libro: LibroElegido | null) => void
}

/** A reading of somebody's own workbook, row by row, before any of it is taken. */
export function LecturaDeHoja({ libro, otrasEmpresas, onChange }: LecturaDeHojaProps) {
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => titulo.current?.focus(), [])
  const { hojas, noTraido = [] } = libro.archivo
  const { decisiones } = libro
  const leido = useMemo(
    () => readLibro(hojas ?? [], decisiones, otrasEmpresas),
    [hojas, decisiones, otrasEmpresas],
  )
  const { cuestionario, estructura, falla } = leido
  const decide = (cambio: Partial<Decisiones>) =>
    onChange({ ...libro, decisiones: { ...decisiones, ...cambio } })
  const entran = cuestionario?.filas.filter(({ duda, quitada }) => duda === null && !quitada) ?? []
  const todas = cuestionario?.filas.filter(({ quitada }) => !quitada).length ?? 0
  return (
    <section className={styles.lectura} aria-labelledby="lectura-de-hoja">
      <header className={styles.cabeza}>
        <h2 id="lectura-de-hoja" ref={titulo} tabIndex={-1}>
          Lo que leímos
        </h2>
        <p>
          {[
            libro.nombre,
            cuestionario?.hoja.nombre,
            formatCantidad(todas, 'fila con pregunta', 'filas con pregunta'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      {falla && <Aviso tono="mal">{falla}</Aviso>}
      {cuestionario?.pide && (
        <Aviso tono="nota">
          No se sabe cuál columna es cuál. Dilo sobre cada una; hace falta la de las preguntas.
        </Aviso>
      )}
      {cuestionario && (
        <div className={styles.columnas}>
          <HojaLeida cuestionario={cuestionario} decisiones={decisiones} decide={decide} />
          <PorArreglar
            cuestionario={cuestionario}
            problemasDeGrupos={leido.problemasDeGrupos}
            noTraido={noTraido}
            decisiones={decisiones}
            decide={decide}
          />
        </div>
      )}
      <footer className={styles.pie}>
        <p aria-live="polite">
          {estructura && (
            <>
              <b>
                {entran.length} de {formatCantidad(todas, 'pregunta', 'preguntas')}
              </b>{' '}
              {entran.length === 1 ? 'entra' : 'entran'} ya.
              {entran.length < todas &&
                ' Las demás esperan en la lista; las que no se arreglen quedan fuera.'}
            </>
          )}
        </p>
        <Boton onClick={() => onChange(null)}>Otro archivo</Boton>
        <Boton
          tono="primario"
          disabled={!estructura}
          onClick={() =>
            estructura && onChange({ ...libro, traido: { estructura, preguntas: entran.length } })
          }
        >
          {entran.length === 1 ? 'Traer la pregunta' : `Traer las ${entran.length}`}
        </Boton>
      </footer>
    </section>
  )
}

/** More of them would be no table to look through. */
const MAX_FILAS = 450

interface HojaLeidaProps {
  cuestionario: CuestionarioLeido
  decisiones: Decisiones
  decide: (cambio: Partial<Decisiones>) => void
}

function HojaLeida({ cuestionario, decisiones, decide }: HojaLeidaProps) {
  const { campos, titulos, dudosas, desde, hoja, pide } = cuestionario
  const filas = hoja.filas.slice(desde, desde + MAX_FILAS)
  const porLinea = new Map(cuestionario.filas.map((fila) => [fila.linea, fila]))
  const visibles = campos.flatMap((campo, i) =>
    (campo !== null || filas.some(({ celdas }) => celdas[i])) && !hoja.ocultas?.includes(i) ? [i] : [],
  )
  const pideVariables = !pide && !campos.includes('variable')
  const setCampo = (columna: number, campo: Campo | null) =>
    decide({ columnas: campos.map((este, i) => (i === columna ? campo : este === campo ? null : este)) })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
    <section className={styles.hoja} aria-label="Tu archivo" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Fila</th>
            {pideVariables && <th scope="col">Desde aquí mide</th>}
            {visibles.map((i) => (
              <th key={i} scope="col" data-duda={(dudosas.includes(i) || undefined) ?? (pide || undefined)}>
                <span>{titulos[i] || `Columna ${String.fromCharCode(65 + (i % 26))}`}</span>
                <select
                  aria-label={`Qué es la columna ${titulos[i] || i + 1}`}
                  value={campos[i] ?? ''}
                  onChange={(event) => setCampo(i, (event.currentTarget.value || null) as Campo | null)}
                >
                  <option value="">No se usa</option>
                  {CAMPOS_DE_COLUMNA.concat(
                    campos[i] && !CAMPOS_DE_COLUMNA.includes(campos[i]) ? [campos[i]] : [],
                  ).map((campo) => (
                    <option key={campo} value={campo}>
                      {TITULO_DE_CAMPO[campo]}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map(({ linea, celdas }) => {
            const fila = porLinea.get(linea)
            return (
              <tr key={linea} data-estado={fila ? getEstado(fila) : 'fuera'}>
                <th scope="row">{linea}</th>
                {pideVariables && (
                  <td>
                    {fila && canMedir(fila.tipo) && (
                      <input
                        aria-label={`Variable desde la fila ${linea}`}
                        placeholder={fila.variable}
                        value={decisiones.variables?.[linea] ?? ''}
                        onChange={(event) => {
                          const { [linea]: _, ...otras } = decisiones.variables ?? {}
                          const nombre = event.currentTarget.value
                          decide({ variables: nombre === '' ? otras : { ...otras, [linea]: nombre } })
                        }}
                      />
                    )}
                  </td>
                )}
                {visibles.map((i) => (
                  <td key={i}>{renderCelda(fila, campos[i] ?? null, celdas[i] ?? '')}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

const getEstado = ({ duda, quitada, nombra }: FilaLeida) =>
  quitada ? 'fuera' : duda ? 'espera' : nombra.length > 0 ? 'nombra' : 'entra'

function renderCelda(fila: FilaLeida | undefined, campo: Campo | null, celda: string) {
  if (!fila || campo === null) return celda
  if (campo === 'pregunta')
    return (
      <>
        {fila.quitado && <s>{fila.quitado}</s>} {fila.pregunta}
      </>
    )
  if (fila.heredadas.includes(campo)) return <i title="De la fila de arriba">↑</i>
  if (campo === 'sentido' && fila.duda?.de === 'sentido') return <b>{celda || 'falta'}</b>
  return celda
}
