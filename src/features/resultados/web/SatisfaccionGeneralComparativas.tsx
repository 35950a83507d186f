import { memo } from 'react'
import type { Cifra } from '#dibujo/resultados/cifras.ts'
import type { VariablesQueFaltan } from '#domain/resultados/menos-preguntas.ts'
import { BloqueComparado } from './BloqueComparado.tsx'
import { getReservaDeClima } from './clima-de-graficas.ts'
import type { PropsDeGrafica } from './graficas.ts'
import { type DosClimas, PantallaComparativa } from './PantallaComparativa.tsx'
import { type ConClima, satisfaccionGeneralQuery } from './resultados-queries.ts'

/** The overall figure and the indicators of two rounds. */
export const SatisfaccionGeneralComparativas = (props: PropsDeGrafica) => (
  <PantallaComparativa
    {...props}
    grafica="SatisfaccionGeneralComparativas"
    texto="indicador por indicador"
    query={satisfaccionGeneralQuery}
  >
    {(dos) => <Cuerpo {...dos} />}
  </PantallaComparativa>
)

type Datos = {
  porcentaje: number | null
  menosPreguntas: boolean
  faltanVariables: VariablesQueFaltan | null
  indicadores: Cifra[]
}

const toGeneral = ({ clima, porcentaje, menosPreguntas, faltanVariables }: Datos & ConClima): Cifra[] => [
  {
    nombre: 'Satisfacción general',
    porcentaje,
    menosPreguntas,
    faltanVariables,
    reserva: getReservaDeClima(clima),
  },
]

const toIndicadores = ({ clima, indicadores }: Datos & ConClima): Cifra[] =>
  indicadores.map((indicador) => ({ ...indicador, reserva: getReservaDeClima(clima) }))

const Cuerpo = memo(function Cuerpo({ actual, comparado, reglas }: DosClimas<Datos>) {
  const climas = [actual.clima, comparado.clima] as const
  return (
    <>
      <BloqueComparado
        primera
        conBase
        titulo="Satisfacción general"
        texto="Media de los indicadores."
        encabezado="Clima"
        climas={climas}
        actuales={toGeneral(actual)}
        comparadas={toGeneral(comparado)}
        regla={reglas.general}
      />
      <BloqueComparado
        primera
        titulo="Indicadores de medición"
        encabezado="Indicador"
        climas={climas}
        actuales={toIndicadores(actual)}
        comparadas={toIndicadores(comparado)}
        regla={reglas.indicadores}
      />
    </>
  )
})
