import { memo } from 'react'
import { pairByNombre } from '#domain/resultados/comparacion.ts'
import { BloqueComparado, describeSolo } from './BloqueComparado.tsx'
import { type ClimaDeGraficas, getReservaDeClima, listCorrecciones } from './clima-de-graficas.ts'
import type { PropsDeGrafica } from './graficas.ts'
import { type DosClimas, PantallaComparativa } from './PantallaComparativa.tsx'
import { type AreaDeAnalisis, areasDeAnalisisQuery } from './resultados-queries.ts'

/** The factors of two rounds, variable by variable. */
export const AreasDeAnalisisComparativas = (props: PropsDeGrafica) => (
  <PantallaComparativa
    {...props}
    grafica="AreasDeAnalisisComparativas"
    texto="factor por factor"
    query={areasDeAnalisisQuery}
  >
    {(dos) => <Cuerpo {...dos} />}
  </PantallaComparativa>
)

const Cuerpo = memo(function Cuerpo({
  actual,
  comparado,
  reglas,
}: DosClimas<{ variables: AreaDeAnalisis[] }>) {
  const climas = [actual.clima, comparado.clima] as const
  return pairByNombre(actual.variables, comparado.variables, listCorrecciones(climas)).map((par, i) => (
    <BloqueComparado
      key={par.nombre}
      primera={i < 2}
      conBase={i === 0}
      titulo={par.nombre}
      texto={describeSolo(par, climas)}
      encabezado="Factor evaluado"
      climas={climas}
      actuales={listFactores(par.actual, actual.clima)}
      comparadas={listFactores(par.comparado, comparado.clima)}
      regla={reglas.factoresDe(par.nombre)}
    />
  ))
})

const listFactores = (variable: AreaDeAnalisis | null, clima: ClimaDeGraficas) =>
  variable?.factores.map((factor) => ({ ...factor, reserva: getReservaDeClima(clima) })) ?? []
