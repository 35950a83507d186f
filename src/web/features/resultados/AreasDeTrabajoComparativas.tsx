import { memo } from 'react'
import { BloquesDePartesComparadas } from './BloquesDePartesComparadas.tsx'
import type { PropsDeGrafica } from './graficas.ts'
import { type DosClimas, PantallaComparativa } from './PantallaComparativa.tsx'
import { areasDeTrabajoQuery, type ParteDeClima } from './resultados-queries.ts'

/** The work areas of two rounds. */
export const AreasDeTrabajoComparativas = (props: PropsDeGrafica) => (
  <PantallaComparativa
    {...props}
    grafica="AreasDeTrabajoComparativas"
    texto="Dos climas de la misma empresa, área por área. La diferencia va en puntos porcentuales."
    query={areasDeTrabajoQuery}
    Cuerpo={Cuerpo}
  />
)

const Cuerpo = memo(function Cuerpo(dos: DosClimas<{ partes: ParteDeClima[] }>) {
  return <BloquesDePartesComparadas {...dos} una="área de trabajo" barra="Variable" />
})
