import { memo } from 'react'
import { BloquesDePartesComparadas } from './BloquesDePartesComparadas.tsx'
import type { PropsDeGrafica } from './graficas.ts'
import { type DosClimas, PantallaComparativa } from './PantallaComparativa.tsx'
import { gruposDeOpinionQuery, type ParteDeClima } from './resultados-queries.ts'

/** The opinion groups of two rounds. */
export const GruposDeOpinionComparativas = (props: PropsDeGrafica) => (
  <PantallaComparativa
    {...props}
    grafica="GruposDeOpinionComparativas"
    texto="Dos climas de la misma empresa, grupo por grupo. La diferencia va en puntos porcentuales."
    query={gruposDeOpinionQuery}
    Cuerpo={Cuerpo}
  />
)

const Cuerpo = memo(function Cuerpo(dos: DosClimas<{ partes: ParteDeClima[] }>) {
  return <BloquesDePartesComparadas {...dos} una="grupo de opinión" barra="Variable" />
})
