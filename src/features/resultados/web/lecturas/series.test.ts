import { expect, test } from 'vitest'
import type { DatosDeTendencia } from './lecturas-queries.ts'
import { describeBase, listMotivos, type Serie } from './series.ts'

const createDatos = (baseDeCalculo: 'encuestados' | 'respuestasValidas') =>
  ({
    clima: { dataProcesada: { baseDeCalculo } },
    rondas: [
      { periodo: '2023', contestaron: 545 },
      { periodo: '2024', contestaron: 607 },
      { periodo: '2025', contestaron: 640 },
    ],
  }) as DatosDeTendencia

const createSerie = (personas: (number | null)[]) => ({ personas }) as Serie

test('a chart of the trend names what its figures are divided by, and the people behind each of them', () => {
  expect(describeBase(createDatos('encuestados'), createSerie([545, 607, 633]))).toBe(
    'Base: quienes contestaron algo, 545 personas en 2023, 607 personas en 2024 y 633 personas en 2025.',
  )
  expect(describeBase(createDatos('respuestasValidas'), createSerie([40, null, 38]))).toBe(
    'Base: quienes contestaron cada pregunta, sin contar «No Aplica», de 40 personas en 2023 y 38 personas en 2025.',
  )
})

test('figures of fewer questions say so, and a picture says why its line breaks', () => {
  const datos = { ...createDatos('encuestados'), repetidas: 64, soloRepetidas: true }
  expect(describeBase(datos, createSerie([545, null, null]))).toBe(
    'Base: quienes contestaron algo, 545 personas en 2023. Solo con las 64 preguntas que se repiten en todas las rondas.',
  )
  const tramos = [
    { tipo: 'rota', motivo: 'Desde 2024 se pregunta otra cosa.' },
    { tipo: 'cortada', motivo: 'Tiendas entró en 2025.' },
    { tipo: 'linea', motivo: null },
  ] as Serie['tramos']
  expect(listMotivos(datos, { tramos })).toEqual([
    '2023 no es comparable. Desde 2024 se pregunta otra cosa.',
    'Línea cortada: Tiendas entró en 2025.',
  ])
})
