import { textosDeServicio } from '#web/content/lineas-de-servicio.ts'
import type { LineaDeServicio, PaginaDeServicio as Pagina } from '#web/content/tipos.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { Isla } from '#web/lib/isla.tsx'
import { useFirma } from '#web/lib/site.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { DatosEstructurados } from './DatosEstructurados.tsx'
import { Enfasis } from './Enfasis.tsx'
import { Lamina } from './Lamina.isla.tsx'
import { MarcoPublico } from './MarcoPublico.tsx'
import styles from './PaginaDeServicio.module.css'
import { presentLinea } from './present-firma.ts'
import { useLineas, usePagina } from './use-lineas.ts'

/** The last line leads to the first. */
function findSiguiente({ meta }: Pagina, lineas: readonly LineaDeServicio[]): LineaDeServicio | undefined {
  const at = lineas.findIndex(({ ruta }) => ruta === meta.ruta)
  return lineas[(at + 1) % lineas.length]
}

/** One line of service: its heading, its introduction and the plate of its services. */
export function PaginaDeServicio({ pagina: deFabrica }: { pagina: Pagina }) {
  const pagina = usePagina(deFabrica)
  const siguiente = findSiguiente(pagina, useLineas())
  return (
    <MarcoPublico meta={pagina.meta} actual="servicios">
      <DatosEstructurados present={presentLinea(pagina, useFirma())} />
      <header className={`${styles.portada} ${pagina.introduccion ? '' : styles.ancha}`}>
        <h1>{pagina.tituloPartido ?? pagina.titulo}</h1>
        {pagina.introduccion && (
          <article className={styles.intro}>
            <p className={styles.guia}>{pagina.introduccion.guia}</p>
            {pagina.introduccion.parrafos.map((parrafo) => (
              <p key={parrafo}>
                <Enfasis texto={parrafo} />
              </p>
            ))}
          </article>
        )}
        {pagina.entrada && (
          <p className={styles.entrada}>
            <Enfasis texto={pagina.entrada} />
          </p>
        )}
      </header>
      <Isla archivo="features/sitio/web/Lamina.isla.tsx">
        <Lamina titulo={pagina.titulo} ruta={pagina.meta.ruta} servicios={pagina.servicios} />
      </Isla>
      <section className={styles.pregunta} aria-labelledby="pregunta">
        <h2 id="pregunta">{textosDeServicio.pregunta.titulo}</h2>
        <Enlace to={textosDeServicio.pregunta.ruta} className={botonClassName('primario')}>
          {textosDeServicio.pregunta.boton}
        </Enlace>
      </section>
      {siguiente && (
        <aside className={styles.sigue} aria-label={textosDeServicio.siguiente}>
          <Enlace to={siguiente.ruta}>
            <span>{textosDeServicio.siguiente}</span>
            <strong>{siguiente.titulo}</strong>
            <Icono nombre="derecha" />
          </Enlace>
        </aside>
      )}
    </MarcoPublico>
  )
}
