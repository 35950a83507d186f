import fc from 'fast-check'
import { checkClima } from '../../climas/check-clima.ts'
import type { Hoja } from '../hoja.ts'
import { readLibro } from '../read-libro.ts'

const celda = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', '', 'LIDERAZGO', '1.', '+', '-', 'x', 'Total', '12', 'Sí') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'Pregunta',
      'Dimensión',
      'Variable',
      'Factor',
      'Sentido',
      'Tipo',
      'Opciones',
      'Parte',
      'Pregunta general',
      'Sentido del factor',
      'Grupo',
      'Área',
      'Personas',
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '1. Mi jefe me escucha.',
      '¿Cuánto tiempo tienes aquí?',
      'Selección múltiple, hasta 900',
      'Antigüedad',
      'a; b; a',
      'Menos de un año | Más',
      'x'.repeat(600),
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
)

const hoja = fc.record({
  nombre: fc.constantFrom('Hoja1', 'Cuestionario', 'Grupos'),
  filas: fc
    .array(fc.array(celda, { maxLength: 14 }), { maxLength: 25 })
    .map((filas) => filas.map((celdas, i) => ({ linea: i + 1, celdas }))),
  ocultas: fc.array(fc.nat({ max: 8 }), { maxLength: 2 }),
})

/** A sentence, a question to a person, or a climate that may be saved: never a failure. */
export function checkHojasAlAzar(cuantas: number): void {
  fc.assert(
    fc.property(fc.array(hoja, { maxLength: 3 }), fc.boolean(), (hojas: Hoja[], todasAFavor) => {
      const { falla, estructura, cuestionario } = readLibro(hojas, { todasAFavor }, ['La Ceiba'])
      if (estructura === null) return falla !== null || cuestionario !== null
      return checkClima({ idEmpresa: 'e', fechaInicio: 0, ...estructura }, null).length === 0
    }),
    { numRuns: cuantas },
  )
}
