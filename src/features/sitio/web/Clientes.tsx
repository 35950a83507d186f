import { useFirma } from '#web/lib/site.tsx'
import styles from './Clientes.module.css'
import { useHome } from './use-textos.ts'

/** The companies that the firm may name; nothing until it names one. */
export function Clientes() {
  const { clientes } = useFirma()
  const { titulo } = useHome().clientes
  if (clientes.length === 0) return null
  return (
    <section className={styles.clientes} aria-labelledby="titulo-clientes">
      <h2 id="titulo-clientes">{titulo}</h2>
      <ul>
        {clientes.map((cliente) => (
          <li key={cliente}>{cliente}</li>
        ))}
      </ul>
    </section>
  )
}
