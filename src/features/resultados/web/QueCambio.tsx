import { compareComienzos } from '#domain/climas/ronda.ts'
import type { DosDeGraficas } from './BloqueComparado.tsx'
import styles from './Comparativas.module.css'
import { DeclararComparable } from './lecturas/DeclararComparable.tsx'
import type { ReglasDeComparacion } from './palabras.ts'

/** Over two rounds side by side: what does not compare and why, and what compares because staff say so. */
export function QueCambio({ reglas: { datos }, dos }: { reglas: ReglasDeComparacion; dos: DosDeGraficas }) {
  const [antes, ahora] = dos.toSorted(compareComienzos)
  const distintas = datos.variables.filter(({ comparabilidad: { motivo } }) => motivo)
  if (distintas.length === 0 && !datos.general.motivo) return null
  return (
    <section className={styles.queCambio}>
      <h2>
        Qué cambió de {antes!.periodo} a {ahora!.periodo}
      </h2>
      {datos.general.tipo === 'conAviso' && <p>{datos.general.motivo}</p>}
      {distintas.map(({ nombre, comparabilidad: { tipo, motivo } }) => (
        <div key={nombre}>
          <p>
            {tipo !== 'declarada' && <b>{nombre} no es comparable. </b>}
            {motivo}
          </p>
          {tipo !== 'soloAqui' && (
            <DeclararComparable
              variable={nombre}
              idClima={ahora!.id}
              periodo={ahora!.periodo}
              comparado={antes!}
              declarada={tipo === 'declarada'}
            />
          )}
        </div>
      ))}
    </section>
  )
}
