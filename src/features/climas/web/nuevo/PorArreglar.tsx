import type { CuestionarioLeido, Decisiones, FilaLeida } from '#domain/hojas/read-cuestionario.ts'
import { Boton } from '#web/ui/Boton.tsx'
import styles from './LecturaDeHoja.module.css'

/** Those after it wait until these are mended. */
const MAX_NOMBRADAS = 40

interface PorArreglarProps {
  cuestionario: CuestionarioLeido
  problemasDeGrupos: readonly string[]
  /** Questions of another program's file that nothing here is like. */
  noTraido: readonly string[]
  decisiones: Decisiones
  decide: (cambio: Partial<Decisiones>) => void
}

/** By row what is wrong, with its answer beside it; then what was done. */
export function PorArreglar({
  cuestionario,
  problemasDeGrupos,
  noTraido,
  decisiones,
  decide,
}: PorArreglarProps) {
  const esperan = cuestionario.filas.filter(({ duda }) => duda !== null)
  const sinSentido = esperan.filter(({ duda }) => duda?.de === 'sentido').length
  const nombran = cuestionario.filas.filter(({ nombra }) => nombra.length > 0)
  return (
    <aside className={styles.lado} aria-label="Lo que se leyó">
      {esperan.length > 0 && (
        <>
          <h3>{esperan.length} por arreglar</h3>
          {sinSentido > 1 && (
            <p className={styles.todas}>
              {sinSentido} no dicen si estar de acuerdo es bueno.{' '}
              <Boton chico onClick={() => decide({ todasAFavor: true })}>
                Todas a favor
              </Boton>
            </p>
          )}
          <ul>
            {esperan.slice(0, MAX_NOMBRADAS).map((fila) => (
              <li key={fila.linea}>
                <b>Fila {fila.linea}</b>
                <Duda fila={fila} decisiones={decisiones} decide={decide} />
              </li>
            ))}
            {esperan.length > MAX_NOMBRADAS && <li>y {esperan.length - MAX_NOMBRADAS} más</li>}
          </ul>
        </>
      )}
      <h3>Lo que hicimos</h3>
      <ul className={styles.hecho}>
        {nombran.map(({ linea, nombra }) => (
          <li key={linea} className={styles.ojo}>
            <b>Fila {linea}</b> nombra a otra empresa: {nombra.join(', ')}.
          </li>
        ))}
        {[...cuestionario.hecho, ...problemasDeGrupos].map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
        {noTraido.map((frase) => (
          <li key={frase}>No se trajo. {frase}</li>
        ))}
        {cuestionario.hecho.length + nombran.length + problemasDeGrupos.length + noTraido.length === 0 && (
          <li>Nada: la hoja vino como se esperaba.</li>
        )}
      </ul>
    </aside>
  )
}

function Duda({
  fila: { linea, duda, pregunta },
  decisiones,
  decide,
}: {
  fila: FilaLeida
  decisiones: Decisiones
  decide: (cambio: Partial<Decisiones>) => void
}) {
  if (duda?.de === 'problema') return <p>{duda.mensaje}</p>
  if (duda?.de === 'repetida')
    return (
      <>
        <p>Es igual a la fila {duda.linea}.</p>
        {(['quitar', 'dejar'] as const).map((que) => (
          <Boton
            key={que}
            chico
            aria-label={`${que === 'quitar' ? 'Quitarla' : 'Dejar las dos'}: fila ${linea}`}
            onClick={() => decide({ repetidas: { ...decisiones.repetidas, [linea]: que } })}
          >
            {que === 'quitar' ? 'Quitarla' : 'Dejar las dos'}
          </Boton>
        ))}
      </>
    )
  return (
    <>
      <p>Falta el sentido de «{pregunta}».</p>
      {[true, false].map((sentido) => (
        <Boton
          key={String(sentido)}
          chico
          aria-label={`${sentido ? 'A favor' : 'En contra'}: fila ${linea}`}
          onClick={() => decide({ sentidos: { ...decisiones.sentidos, [linea]: sentido } })}
        >
          {sentido ? 'A favor' : 'En contra'}
        </Boton>
      ))}
    </>
  )
}
