import type { Trozo } from '#domain/voces/tapados.ts'
import styles from './Mesa.module.css'

/** A text with a mark where something is covered. */
export function TextoCubierto({ trozos }: { trozos: readonly Trozo[] }) {
  return trozos.map((trozo) =>
    trozo.clase === 'tapado' ? (
      <mark key={`t${trozo.tapado.desde}`} className={styles.tapado}>
        {trozo.texto}
      </mark>
    ) : (
      <span key={trozo.desde} data-desde={trozo.desde}>
        {trozo.texto}
      </span>
    ),
  )
}

const PALABRA = /[\p{L}\p{M}\p{N}@._+-]+/gu

/** Every word is a button that covers it. */
export function PalabrasPorTapar({
  trozos,
  onTapar,
}: {
  trozos: readonly Trozo[]
  onTapar: (desde: number, texto: string) => void
}) {
  return trozos.map((trozo) => {
    if (trozo.clase === 'tapado')
      return (
        <mark key={`t${trozo.tapado.desde}`} className={styles.tapado}>
          {trozo.texto}
        </mark>
      )
    const { desde, texto } = trozo
    const partes = []
    let fin = 0
    for (const { 0: palabra, index } of texto.matchAll(PALABRA)) {
      const limpia = trimPuntos(palabra)
      if (limpia === '') continue
      partes.push(
        texto.slice(fin, index),
        <button
          key={desde + index}
          type="button"
          className={styles.palabra}
          aria-label={`Tapar «${limpia}»`}
          onClick={() => onTapar(desde + index, limpia)}
        >
          {limpia}
        </button>,
      )
      fin = index + limpia.length
    }
    return (
      <span key={desde}>
        {partes}
        {texto.slice(fin)}
      </span>
    )
  })
}

/** A word does not end with the point of its sentence. */
function trimPuntos(palabra: string): string {
  let hasta = palabra.length
  while (hasta > 0 && '.-+_'.includes(palabra[hasta - 1]!)) hasta--
  return palabra.slice(0, hasta)
}
