import { describe, expect, test } from 'vitest'
import {
  EDADES,
  type FiltrosDeCvs,
  listTerminosDeFiltros,
  parseBusquedaDeCvs,
  parseFiltro,
  SIN_FILTROS,
} from './filtros.ts'
import { listPalabrasDeCV } from './palabras.ts'

const AHORA = Date.UTC(2026, 10, 16)

function meets(
  filtros: Partial<FiltrosDeCvs>,
  cv: { etiquetas?: string[]; estado?: string; alDia?: number },
) {
  const palabras = listPalabrasDeCV({
    nombres: ['Ana'],
    etiquetas: [],
    correo: 'ana@x.gt',
    telefonos: [],
    estado: 'Validado',
    alDia: AHORA,
    archivo: 'validado contador 202611',
    ...cv,
  })
  const [nivel] = parseFiltro('', listTerminosDeFiltros({ ...SIN_FILTROS, ...filtros }, AHORA))
  return nivel!.every(
    (termino) =>
      'sin' in termino ||
      termino.some(({ palabras: [buscada], porInicio }) =>
        palabras.some((palabra) => (porInicio ? palabra.startsWith(buscada!) : palabra === buscada)),
      ),
  )
}

describe('filters beside the words', () => {
  test('a tag is met whole, whatever its case or accents, and never by the words of the file', () => {
    const cv = { etiquetas: ['Analista de nómina', 'C++'] }
    expect(meets({ etiquetas: ['ANALISTA DE NOMINA'] }, cv)).toBe(true)
    expect(meets({ etiquetas: ['c++', 'Analista de nómina'] }, cv)).toBe(true)
    expect(meets({ etiquetas: ['Analista'] }, cv)).toBe(false)
    expect(meets({ etiquetas: ['contador'] }, cv)).toBe(false)
    expect(meets({ etiquetas: ['C'] }, cv)).toBe(false)
  })

  test('the state is met whole, and never by the words of the file', () => {
    expect(meets({ estado: 'validado' }, { estado: 'Validado' })).toBe(true)
    expect(meets({ estado: 'Validado' }, { estado: 'Pendiente de validar' })).toBe(false)
  })

  test.each<[number, string[]]>([
    [Date.UTC(2026, 10, 1), ['seisMeses', 'unAnio', 'dosAnios']],
    [Date.UTC(2026, 4, 1), ['seisMeses', 'unAnio', 'dosAnios']],
    [Date.UTC(2026, 3, 30), ['unAnio', 'dosAnios']],
    [Date.UTC(2025, 10, 1), ['unAnio', 'dosAnios']],
    [Date.UTC(2025, 9, 31), ['dosAnios']],
    [Date.UTC(2024, 10, 1), ['dosAnios']],
    [Date.UTC(2024, 9, 31), ['masDeDosAnios']],
    [Date.UTC(2011, 0, 1), ['masDeDosAnios']],
    [0, ['masDeDosAnios']],
  ])('what was last true at %d is of the ages %j', (alDia, edades) => {
    expect(EDADES.filter((edad) => meets({ edad }, { alDia }))).toEqual(edades)
  })

  test('words and filters too long are refused, and blanks say nothing', () => {
    expect(parseBusquedaDeCvs('x'.repeat(201), null).ok).toBe(false)
    expect(parseBusquedaDeCvs('', { etiquetas: Array.from({ length: 11 }, (_, i) => `e${i}`) }).ok).toBe(
      false,
    )
    expect(parseBusquedaDeCvs('', { estado: 'x'.repeat(41) }).ok).toBe(false)
    expect(parseBusquedaDeCvs(null, { etiquetas: [' ', 'a  b', 'a b'], estado: ' ' }).valor).toEqual({
      filtro: '',
      filtros: { etiquetas: ['a b'], estado: null, edad: null },
    })
  })
})
