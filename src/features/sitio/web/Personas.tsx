import { formatRutaDeImagen } from '#domain/firma/imagenes.ts'
import { formatIniciales } from '#domain/firma/iniciales.ts'
import { useFirma, useSiteConfig } from '#web/lib/site.tsx'
import { Retrato } from '#web/ui/Retrato.tsx'
import styles from './Personas.module.css'
import { useHome } from './use-textos.ts'

/** People of the firm; nothing until it names one. */
export function Personas() {
  const { personas } = useFirma()
  const { basePath } = useSiteConfig()
  const { titulo } = useHome().personas
  if (personas.length === 0) return null
  return (
    <section className={styles.personas} aria-labelledby="titulo-personas">
      <h2 id="titulo-personas">{titulo}</h2>
      <ul>
        {personas.map(({ nombre, rol, linea, foto }) => (
          <li key={nombre}>
            <Retrato
              iniciales={formatIniciales(nombre)}
              foto={foto && `${basePath}${formatRutaDeImagen(foto)}`}
            />
            <div>
              <strong>{nombre}</strong>
              {rol && <span>{rol}</span>}
            </div>
            {linea && <p>{linea}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
