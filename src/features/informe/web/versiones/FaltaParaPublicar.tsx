import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApi } from '#web/lib/site.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import type { Seccion } from '../informe-queries.ts'
import styles from './Versiones.module.css'
import { versionesQuery } from './versiones-query.ts'

/** Sections that go in with a wording nobody stands for yet. */
export const listPorRevisar = (secciones: readonly Seccion[]): Seccion[] =>
  secciones.filter(({ incluida, redacciones }) => incluida && redacciones.some(({ revisada }) => !revisada))

interface FaltaParaPublicarProps {
  idClima: string
  secciones: readonly Seccion[]
  /** Where the round is closed. */
  cierre: string
  onRevisar: (clave: string) => void
}

/** All that stands between the report and the client, before anybody tries. */
export function FaltaParaPublicar({ idClima, secciones, cierre, onRevisar }: FaltaParaPublicarProps) {
  const { data } = useQuery(versionesQuery(useApi(), idClima))
  const porRevisar = listPorRevisar(secciones)
  if (!data || (!data.impedimento && porRevisar.length === 0)) return null
  return (
    <section className={styles.falta} aria-labelledby="falta-para-publicar">
      <h2 id="falta-para-publicar">Para publicar al cliente falta</h2>
      <ul>
        {porRevisar.length > 0 && (
          <li>
            <strong>
              Revisar {porRevisar.length === 1 ? 'una sección' : `${porRevisar.length} secciones`}.
            </strong>
            <span className={styles.porRevisar}>
              {porRevisar.map(({ clave, nombre }) => (
                <Boton
                  key={clave}
                  tono="texto"
                  onClick={() => {
                    onRevisar(clave)
                    requestAnimationFrame(focusRedaccion)
                  }}
                >
                  {nombre}
                </Boton>
              ))}
            </span>
          </li>
        )}
        {data.impedimento && (
          <li>
            {data.impedimento} <Link to={cierre}>Ver el clima</Link>
          </li>
        )}
      </ul>
    </section>
  )
}

/** What is to be looked at may stand far below. */
function focusRedaccion(): void {
  const titulo = document.getElementById('seccion-elegida')
  titulo?.closest('section')?.querySelector('textarea')?.focus()
}
