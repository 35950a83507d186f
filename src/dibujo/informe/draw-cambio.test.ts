import { expect, test } from 'vitest'
import { INFORME_DE_EJEMPLO } from '#domain/informe/testing/informe-de-ejemplo.ts'
import type { Texto } from '../trazos.ts'
import { drawCambio } from './draw-cambio.ts'

const LARGO = 'Reconocimiento al desempeño y oportunidades de crecimiento dentro de la institución'

test('names of several lines stand below each other, each in its own row', () => {
  const seccion = INFORME_DE_EJEMPLO.secciones.find(({ tipo }) => tipo === 'cambio')!
  if (seccion.tipo !== 'cambio') throw new Error('the example has no change')
  const filas = seccion.filas.map((fila, i) => ({ ...fila, nombre: i % 2 ? LARGO : fila.nombre }))
  const figura = drawCambio(filas, '2024', '2025')
  const deNombres = figura.trazos
    .filter((trazo): trazo is Texto => trazo.tipo === 'texto' && trazo.x.px === -figura.izquierda)
    .map(({ y }) => y)
  expect(deNombres.length).toBeGreaterThan(filas.length * 1.5)
  for (const [i, y] of deNombres.entries())
    if (i > 0) expect(y - deNombres[i - 1]!).toBeGreaterThanOrEqual(16)
  expect(deNombres.at(-1)!).toBeLessThan(figura.alto)
})
