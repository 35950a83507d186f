import { EXPLICA_MENOS_PREGUNTAS } from '#domain/resultados/menos-preguntas.ts'
import { NoEncontrado } from '#web/ui/NoEncontrado.tsx'
import styles from './Resultados.module.css'
import type { ConClima } from './resultados-queries.ts'
import { SeEstaTerminando } from './SelloDePublicacion.tsx'

interface Parte {
  menosPreguntas?: boolean | null
  reserva?: string | null
}

/** The meaning of "con menos preguntas", once, where it stands beside some figure. */
export const NotaDeMenosPreguntas = ({ partes }: { partes: readonly Parte[] }) =>
  partes.some(({ menosPreguntas, reserva }) => menosPreguntas && !reserva) && (
    <p className={styles.nota}>{EXPLICA_MENOS_PREGUNTAS}</p>
  )

/** Instead of empty charts. */
export function SinRespuestas({ clima }: ConClima) {
  const { periodo, cerrado, minimoPorGrupo } = clima
  if (clima.terminando) return <SeEstaTerminando clima={clima} />
  if (!cerrado)
    return (
      <p className={styles.vacia}>
        <strong>Nadie ha contestado todavía.</strong> Las gráficas aparecen con la primera respuesta.
      </p>
    )
  return (
    <p className={styles.vacia}>
      <strong>El clima de {periodo} se cerró sin cifras.</strong>{' '}
      {minimoPorGrupo === 1
        ? 'Nadie lo contestó.'
        : `Con menos de ${minimoPorGrupo} cuestionarios contestados, uno podría señalar a alguien.`}
    </p>
  )
}

/** An address may outlive the group, the round or the variable that it names. */
export const YaNoEsta = ({ enTodo }: { enTodo: string }) => (
  <NoEncontrado titulo="Eso ya no está en este clima" a={enTodo} salida="Ver toda la empresa">
    Esta dirección pide un grupo, una ronda o una variable que se quitó o cambió.
  </NoEncontrado>
)
