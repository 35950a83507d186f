import { findTexto } from './find-texto.ts'
import styles from './PreguntasAbiertas.module.css'

/** The text with what was looked for marked in it. */
export function MarcaDeTexto({
  texto,
  buscado,
  ignorarAcentos,
}: {
  texto: string
  buscado: string
  ignorarAcentos: boolean
}) {
  const trozos: { desde: number; palabras: string; hallado: boolean }[] = []
  let fin = 0
  for (const desde of findTexto(texto, buscado, ignorarAcentos)) {
    trozos.push({ desde: fin, palabras: texto.slice(fin, desde), hallado: false })
    fin = desde + buscado.length
    trozos.push({ desde, palabras: texto.slice(desde, fin), hallado: true })
  }
  return (
    <>
      {trozos.map(({ desde, palabras, hallado }) =>
        hallado ? (
          <mark key={`m${desde}`} className={styles.hallado}>
            {palabras}
          </mark>
        ) : (
          palabras
        ),
      )}
      {texto.slice(fin)}
    </>
  )
}
