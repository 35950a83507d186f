import type { Parrafo as Texto } from '#web/content/tipos.ts'
import { Enlace } from '#web/lib/Enlace.tsx'

/** Text with its links. */
export function Parrafo({ texto }: { texto: Texto }) {
  if (typeof texto === 'string') return texto
  return texto.map((pieza) => {
    if (typeof pieza === 'string') return pieza
    if ('ruta' in pieza) {
      return (
        <Enlace key={pieza.ruta} to={pieza.ruta}>
          {pieza.texto}
        </Enlace>
      )
    }
    return (
      <a key={pieza.correo} href={`mailto:${pieza.correo}`}>
        {pieza.texto}
      </a>
    )
  })
}
