import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { type ClimaDeGraficas, getBase } from './clima-de-graficas.ts'

/** From here the choice of a base is worth a word. */
const UN_PUNTO = 1

/** Where unfinished sheets make the other base move the overall figure: what it would be. */
export function AvisoDeBase({
  clima,
  porcentaje,
  conLaOtraBase,
}: {
  clima: ClimaDeGraficas
  porcentaje: number | null
  conLaOtraBase: number | null
}) {
  if (porcentaje === null || conLaOtraBase === null) return null
  if (Math.abs(porcentaje - conLaOtraBase) < UN_PUNTO) return null
  const deTodos = getBase(clima) === 'encuestados'
  return (
    <span>
      Entre {deTodos ? 'quienes contestaron cada pregunta' : 'todas las personas que contestaron algo'} sería{' '}
      {formatPorcentaje(conLaOtraBase)}&nbsp;%
      {clima.cerrado ? '.' : '; la base se escoge en la estructura del clima, hasta que se cierra.'}
    </span>
  )
}
