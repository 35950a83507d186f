import { expect, test } from 'vitest'
import { formatFactor, splitFactor } from '#domain/plan/compromiso.ts'
import { parseVista } from '#features/climas/web/vista.ts'
import { createEnlacesDePlan } from './enlaces-de-climas.ts'

test.each([
  [
    { clase: 'variable', medida: 'Carga' },
    { grafica: 'MapaDeCalor', orden: 'Carga' },
  ],
  [
    { clase: 'factor', medida: formatFactor('Carga', 'Horario') },
    { grafica: 'MapaDeCalor', orden: 'Horario', variable: 'Carga' },
  ],
  [{ clase: 'indicador', medida: 'Bienestar' }, { grafica: 'SatisfaccionGeneral' }],
] as const)('what a commitment should move leads to where it stands: $clase', (medida, detalle) => {
  const direccion = createEnlacesDePlan('k4t9w2').medida?.({ ...medida, ...splitFactor(medida.medida) }) ?? ''
  expect(parseVista(new URL(direccion, 'http://sitio'))).toEqual({
    vista: 'GraficasClima',
    idClima: 'k4t9w2',
    ...detalle,
  })
})
