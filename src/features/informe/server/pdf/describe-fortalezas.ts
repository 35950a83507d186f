import { PALETA } from '#dibujo/paleta.ts'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '#dibujo/resultados/colores.ts'
import type { FactorDestacado, SeccionFortalezas } from '#domain/informe/informe.ts'

/** The highest and the lowest factors, as the template reads them. */
export const describeFortalezas = ({ altos, bajos }: SeccionFortalezas) => ({
  'nota-de-altos': describeTramo(altos, 'Lo más alto'),
  'nota-de-bajos': describeTramo(bajos, 'Lo más bajo'),
  altos: altos.map(describeFactor),
  bajos: bajos.map(describeFactor),
})

const describeTramo = (factores: FactorDestacado[], cual: string) => {
  const valores = factores.map(({ valor }) => valor)
  if (valores.length === 0) return ''
  return `${cual}: de ${formatPorcentaje(Math.min(...valores))} a ${formatPorcentaje(Math.max(...valores))}`
}

const describeFactor = (factor: FactorDestacado) => ({
  ...factor,
  valor: formatPorcentaje(factor.valor),
  color: PALETA[getColorDeBanda(factor.valor)],
})
