import { formatIniciales } from '#domain/firma/iniciales.ts'
import { formatRutaDeImagen } from '#domain/firma/ruta-de-imagen.ts'
import { useFirma, useSiteConfig } from '#web/lib/site.tsx'
import { Retrato } from '#web/ui/Retrato.tsx'
import styles from './Gente.module.css'
import { useHome } from './use-textos.ts'

/** People of the firm; nothing until it names one. */
export function Personas() {
  const { personas } = useFirma()
  const { basePath } = useSiteConfig()
  const { titulo } = useHome().personas
  if (personas.length === 0) return null
  return (
    <section className={styles.gente} aria-labelledby="titulo-personas">
      <h3 id="titulo-personas">{titulo}</h3>
      <ul>
        {personas.map(({ nombre, rol, linea, foto }) => (
          <li key={nombre} className={styles.persona}>
            <Retrato
              iniciales={formatIniciales(nombre)}
              foto={foto && `${basePath}${formatRutaDeImagen(foto)}`}
            />
            <div>
              <strong>{nombre}</strong>
              <p>{rol}</p>
            </div>
            <p>{linea}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The companies that the firm may name; nothing until it names one. */
export function Clientes() {
  const { clientes } = useFirma()
  const { titulo } = useHome().clientes
  if (clientes.length === 0) return null
  return (
    <section className={styles.gente} aria-labelledby="titulo-clientes">
      <h3 id="titulo-clientes">{titulo}</h3>
      <ul>
        {clientes.map((cliente) => (
          <li key={cliente}>{cliente}</li>
        ))}
      </ul>
    </section>
  )
}
