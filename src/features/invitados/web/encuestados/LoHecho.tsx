import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import type { ClimaConGrupos } from './encuestados-queries.ts'
import styles from './InvitacionDeEncuesta.module.css'
import { TokensParaEntregar } from './TokensParaEntregar.tsx'
import type { Hecho } from './use-invitar.ts'

const isEnCamino = () => true
const EN_CAMINO = {
  titulo: 'Los tokens se están creando',
  texto:
    'Se muestran aquí, una sola vez. Si sales ahora se pierden, y los lugares de su grupo quedan ocupados hasta que los elimines en Encuestados.',
  seguir: 'Quedarme',
  salir: 'Salir y perderlos',
}

/** What was done on this visit: a notice passes too quickly for a token, or for names that were skipped. */
export function LoHecho({
  clima,
  hechos,
  creando,
}: {
  clima: ClimaConGrupos
  hechos: readonly Hecho[]
  /** Whether tokens are on their way. */
  creando: boolean
}) {
  const mensajes = hechos.filter(({ tokens }) => tokens.length === 0)
  const tokens = hechos.flatMap(({ tokens, idGrupo }) => tokens.map((token) => ({ token, idGrupo })))
  return (
    <section className={styles.hecho} aria-label="Lo hecho en esta visita">
      <h2>En esta visita</h2>
      {hechos.length === 0 && (
        <p className={styles.nada}>Aquí queda lo que vayas enviando y los tokens que crees.</p>
      )}
      {mensajes.length > 0 && (
        <ul className={styles.mensajes}>
          {mensajes.map(({ mensaje }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
            <li key={i}>{mensaje}</li>
          ))}
        </ul>
      )}
      {creando && <GuardaDeCambios hasCambios={isEnCamino} pregunta={EN_CAMINO} />}
      {tokens.length > 0 && <TokensParaEntregar clima={clima} tokens={tokens} guarda={!creando} />}
    </section>
  )
}
