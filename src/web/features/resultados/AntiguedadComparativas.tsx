import { memo } from 'react'
import { BloquesDePartesComparadas } from './BloquesDePartesComparadas.tsx'
import type { PropsDeGrafica } from './graficas.ts'
import { type DosClimas, PantallaComparativa } from './PantallaComparativa.tsx'
import { antiguedadQuery, type ParteDeClima } from './resultados-queries.ts'

/** The seniorities of two rounds. */
export const AntiguedadComparativas = (props: PropsDeGrafica) => (
  <PantallaComparativa
    {...props}
    grafica="AntiguedadComparativas"
    texto="Dos climas de la misma empresa, según el tiempo de laborar en la empresa. La diferencia va en puntos porcentuales."
    query={antiguedadQuery}
    Cuerpo={Cuerpo}
  />
)

const Cuerpo = memo(function Cuerpo(dos: DosClimas<{ partes: ParteDeClima[] }>) {
  return <BloquesDePartesComparadas {...dos} una="antigüedad" barra="Indicador" />
})
