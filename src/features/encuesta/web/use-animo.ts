import { useEffect, useState } from 'react'

const CUARTOS = [
  { parte: 0.75, texto: 'Ya casi: van tres cuartas partes.' },
  { parte: 0.5, texto: 'Vas por la mitad.' },
  { parte: 0.25, texto: 'Ya va una cuarta parte.' },
]
const ANIMO_MS = 5_000

/** A friendly line where the page saved last went past a quarter, a half or three quarters. */
export function computeAnimo(hechas: number, paginas: number, msPorPagina: number | null): string | null {
  const cuarto = CUARTOS.find(({ parte }) => hechas / paginas >= parte)
  if (!cuarto || (hechas - 1) / paginas >= cuarto.parte || hechas >= paginas) return null
  if (msPorPagina === null) return cuarto.texto
  const minutos = Math.max(1, Math.round((msPorPagina * (paginas - hechas)) / 60_000))
  return `${cuarto.texto} ${minutos === 1 ? 'Queda como 1 minuto.' : `Quedan unos ${minutos} minutos.`}`
}

/** At this person's own pace, as far as it is known: who comes back to a survey has none yet. */
export function useAnimo(hechas: number, paginas: number): string | null {
  const [inicio] = useState(() => ({ hechas, ahora: performance.now() }))
  const [animo, setAnimo] = useState<string | null>(null)
  useEffect(() => {
    const nuevas = hechas - inicio.hechas
    if (nuevas === 0) return
    setAnimo(computeAnimo(hechas, paginas, nuevas > 1 ? (performance.now() - inicio.ahora) / nuevas : null))
    const timer = setTimeout(() => setAnimo(null), ANIMO_MS)
    return () => clearTimeout(timer)
  }, [hechas, paginas, inicio])
  return animo
}
