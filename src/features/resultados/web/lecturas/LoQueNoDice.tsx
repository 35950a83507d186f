import { formatNumero, formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { Reparos } from '#web/ui/Reparos.tsx'
import type { DatosDePrioridades } from './lecturas-queries.ts'

/** What a reader must not take from the chart. */
export function LoQueNoDice({ datos }: { datos: DatosDePrioridades }) {
  const { prioridades, compromiso, personas, minimo } = datos
  const baja = prioridades.reduce<(typeof prioridades)[number] | null>(
    (menor, una) => (una.nivel !== 'pesaMas' && (menor === null || una.valor < menor.valor) ? una : menor),
    null,
  )
  return (
    <Reparos titulo="Lo que esta gráfica no dice">
      <li>
        <strong>Ir juntas no es causar.</strong> Una variable se asocia con {compromiso} cuando quienes la
        contestan mejor también contestan mejor lo otro. Dice qué va junto, no qué provoca qué.
      </li>
      <li>
        <strong>Con cuántas personas.</strong> {formatNumero(personas ?? 0)} contestaron las dos cosas. Con
        ese número no se puede ordenar variable por variable, así que se dicen tres franjas: la que pesa
        claramente más que las demás, la que pesa claramente menos, y las que no se distinguen.
      </li>
      {baja && (
        <li>
          <strong>Pesar menos no es importar poco.</strong> {baja.variable} tiene{' '}
          {formatPorcentaje(baja.valor)}&nbsp;%: puede doler aunque la gente siga comprometida con la empresa.
        </li>
      )}
      <li>
        <strong>Toda la empresa.</strong> No se calcula por grupo, ni con menos de {formatNumero(minimo)}{' '}
        personas.
      </li>
    </Reparos>
  )
}
