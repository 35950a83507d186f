import { memo } from 'react'
import { pairByNombre } from '../../../domain/resultados/comparacion.ts'
import { BloqueComparado } from './BloqueComparado.tsx'
import { describeSolo } from './BloquesDePartesComparadas.tsx'
import type { PropsDeGrafica } from './graficas.ts'
import { type DosClimas, PantallaComparativa } from './PantallaComparativa.tsx'
import { type AreaDeAnalisis, areasDeAnalisisQuery } from './resultados-queries.ts'

/** The factors of two rounds, variable by variable. */
export const AreasDeAnalisisComparativas = (props: PropsDeGrafica) => (
  <PantallaComparativa
    {...props}
    grafica="AreasDeAnalisisComparativas"
    texto="Dos climas de la misma empresa, factor por factor. La diferencia va en puntos porcentuales."
    query={areasDeAnalisisQuery}
    Cuerpo={Cuerpo}
  />
)

const Cuerpo = memo(function Cuerpo({ actual, comparado }: DosClimas<{ variables: AreaDeAnalisis[] }>) {
  const climas = [actual.clima, comparado.clima] as const
  return pairByNombre(actual.variables, comparado.variables).map((par) => (
    <BloqueComparado
      key={par.nombre}
      titulo={par.nombre}
      texto={describeSolo(par, climas)}
      encabezado="Factor evaluado"
      climas={climas}
      actuales={par.actual?.factores ?? []}
      comparadas={par.comparado?.factores ?? []}
    />
  ))
})
