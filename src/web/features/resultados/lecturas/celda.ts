import type { CSSProperties } from 'react'
import { toVariable } from '../../../../dibujo/paleta.ts'
import { getColorDeBanda } from '../../../../dibujo/resultados/colores.ts'
import { isAlMenos } from '../../../../domain/resultados/bandas.ts'

/** Black on seven bands, paper on the darkest: what is written is always read. */
export const getEstiloDeCelda = (valor: number): CSSProperties => ({
  background: toVariable(getColorDeBanda(valor)),
  color: isAlMenos(valor, 90) ? 'var(--paper)' : '#000',
})
