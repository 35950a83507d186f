import { lazy, Suspense, useState } from 'react'
import { useSiteConfig } from '#web/lib/site.tsx'
import { useRetrasado } from '#web/lib/use-al-dia.ts'
import { Boton, BotonIcono } from '#web/ui/Boton.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { ExtrasDeSeccion } from './ExtrasDeSeccion.tsx'
import styles from './Informe.module.css'
import { type DocumentoVisto, type Informe, placeSecciones } from './informe-queries.ts'
import { RedaccionDeSeccion } from './RedaccionDeSeccion.tsx'

const VisorDePdf = lazy(async () => ({ default: (await import('#web/ui/VisorDePdf.tsx')).VisorDePdf }))

const Presentar = lazy(async () => ({ default: (await import('./Presentar.tsx')).Presentar }))

/** A writer changes much in a moment: the document is made once they rest. */
const REPOSO_MS = 500

interface PreviaDeInformeProps {
  idClima: string
  titulo: string
  /** Fingerprint of what is saved: with another one the document is made again. */
  version: string
  /** The page on which the chosen section begins. */
  desde: number
  nota?: string
  onDocumento: (documento: DocumentoVisto) => void
}

/** The document itself, a page at a time, as it is saved now. */
function PreviaDeInforme({ idClima, titulo, version, desde, nota, onDocumento }: PreviaDeInformeProps) {
  const { basePath } = useSiteConfig()
  const [paginas, setPaginas] = useState(0)
  const [presentando, setPresentando] = useState(false)
  /** Turned by hand from where the section begins. */
  const [vuelta, setVuelta] = useState({ desde, pagina: desde })
  const pagina = vuelta.desde === desde ? vuelta.pagina : desde
  const turn = (a: number) => setVuelta({ desde, pagina: a })
  const url = `${basePath}/api/informe/${idClima}/previa.pdf`
  const conVersion = useRetrasado(`${url}?v=${version}`, REPOSO_MS)
  return (
    <div className={styles.previa}>
      {nota && <p className={styles.nota}>{nota}</p>}
      <Suspense fallback={<Cargador texto="Componiendo las páginas…" />}>
        <VisorDePdf
          url={conVersion}
          titulo={titulo}
          pagina={pagina}
          mantiene
          onAbierto={(pdf) => {
            setPaginas(pdf.paginas)
            onDocumento(pdf)
          }}
        />
      </Suspense>
      {paginas > 0 && (
        <p className={styles.paginas}>
          <BotonIcono
            icono="izquierda"
            nombre="Página anterior"
            aria-disabled={pagina <= 1}
            onClick={() => pagina > 1 && turn(pagina - 1)}
          />
          <span aria-live="polite">
            Página {Math.min(pagina, paginas)} de {paginas}
          </span>
          <BotonIcono
            icono="derecha"
            nombre="Página siguiente"
            aria-disabled={pagina >= paginas}
            onClick={() => pagina < paginas && turn(pagina + 1)}
          />
        </p>
      )}
      {paginas > 0 && (
        <Boton chico className={styles.presentar} onClick={() => setPresentando(true)}>
          Presentar
        </Boton>
      )}
      {presentando && (
        <Suspense>
          <Presentar
            url={conVersion}
            titulo={titulo}
            desde={pagina}
            paginas={paginas}
            onCerrar={() => setPresentando(false)}
          />
        </Suspense>
      )}
      <a className={styles.grande} href={`${url}#page=${pagina}`} target="_blank" rel="noreferrer">
        <Icono nombre="documento" /> Ver en grande
      </a>
    </div>
  )
}

interface DetalleDeSeccionProps {
  idClima: string
  titulo: string
  informe: Informe
  elegida: string
  documento: DocumentoVisto | null
  onDocumento: (documento: DocumentoVisto) => void
  onChange: (change: (informe: Informe) => Informe) => void
}

/** The chosen section: its page as it will be, and its words. */
export function DetalleDeSeccion({
  idClima,
  titulo,
  informe,
  elegida,
  documento,
  onDocumento,
  onChange,
}: DetalleDeSeccionProps) {
  const seccion = informe.secciones.find(({ clave }) => clave === elegida) ?? informe.secciones[0]
  if (!seccion) return null
  const [desde] = (documento && placeSecciones(informe.secciones, documento).get(seccion.clave)) ?? [1]
  return (
    <section aria-labelledby="seccion-elegida">
      <h2 id="seccion-elegida">{seccion.nombre}</h2>
      <div className={styles.trabajo}>
        <PreviaDeInforme
          idClima={idClima}
          titulo={titulo}
          version={describeVersion(informe)}
          desde={desde}
          {...(seccion.incluida ? {} : { nota: 'Esta sección está fuera del informe.' })}
          onDocumento={onDocumento}
        />
        <div className={styles.palabras}>
          <RedaccionDeSeccion key={seccion.clave} idClima={idClima} seccion={seccion} />
          <ExtrasDeSeccion
            key={`extras ${seccion.clave}`}
            clave={seccion.clave}
            informe={informe}
            onChange={onChange}
          />
        </div>
      </div>
    </section>
  )
}

/** Another one with everything that was saved. */
function describeVersion({ revision, secciones, citas, compromisos }: Informe): string {
  const escritas = secciones
    .flatMap(({ redacciones }) => redacciones)
    .reduce((suma, redaccion) => suma + redaccion.revision, 0)
  return [revision, escritas, citas.length, compromisos.length].join('-')
}
