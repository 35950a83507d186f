import { expect, test } from 'vitest'
import { drawBarrasConAntes } from '#dibujo/informe/draw-barras-con-antes.ts'
import type { FilaDeCifra } from '#domain/informe/informe.ts'
import { keepKnownCharactersIn } from '#server/pdf/render-pdf.ts'
import { describeMapa } from './describe-mapa.ts'

test('the mark of a figure of fewer questions is one that the typefaces of documents have', () => {
  const mapa = describeMapa({
    tipo: 'mapa',
    titular: '',
    comentario: '',
    indicadores: [{ nombre: 'Liderazgo', variables: ['Guía'] }],
    bloques: [
      [
        {
          nombre: 'De 1 a menos de 3 años',
          personas: 158,
          general: 69.8,
          menosPreguntas: true,
          variables: [59.5],
          menosPorVariable: [true],
          reserva: null,
        },
      ],
    ],
  })
  expect(mapa.menos).not.toBe('')
  expect(keepKnownCharactersIn(mapa)).toEqual(mapa)
  const fila: FilaDeCifra = {
    nombre: 'Ventas',
    valor: 69.8,
    antes: null,
    reserva: null,
    menosPreguntas: true,
  }
  const { trazos } = drawBarrasConAntes([fila])
  expect(JSON.stringify(trazos)).toContain('69.80**')
  expect(keepKnownCharactersIn(trazos)).toEqual(trazos)
})
