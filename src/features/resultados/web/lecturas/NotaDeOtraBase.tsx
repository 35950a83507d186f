import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { Sello } from '../SelloDePublicacion.tsx'

/** Rounds that are computed here on another base than in their own views. */
export function NotaDeOtraBase({
  actual,
  rondas,
}: {
  actual: number
  rondas: readonly { anio: number; conOtraBase: boolean }[]
}) {
  const otras = rondas.filter(({ conOtraBase }) => conOtraBase).map(({ anio }) => String(anio))
  if (otras.length === 0) return null
  return (
    <Sello candado={false}>
      {joinEnLetras(otras)} {otras.length === 1 ? 'se calcula' : 'se calculan'} aquí sobre la base de {actual}
      , para que las rondas se comparen. En sus propias vistas {otras.length === 1 ? 'usa' : 'usan'} otra.
    </Sello>
  )
}
