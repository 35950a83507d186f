import { ExtrasDeSeccion } from './ExtrasDeSeccion.tsx'
import styles from './Informe.module.css'
import type { Informe } from './informe-queries.ts'
import { PreviaDeInforme } from './PreviaDeInforme.tsx'
import { type DocumentoVisto, placeSecciones } from './place-secciones.ts'
import { RedaccionDeSeccion } from './RedaccionDeSeccion.tsx'

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
