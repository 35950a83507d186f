import { memo } from 'react'
import { BloqueComparado } from './BloqueComparado.tsx'
import type { Cifra } from './cifras.ts'
import type { PropsDeGrafica } from './graficas.ts'
import { type DosClimas, PantallaComparativa } from './PantallaComparativa.tsx'
import { satisfaccionGeneralQuery } from './resultados-queries.ts'

/** The overall figure and the indicators of two rounds. */
export const SatisfaccionGeneralComparativas = (props: PropsDeGrafica) => (
  <PantallaComparativa
    {...props}
    grafica="SatisfaccionGeneralComparativas"
    texto="Dos climas de la misma empresa, indicador por indicador. La diferencia va en puntos porcentuales."
    query={satisfaccionGeneralQuery}
    Cuerpo={Cuerpo}
  />
)

type Datos = { porcentaje: number | null; indicadores: Cifra[] }

const toGeneral = ({ porcentaje }: Datos): Cifra[] => [{ nombre: 'Satisfacción general', porcentaje }]

const Cuerpo = memo(function Cuerpo({ actual, comparado }: DosClimas<Datos>) {
  const climas = [actual.clima, comparado.clima] as const
  return (
    <>
      <BloqueComparado
        titulo="Satisfacción general"
        texto="Media de los indicadores."
        encabezado="Clima"
        climas={climas}
        actuales={toGeneral(actual)}
        comparadas={toGeneral(comparado)}
      />
      <BloqueComparado
        titulo="Indicadores de medición"
        encabezado="Indicador"
        climas={climas}
        actuales={actual.indicadores}
        comparadas={comparado.indicadores}
      />
    </>
  )
})
