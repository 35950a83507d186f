import { listPartes } from '../../../domain/cuestionario/preguntas-de-parte.ts'
import styles from './ClimaEnDosColumnas.module.css'
import type { ClimaAbierto } from './climas-queries.ts'
import { formatNombreDeParte, NOMBRE_DE_TIPO } from './nombres-de-tipos.ts'

const plural = (n: number, uno: string, varios: string) => `${n} ${n === 1 ? uno : varios}`

export function ResumenDeCuestionario({ clima }: { clima: ClimaAbierto }) {
  const partes = listPartes(clima.cuestionario)
  return (
    <section>
      <h2>Cuestionario</h2>
      <p className={styles.grande}>
        {clima.cantidadDePreguntas}
        <span>
          {' '}
          {clima.cantidadDePreguntas === 1 ? 'pregunta' : 'preguntas'} en{' '}
          {plural(partes.length, 'parte', 'partes')}, {plural(clima.cantidadDePaginas, 'página', 'páginas')}
        </span>
      </p>
      <ol className={styles.partes}>
        {partes.map((parte, i) => (
          <li key={parte.id}>
            <span>{i + 1}</span>
            <strong>{formatNombreDeParte(parte)}</strong>
            <em>{NOMBRE_DE_TIPO[parte.tipo]}</em>
            <b>{parte.preguntas.length + (parte.preguntaAbierta ? 1 : 0)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
