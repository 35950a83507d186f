import type { TotalDeLamina } from '#dibujo/lamina.ts'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getColorDeBanda, LEYENDA_DE_BANDAS } from '#dibujo/resultados/colores.ts'
import { Leyenda } from '#web/ui/graficas/Leyenda.tsx'

export const LeyendaDeBandas = () => (
  <Leyenda entradas={LEYENDA_DE_BANDAS} nombre="Franjas de satisfacción" escala />
)

export const createTotal = (porcentaje: number | null): TotalDeLamina | null =>
  porcentaje === null
    ? null
    : { tipo: 'cifra', texto: formatPorcentaje(porcentaje), color: getColorDeBanda(porcentaje) }

export const AL_PUBLICAR: TotalDeLamina = { tipo: 'alPublicar', texto: 'Al publicar' }
